// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/quotelinesmodel.h"

#include "quote/entry/lineentry.h"
#include "quote/entry/newline.h"
#include "quote/frombuild/reprice.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

LineColumn columnOf(const QModelIndex &index)
{
    return static_cast<LineColumn>(index.column());
}

bool isField(LineColumn column)
{
    return column != LineColumn::Number && column != LineColumn::Amount;
}

QString detailsOf(const QuoteLine &line)
{
    QStringList details {line.sku, line.details};
    details.removeAll(QString());
    return details.join(u" · "_s);
}

} // namespace

QuoteLinesModel::QuoteLinesModel(QuoteDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    const auto startAnew = [this] {
        m_slips.clear();
        beginResetModel();
        m_shown = static_cast<int>(lines().size());
        endResetModel();
    };
    connect(&m_document, &QuoteDocument::opened, this, startAnew);
    connect(&m_document, &QuoteDocument::alternativeChanged, this, startAnew);
    connect(&m_document, &QuoteDocument::changed, this, &QuoteLinesModel::takeQuote);
    startAnew();
}

const std::vector<QuoteLine> &QuoteLinesModel::lines() const
{
    return m_document.alternative().lines;
}

const QuoteLine &QuoteLinesModel::line(const QModelIndex &index) const
{
    return lines()[static_cast<std::size_t>(index.row())];
}

// Rows come and go as a block at the end: a view keeps its place, and its open field.
void QuoteLinesModel::takeQuote()
{
    const int now = static_cast<int>(lines().size());
    if (now > m_shown) {
        beginInsertRows({}, m_shown, now - 1);
        m_shown = now;
        endInsertRows();
    } else if (now < m_shown) {
        m_slips.clear();
        beginRemoveRows({}, now, m_shown - 1);
        m_shown = now;
        endRemoveRows();
    }
    if (m_shown > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_shown - 1, lineColumnCount - 1));
}

int QuoteLinesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shown;
}

int QuoteLinesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : lineColumnCount;
}

QString QuoteLinesModel::text(const QModelIndex &index) const
{
    return columnOf(index) == LineColumn::Number
        ? countText(index.row() + 1)
        : fieldText(line(index), columnOf(index), m_document.quote().currency);
}

QString QuoteLinesModel::driftText(const QuoteLine &line) const
{
    const Currency &currency = m_document.quote().currency;
    const auto now = driftOf(line, m_document.catalogue(), currency);
    return now ? tr("catalogue now %1").arg(priceText(now, currency)) : QString();
}

QString QuoteLinesModel::faultText(const QModelIndex &index) const
{
    const bool isWholeLine = columnOf(index) == LineColumn::Item;
    QStringList sentences;
    for (int column = 0; column < lineColumnCount; ++column) {
        const auto slip = m_slips.constFind({index.row(), column});
        if (slip != m_slips.cend() && (isWholeLine || column == index.column()))
            sentences.append(slip->sentence);
    }
    for (const QuoteFault &fault : m_document.faults()) {
        if (fault.line == index.row() && (isWholeLine || columnOf(fault.field) == columnOf(index)))
            sentences.append(fault.text);
    }
    return sentences.join(u'\n');
}

QString QuoteLinesModel::spokenText(const QModelIndex &index) const
{
    const QString name = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    const QString value = data(index, Qt::DisplayRole).toString();
    if (columnOf(index) == LineColumn::Item)
        return value;
    return tr("%1: %2").arg(name, value.isEmpty() ? tr("none") : value);
}

QVariant QuoteLinesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: {
        const auto slip = m_slips.constFind({index.row(), index.column()});
        return slip == m_slips.cend() ? text(index) : slip->typed;
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(columnOf(index) <= LineColumn::Item
                                       ? Qt::AlignLeft | Qt::AlignVCenter
                                       : Qt::AlignRight | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return spokenText(index);
    case DetailsRole:
        return detailsOf(line(index));
    case DriftRole:
        return driftText(line(index));
    case Qt::ToolTipRole:
    case FaultRole:
        return faultText(index);
    case OptionalRole:
        return line(index).isOptional;
    default:
        return {};
    }
}

QVariant QuoteLinesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= lineColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(section <= static_cast<int>(LineColumn::Item)
                                       ? Qt::AlignLeft | Qt::AlignVCenter
                                       : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QStringList names {u"#"_s,         tr("Item"),  tr("Qty"),  tr("Unit price"),
                             tr("Discount"), tr("Tax %"), tr("Cost"), tr("Amount")};
    return names.value(section);
}

Qt::ItemFlags QuoteLinesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool isEditable = index.isValid() && isField(columnOf(index)) && m_document.isDraft();
    return isEditable ? flags | Qt::ItemIsEditable : flags;
}

bool QuoteLinesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const QString typed = value.toString();
    if (typed == data(index, Qt::EditRole).toString())
        return true;
    const Cell cell {index.row(), index.column()};
    const QString before = text(index);
    m_slips.remove(cell);
    const Done taken = take(index, typed);
    if (!taken) {
        const QString kept = before.isEmpty() ? tr("nothing") : before;
        m_slips.insert(
            cell,
            {typed, tr("%1 The line keeps its last right value, %2.").arg(taken.error(), kept)});
        Q_EMIT faultSaid(taken.error());
    }
    Q_EMIT dataChanged(this->index(index.row(), 0), this->index(index.row(), lineColumnCount - 1));
    return true;
}

Done QuoteLinesModel::take(const QModelIndex &index, const QString &typed)
{
    QuoteLine changed = line(index);
    if (const Done taken = takeField(changed, columnOf(index), typed, m_document.quote().currency);
        !taken)
        return taken;
    const QString name = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    return editLine(index.row(), tr("Line %1, %2").arg(index.row() + 1).arg(name),
                    [&changed](QuoteLine &line) { line = changed; });
}

Done QuoteLinesModel::editLine(int row, const QString &step,
                               const std::function<void(QuoteLine &)> &change)
{
    const auto alternative = static_cast<std::size_t>(m_document.alternativeIndex());
    return m_document.tryEdit(step, [&](Quote &quote) {
        change(quote.alternatives[alternative].lines[static_cast<std::size_t>(row)]);
    });
}

void QuoteLinesModel::editLines(const QString &step,
                                const std::function<void(std::vector<QuoteLine> &)> &change)
{
    const auto alternative = static_cast<std::size_t>(m_document.alternativeIndex());
    m_document.edit(step, [&](Quote &quote) { change(quote.alternatives[alternative].lines); });
}

int QuoteLinesModel::addLine(const QString &typed)
{
    const QuoteLine line = newLine(typed, m_document.catalogue(), m_document.profile());
    editLines(tr("Add %1").arg(line.name),
              [&line](std::vector<QuoteLine> &lines) { lines.push_back(line); });
    return m_shown - 1;
}

void QuoteLinesModel::removeLine(int row)
{
    if (row < 0 || row >= m_shown)
        return;
    m_slips.clear();
    editLines(tr("Remove line %1").arg(row + 1),
              [row](std::vector<QuoteLine> &lines) { lines.erase(lines.begin() + row); });
}

void QuoteLinesModel::setOptional(int row, bool isOptional)
{
    if (row < 0 || row >= m_shown)
        return;
    editLines(isOptional ? tr("Offer line %1 beside").arg(row + 1)
                         : tr("Count line %1").arg(row + 1),
              [row, isOptional](std::vector<QuoteLine> &lines) {
                  lines[static_cast<std::size_t>(row)].isOptional = isOptional;
              });
}

void QuoteLinesModel::moveLine(int row, int by)
{
    const int to = row + by;
    if (row < 0 || row >= m_shown || to < 0 || to >= m_shown)
        return;
    m_slips.clear();
    editLines(tr("Move line %1").arg(row + 1), [row, to](std::vector<QuoteLine> &lines) {
        std::swap(lines[static_cast<std::size_t>(row)], lines[static_cast<std::size_t>(to)]);
    });
}

QStringList QuoteLinesModel::proposals() const
{
    return newLineNames(m_document.catalogue(), m_document.profile());
}

} // namespace configurator
