// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/aimodels/aimodellistmodel.h"

#include "advice/words.h"
#include "items/choices.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

ModelColumn columnAt(int section)
{
    return static_cast<ModelColumn>(section);
}

int alignmentOf(ModelColumn column)
{
    const bool isNumber = column == ModelColumn::Size || column == ModelColumn::Need
        || column == ModelColumn::LongestContext || column == ModelColumn::Spare;
    return static_cast<int>(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
}

bool isAnswer(ModelColumn column)
{
    return column >= ModelColumn::Verdict;
}

// The distinct texts of all rows, in the order of the alphabet.
template <typename Text>
QStringList distinct(const std::vector<ModelRow> &rows, Text text)
{
    QStringList texts;
    for (const ModelRow &row : rows) {
        const QString found = text(*row.model);
        if (!found.isEmpty() && !texts.contains(found))
            texts << found;
    }
    texts.sort(Qt::CaseInsensitive);
    return texts;
}

} // namespace

AiModelListModel::AiModelListModel(const BuildDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_scan(document)
{
    takeModels();
    connect(&document, &BuildDocument::modelsChanged, this, &AiModelListModel::takeModels);
    connect(&m_scan, &BuildScan::startedAgain, this, &AiModelListModel::takeAnswers);
    connect(&m_scan, &BuildScan::finished, this, &AiModelListModel::takeAnswers);
}

void AiModelListModel::takeModels()
{
    beginResetModel();
    m_rows.clear();
    for (const AiModel &model : m_document.catalogue().models())
        m_rows.push_back(modelRow(model));
    m_shown = passing();
    endResetModel();
    Q_EMIT contentsChanged();
}

void AiModelListModel::setFilter(const AiModelFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    refill();
}

QString AiModelListModel::buildSentence() const
{
    const Totals &totals = m_document.assessment().totals;
    const ModelChoice &choice = m_document.build().choice;
    if (totals.rowCount == 0)
        return tr("Your build is empty. Add a GPU or a machine on the Build page, and this list "
                  "says which models it runs.");
    if (totals.gpuCount == 0)
        return tr("Your build has no GPU yet. Add a GPU or a machine with GPUs on the Build page, "
                  "and this list says which models it runs.");
    const QString users
        = choice.users == 1 ? tr("1 user") : tr("%1 users").arg(countText(choice.users));
    return tr("Your build: %1 usable, %2 fast-linked. Each model in its least reduced format that "
              "fits, for %3 with %4, at %5 or the model's limit.")
        .arg(usableMemoryText(totals), fastLinkedText(totals), users, engineText(choice.engine),
             contextText(choice.context));
}

QString AiModelListModel::countSentence() const
{
    const QString all = countText(totalCount());
    if (m_shown.size() == m_rows.size())
        return totalCount() == 1 ? tr("1 model") : tr("%1 models").arg(all);
    return tr("%1 of %2 models").arg(countText(rowCount()), all);
}

int AiModelListModel::rowOf(const QString &model) const
{
    const auto found = std::ranges::find_if(
        m_shown, [&](std::size_t row) { return m_rows[row].model->id == model; });
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

QStringList AiModelListModel::publishers() const
{
    return distinct(m_rows, [](const AiModel &model) { return model.publisher; });
}

QStringList AiModelListModel::modalities() const
{
    return distinct(m_rows, [](const AiModel &model) { return model.modality; });
}

QStringList AiModelListModel::licences() const
{
    return distinct(m_rows, [](const AiModel &model) { return licenceFamily(model); });
}

int AiModelListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int AiModelListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : modelColumnCount;
}

QVariant AiModelListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return cell(m_rows[m_shown[static_cast<std::size_t>(index.row())]], columnAt(index.column()),
                role);
}

QVariant AiModelListModel::cell(const ModelRow &row, ModelColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return cellText(row, column);
    case RemarkRole:
        return cellRemark(row, column);
    case Qt::AccessibleTextRole:
        return column == ModelColumn::Name && row.model->isOwn
            ? tr("%1, yours").arg(row.model->name)
            : cellText(row, column);
    case Qt::ToolTipRole: // reads HTML unless it is told not to
        return (column == ModelColumn::Verdict && row.answer ? row.answer->text
                                                             : cellText(row, column))
            .toHtmlEscaped();
    case ModelIdRole:
        return row.model->id;
    case VerdictRole:
        return row.answer ? QVariant(static_cast<int>(row.answer->verdict)) : QVariant();
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    default:
        return {};
    }
}

QVariant AiModelListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= modelColumnCount)
        return {};
    if (role == Qt::DisplayRole)
        return columnTitle(columnAt(section));
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(columnAt(section));
    return {};
}

void AiModelListModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= modelColumnCount)
        return;
    m_sortColumn = columnAt(column);
    m_sortOrder = order;
    reorder();
}

bool AiModelListModel::passes(const ModelRow &row, const QStringList &words) const
{
    const AiModel &model = *row.model;
    if ((!m_filter.publisher.isEmpty() && model.publisher != m_filter.publisher)
        || (!m_filter.modality.isEmpty() && model.modality != m_filter.modality)
        || (!m_filter.licence.isEmpty() && licenceFamily(model) != m_filter.licence)
        || (m_filter.size && sizeClassOf(model) != *m_filter.size)
        || (m_filter.onlyRunning && !(row.answer && row.answer->runs())))
        return false;
    return std::ranges::all_of(words,
                               [&](const QString &word) { return row.haystack.contains(word); });
}

std::vector<std::size_t> AiModelListModel::passing() const
{
    const QStringList words = m_filter.text.toLower().split(u' ', Qt::SkipEmptyParts);
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (passes(m_rows[row], words))
            rows.push_back(row);
    }
    std::ranges::sort(rows, [&](std::size_t a, std::size_t b) {
        return comesBefore(m_rows[a], m_rows[b], m_sortColumn, m_sortOrder);
    });
    return rows;
}

void AiModelListModel::refill()
{
    std::vector<std::size_t> next = passing();
    if (next != m_shown) {
        beginResetModel();
        m_shown = std::move(next);
        endResetModel();
    }
    Q_EMIT contentsChanged();
}

// The same rows in another order: whatever points at one goes on pointing at it.
void AiModelListModel::reorder()
{
    std::vector<std::size_t> next = m_shown;
    std::ranges::sort(next, [&](std::size_t a, std::size_t b) {
        return comesBefore(m_rows[a], m_rows[b], m_sortColumn, m_sortOrder);
    });
    if (next == m_shown)
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex &old : before) {
        const auto place = std::ranges::find(next, m_shown[static_cast<std::size_t>(old.row())]);
        after << index(static_cast<int>(place - next.begin()), old.column());
    }
    m_shown = std::move(next);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

// Rows stay where they are until there are answers for the new build.
void AiModelListModel::takeAnswers()
{
    for (ModelRow &row : m_rows)
        row.answer = m_scan.answer(row.model->id);
    const bool isSettled = m_scan.isDone() || !m_scan.hasGpus();
    if (isSettled && (m_filter.onlyRunning || isAnswer(m_sortColumn)))
        refill();
    if (!m_shown.empty())
        Q_EMIT dataChanged(index(0, static_cast<int>(ModelColumn::Verdict)),
                           index(rowCount() - 1, modelColumnCount - 1),
                           {Qt::DisplayRole, Qt::ToolTipRole, VerdictRole});
    Q_EMIT contentsChanged();
}

} // namespace configurator
