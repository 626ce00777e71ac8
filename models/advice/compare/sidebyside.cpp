// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/compare/sidebyside.h"

#include "advice/advicetext.h"
#include "advice/compare/settingswords.h"
#include "advice/compare/unitlist.h"
#include "advice/words.h"

#include <algorithm>
#include <functional>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

struct Column
{
    const Build *build = nullptr;
    Assessment assessment;

    [[nodiscard]] const Totals &totals() const { return assessment.totals; }
    [[nodiscard]] const Fit &fit() const { return assessment.fit; }
};

// A figure as it is shown, and what it is worth where all of it is known.
struct Figure
{
    QString text;
    std::optional<qint64> value;
};

enum class Best { Most, Lowest };

QString bestWord(Best best)
{
    return best == Best::Most ? AdviceText::tr("most") : AdviceText::tr("lowest");
}

template <typename T, typename IsSame>
bool areAllSame(const std::vector<T> &values, const IsSame &isSame)
{
    return std::ranges::all_of(values,
                               [&](const T &value) { return isSame(value, values.front()); });
}

CompareCell cellOf(const QString &text, const QString &remark = {})
{
    CompareCell cell {{{text, CellLine::Kind::Main}}, {}, {}};
    if (!remark.isEmpty())
        cell.lines.push_back({remark, CellLine::Kind::Remark});
    return cell;
}

class TableWriter
{
public:
    TableWriter(const Catalogue &catalogue, const std::vector<Build> &builds, Region region);

    void addUnits();
    void addModel();
    void addMemory();
    void addPower();
    void addPrice();
    [[nodiscard]] QString choiceRemark() const;
    std::vector<CompareRow> take() { return std::move(m_rows); }

private:
    using CellMaker = std::function<CompareCell(const Column &)>;
    using FigureMaker = std::function<Figure(const Column &)>;
    CompareRow &addRow(CompareGroup group, const QString &title, const CellMaker &make);
    CompareRow &addFigures(CompareGroup group, const QString &title, Best best,
                           const FigureMaker &make);
    void addVerdict();

    const Catalogue &m_catalogue;
    std::vector<Column> m_columns;
    std::vector<CompareRow> m_rows;
};

TableWriter::TableWriter(const Catalogue &catalogue, const std::vector<Build> &builds,
                         Region region)
    : m_catalogue(catalogue)
{
    for (const Build &build : builds)
        m_columns.push_back({&build, assess(catalogue, build, region)});
}

// Cells differ where they show something else; rows with another rule say so themselves.
CompareRow &TableWriter::addRow(CompareGroup group, const QString &title, const CellMaker &make)
{
    CompareRow row {group, title, {}, false};
    for (const Column &column : m_columns)
        row.cells.push_back(make(column));
    row.differs = !areAllSame(row.cells, std::equal_to<>());
    m_rows.push_back(std::move(row));
    return m_rows.back();
}

// No figure is the best where one of them is open, or where all show the same.
CompareRow &TableWriter::addFigures(CompareGroup group, const QString &title, Best best,
                                    const FigureMaker &make)
{
    CompareRow &row = addRow(group, title, [&](const Column &c) { return cellOf(make(c).text); });
    std::vector<Figure> figures;
    std::ranges::transform(m_columns, std::back_inserter(figures), make);
    const bool areKnown
        = std::ranges::all_of(figures, [](const Figure &f) { return f.value.has_value(); });
    if (!row.differs || !areKnown)
        return row;
    const auto [lowest, most] = std::ranges::minmax_element(figures, {}, &Figure::value);
    const QString winner = best == Best::Most ? most->text : lowest->text;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i].text == winner)
            row.cells[i].best = bestWord(best);
    }
    return row;
}

void TableWriter::addUnits()
{
    CompareRow &row
        = addRow(CompareGroup::Units, AdviceText::tr("What it is made of"), [&](const auto &c) {
              CompareCell cell;
              for (const ListedUnit &line : unitLines(m_catalogue, *c.build))
                  cell.lines.push_back(
                      {line.text, line.isHeld ? CellLine::Kind::Part : CellLine::Kind::Main});
              return cell;
          });
    row.differs = !areAllSame(m_columns, [](const Column &a, const Column &b) {
        return isMadeOfTheSame(*a.build, *b.build);
    });
    addRow(CompareGroup::Units, AdviceText::tr("Sort of build"),
           [](const Column &c) { return cellOf(clusterSentence(c.totals())); });
}

void TableWriter::addModel()
{
    addRow(CompareGroup::Model, AdviceText::tr("Model"), [&](const Column &c) {
        const QString line = modelLine(m_catalogue, c.build->choice);
        return cellOf(line.isEmpty() ? AdviceText::tr("none chosen") : line);
    });
    addRow(CompareGroup::Model, AdviceText::tr("How it is run"), [](const Column &c) {
        const QString line = usageLine(c.build->choice);
        return cellOf(line.isEmpty() ? u"–"_s : line, settingsText(c.build->choice));
    });
    addVerdict();
    addRow(CompareGroup::Model, AdviceText::tr("Needs on this build"), [](const Column &c) {
        if (c.fit().verdict == Verdict::Unknown)
            return cellOf(AdviceText::tr("not known"));
        const QString need = gibText(c.fit().need());
        return cellOf(c.totals().gpuCount > 0 ? need : AdviceText::tr("%1 on one GPU").arg(need));
    });
}

// The figures beneath the title stand in rows of their own: the title tells whether it differs.
void TableWriter::addVerdict()
{
    CompareRow &row = addRow(CompareGroup::Model, AdviceText::tr("Verdict"), [](const Column &c) {
        CompareCell cell = cellOf(verdictTitle(c.fit()), verdictText(c.fit(), c.totals()));
        cell.verdict = c.fit().verdict;
        return cell;
    });
    row.differs = !areAllSame(m_columns, [](const Column &a, const Column &b) {
        return verdictTitle(a.fit()) == verdictTitle(b.fit()) && a.fit().isTight == b.fit().isTight
            && a.fit().unknownReason == b.fit().unknownReason;
    });
}

void TableWriter::addMemory()
{
    const auto known = [](const Totals &totals, qint64 value) {
        return totals.unknownUnits > 0 ? std::nullopt : std::optional(value);
    };
    addFigures(CompareGroup::Memory, AdviceText::tr("Combined memory"), Best::Most,
               [&](const Column &c) {
                   return Figure {combinedMemoryText(c.totals()),
                                  known(c.totals(), c.totals().combinedMemoryGb)};
               });
    addFigures(
        CompareGroup::Memory, AdviceText::tr("Usable memory"), Best::Most, [&](const Column &c) {
            return Figure {usableMemoryText(c.totals()), known(c.totals(), c.totals().usableMib)};
        });
    addFigures(
        CompareGroup::Memory, AdviceText::tr("Fast-linked memory"), Best::Most,
        [&](const Column &c) {
            return Figure {fastLinkedText(c.totals()), known(c.totals(), c.totals().fastLinkedMib)};
        });
}

void TableWriter::addPower()
{
    addFigures(CompareGroup::Power, AdviceText::tr("Combined power"), Best::Lowest,
               [](const Column &c) {
                   const bool isKnown = c.totals().powerUnknown + c.totals().unknownUnits == 0;
                   return Figure {powerText(c.totals()),
                                  isKnown ? std::optional(c.totals().powerW) : std::nullopt};
               });
    addRow(CompareGroup::Power, AdviceText::tr("Everyday comparison"), [](const Column &c) {
        const auto &comparison = c.assessment.comparison;
        return cellOf(comparison ? comparison->text : AdviceText::tr("nothing to compare yet"));
    });
}

void TableWriter::addPrice()
{
    CompareRow &row = addFigures(
        CompareGroup::Price, AdviceText::tr("Combined price"), Best::Lowest, [&](const Column &c) {
            return Figure {priceText(c.totals(), m_catalogue.currency()),
                           unpricedUnits(c.totals()) == 0 ? std::optional(c.totals().price)
                                                          : std::nullopt};
        });
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const QString remark = priceRemark(m_columns[i].totals());
        row.cells[i].lines.push_back({remark, CellLine::Kind::Remark});
        row.differs = row.differs || row.cells[i].lines != row.cells.front().lines;
    }
}

QString TableWriter::choiceRemark() const
{
    const auto isSameModel = [](const Column &a, const Column &b) {
        return a.build->choice.model == b.build->choice.model;
    };
    const auto isSameChoice = [](const Column &a, const Column &b) {
        return effective(a.build->choice) == effective(b.build->choice);
    };
    if (areAllSame(m_columns, isSameChoice))
        return {};
    return areAllSame(m_columns, isSameModel)
        ? AdviceText::tr("These builds are to run the model in different ways, so their needs and "
                         "verdicts are about different things.")
        : AdviceText::tr(
            "These builds are for different models, so their needs and verdicts are about "
            "different things.");
}

// Two builds of one name are told apart by a number.
QStringList namesOf(const std::vector<Build> &builds)
{
    QStringList names;
    for (std::size_t i = 0; i < builds.size(); ++i) {
        const QString given = builds[i].name.simplified();
        const QString wanted = given.isEmpty()
            ? AdviceText::tr("Build %1").arg(countText(static_cast<qint64>(i) + 1))
            : given;
        QString name = wanted;
        for (int number = 2; names.contains(name); ++number)
            name = AdviceText::tr("%1 (%2)", "name of a build, number")
                       .arg(wanted, countText(number));
        names << name;
    }
    return names;
}

} // namespace

bool SideBySide::hasDifferences() const
{
    return std::ranges::any_of(rows, &CompareRow::differs);
}

SideBySide sideBySide(const Catalogue &catalogue, const std::vector<Build> &builds, Region region)
{
    if (builds.empty())
        return {};
    TableWriter writer(catalogue, builds, region);
    writer.addUnits();
    writer.addModel();
    writer.addMemory();
    writer.addPower();
    writer.addPrice();
    return {namesOf(builds), writer.take(), writer.choiceRemark()};
}

QString spoken(const CompareCell &cell)
{
    QStringList parts;
    for (const CellLine &line : cell.lines)
        parts << line.text;
    if (!cell.best.isEmpty())
        parts << cell.best;
    return parts.join(u", "_s);
}

} // namespace configurator
