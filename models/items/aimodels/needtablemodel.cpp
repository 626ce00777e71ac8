// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/aimodels/needtablemodel.h"

#include "items/aimodels/words/modelwords.h"
#include "items/choices.h"
#include "memory/weights/tensorclasses.h"

#include <algorithm>
#include <array>

namespace configurator {

namespace {

constexpr qint64 kilo = 1024;

int alignmentOf(int column)
{
    return static_cast<int>(
        Qt::AlignVCenter
        | (column == NeedTableModel::FormatColumn ? Qt::AlignLeft : Qt::AlignRight));
}

QString shortContext(qint64 tokens)
{
    return tokens % kilo == 0 ? NeedTableModel::tr("%1 K").arg(countText(tokens / kilo))
                              : countText(tokens);
}

} // namespace

std::vector<qint64> NeedTableModel::contextsOf(const AiModel &model)
{
    std::vector<qint64> contexts = usualContexts(model);
    if (contexts.size() <= std::size_t {mostContexts})
        return contexts;
    constexpr std::array steps {4 * kilo, 8 * kilo, 32 * kilo, 128 * kilo};
    const qint64 limit = contexts.back();
    std::erase_if(contexts, [&](qint64 tokens) {
        return tokens != limit && std::ranges::find(steps, tokens) == steps.end();
    });
    return contexts;
}

void NeedTableModel::show(const AiModel *model, const ModelChoice &use)
{
    beginResetModel();
    m_model = model ? std::optional(*model) : std::nullopt;
    m_use = use;
    m_rows.clear();
    m_contexts.clear();
    if (model) {
        m_use.model = model->id;
        m_contexts = contextsOf(*model);
        for (const WeightFormat &format : formatsFor(*model, use.engine))
            m_rows.push_back(rowFor(*model, format.id));
    }
    endResetModel();
}

NeedTableModel::Row NeedTableModel::rowFor(const AiModel &model, const QString &format) const
{
    const Result<WeightLayout> layout = weightLayout(model, format);
    ModelChoice choice = m_use;
    choice.format = format;
    Row row {format, {}, {}};
    for (const qint64 tokens : m_contexts) {
        choice.context = tokens;
        const Result<EvenNeed> need = evenNeedWith(layout, model, choice);
        row.needs.push_back(need ? std::optional(need->total()) : std::nullopt);
        if (need)
            row.weights = need->requirement.weights.total;
    }
    return row;
}

ModelChoice NeedTableModel::choiceAt(const QModelIndex &index) const
{
    ModelChoice choice = m_use;
    if (!bytesAt(index) || index.column() < firstContextColumn)
        return choice;
    choice.format = m_rows[static_cast<std::size_t>(index.row())].format;
    choice.context = m_contexts[static_cast<std::size_t>(index.column() - firstContextColumn)];
    return choice;
}

QModelIndex NeedTableModel::indexOf(const ModelChoice &choice) const
{
    if (m_rows.empty())
        return {};
    const auto context = std::ranges::lower_bound(m_contexts, choice.context);
    const auto place = static_cast<std::size_t>(
        (context == m_contexts.end() ? std::prev(context) : context) - m_contexts.begin());
    const auto isKnown = [place](const Row &row) { return row.needs[place].has_value(); };
    auto row = std::ranges::find(m_rows, choice.format, &Row::format);
    if (row == m_rows.end() || !isKnown(*row))
        row = std::ranges::find_if(m_rows, isKnown);
    return row == m_rows.end() ? QModelIndex()
                               : index(static_cast<int>(row - m_rows.begin()),
                                       firstContextColumn + static_cast<int>(place));
}

std::vector<SourceLine> NeedTableModel::sourcesAt(const QModelIndex &index) const
{
    const ModelChoice choice = choiceAt(index);
    if (!m_model)
        return {};
    const Result<EvenNeed> need = evenNeed(*m_model, choice);
    return sourcesOf(&*m_model, choice, need ? asFit(*m_model, choice, *need) : Fit());
}

int NeedTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int NeedTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : firstContextColumn + static_cast<int>(m_contexts.size());
}

std::optional<Bytes> NeedTableModel::bytesAt(const QModelIndex &index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() == FormatColumn)
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    return index.column() == WeightsColumn
        ? row.weights
        : row.needs[static_cast<std::size_t>(index.column() - firstContextColumn)];
}

QString NeedTableModel::displayText(const QModelIndex &index) const
{
    if (index.column() == FormatColumn)
        return formatText(*m_model, m_rows[static_cast<std::size_t>(index.row())].format);
    const std::optional<Bytes> bytes = bytesAt(index);
    return bytes ? gibFigure(*bytes) : tr("not known");
}

QString NeedTableModel::spokenText(const QModelIndex &index) const
{
    const std::optional<Bytes> bytes = bytesAt(index);
    if (index.column() == FormatColumn || !bytes)
        return displayText(index);
    const QString &format = m_rows[static_cast<std::size_t>(index.row())].format;
    return tr("%1, %2: %3")
        .arg(format, headerData(index.column(), Qt::Horizontal, ColumnNameRole).toString(),
             gibText(*bytes));
}

QVariant NeedTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::optional<Bytes> bytes = bytesAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return displayText(index);
    case Qt::AccessibleTextRole:
        return spokenText(index);
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    case BytesRole:
        return bytes ? QVariant::fromValue(*bytes) : QVariant();
    case NeedTextRole:
        return bytes ? gibText(*bytes) : tr("not known");
    case UseTextRole: {
        const ModelChoice choice = choiceAt(index);
        const QString users
            = choice.users == 1 ? tr("1 user") : tr("%1 users").arg(countText(choice.users));
        return tr("%1, %2, %3, %4")
            .arg(choice.format, contextText(choice.context), users, engineText(choice.engine));
    }
    default:
        return {};
    }
}

QVariant NeedTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (role != Qt::DisplayRole && role != ColumnNameRole)
        return {};
    if (section == FormatColumn)
        return tr("Format");
    if (section == WeightsColumn)
        return tr("weights");
    const qint64 tokens = m_contexts[static_cast<std::size_t>(section - firstContextColumn)];
    const bool isLong = role == ColumnNameRole || section == firstContextColumn;
    return isLong ? contextText(tokens) : shortContext(tokens);
}

// Only a context can be chosen: weights alone run nothing.
Qt::ItemFlags NeedTableModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool isChoice = index.column() >= firstContextColumn && bytesAt(index);
    return isChoice ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                    : Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
}

} // namespace configurator
