// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/paper/pagelayout.h"
#include "support/testmain.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

FlowItem row(const Cuts &cuts)
{
    FlowItem item {cuts};
    item.table = 0;
    return item;
}

// A page of 100 with a head of 30, rows beneath a head of 10, and blocks after them.
PageContent content(int rows, int rowHeight, const std::vector<Cuts> &blocks = {})
{
    PageContent content;
    content.pageHeight = 100;
    content.tableHeads = {10};
    content.items.push_back({{30}});
    content.items.insert(content.items.end(), static_cast<std::size_t>(rows), row({rowHeight}));
    for (const Cuts &cuts : blocks)
        content.items.push_back({cuts});
    return content;
}

// "0 at 0+30, head 30+10, 1 at 40+20" for each page.
QStringList described(const std::vector<Page> &pages)
{
    QStringList all;
    for (const Page &page : pages) {
        QStringList pieces;
        for (const Piece &piece : page) {
            const bool isHead = piece.kind == Piece::Kind::TableHead;
            const QString name = isHead ? u"head"_s : u"%1 at"_s.arg(piece.index);
            const QString from = piece.from > 0 ? u" from %1"_s.arg(piece.from) : QString();
            pieces.append(u"%1 %2+%3"_s.arg(name).arg(piece.top).arg(piece.height) + from);
        }
        all.append(pieces.join(u", "_s));
    }
    return all;
}

} // namespace

class TestPagination : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages_data();
    void pages();
    void chains_data();
    void chains();
    void nothingOverlapsOrGetsLost_data();
    void nothingOverlapsOrGetsLost();
};

Q_DECLARE_METATYPE(PageContent)

void TestPagination::pages_data()
{
    QTest::addColumn<PageContent>("content");
    QTest::addColumn<QStringList>("pages");
    const auto add = [](const char *name, const PageContent &content, const QStringList &pages) {
        QTest::newRow(name) << content << pages;
    };
    add("B091 everything on one page", content(2, 20, {{15}, {5}}),
        {u"0 at 0+30, head 30+10, 1 at 40+20, 2 at 60+20, 3 at 80+15, 4 at 95+5"_s});
    add("B092 a full page is one page", content(3, 20),
        {u"0 at 0+30, head 30+10, 1 at 40+20, 2 at 60+20, 3 at 80+20"_s});
    add("B086 the head repeats with the rows, and has its own room", content(4, 20),
        {u"0 at 0+30, head 30+10, 1 at 40+20, 2 at 60+20, 3 at 80+20"_s,
         u"head 0+10, 4 at 10+20"_s});
    add("B087 a row stays whole", content(2, 35),
        {u"0 at 0+30, head 30+10, 1 at 40+35"_s, u"head 0+10, 2 at 10+35"_s});
    add("the table's head never stands alone", content(1, 61),
        {u"0 at 0+30"_s, u"head 0+10, 1 at 10+61"_s});
    add("totals stay together, without a table's head", content(3, 20, {{25}}),
        {u"0 at 0+30, head 30+10, 1 at 40+20, 2 at 60+20, 3 at 80+20"_s, u"4 at 0+25"_s});
    add("a block that may be cut stays whole where it can", content(2, 20, {{15, 30}}),
        {u"0 at 0+30, head 30+10, 1 at 40+20, 2 at 60+20"_s, u"3 at 0+30"_s});
    add("no rows", content(0, 0, {{10}}), {u"0 at 0+30, 1 at 30+10"_s});
    add("what takes no place is passed over", content(1, 20, {{}, {10}}),
        {u"0 at 0+30, head 30+10, 1 at 40+20, 3 at 60+10"_s});

    PageContent tall = content(0, 0);
    tall.items.push_back(row({20, 40, 80, 120, 160}));
    add("B082 a row taller than a page is cut at its lines", tall,
        {u"0 at 0+30, head 30+10, 1 at 40+40"_s, u"head 0+10, 1 at 10+80 from 40"_s,
         u"head 0+10, 1 at 10+40 from 120"_s});
    PageContent monster = content(0, 0, {{120}});
    monster.items.insert(monster.items.begin() + 1, row({150, 170}));
    add("a line taller than a page still ends", monster,
        {u"0 at 0+30"_s, u"head 0+10, 1 at 10+150"_s, u"head 0+10, 1 at 10+20 from 150"_s,
         u"2 at 0+120"_s});
}

void TestPagination::pages()
{
    QFETCH(PageContent, content);
    QFETCH(QStringList, pages);
    QCOMPARE(described(layOutPages(content)), pages);
}

// Gaps, flowing text and what stays together.
void TestPagination::chains_data()
{
    QTest::addColumn<PageContent>("content");
    QTest::addColumn<QStringList>("pages");
    const auto add = [](const char *name, std::vector<FlowItem> items, const QStringList &pages) {
        QTest::newRow(name) << PageContent {100, {10, 8}, std::move(items)} << pages;
    };
    add("gaps stand between, not at the top of a page", {{{60}, 5}, {{30}, 10}, {{20}, 7}},
        {u"0 at 0+60, 1 at 70+30"_s, u"2 at 0+20"_s});
    add("the last row goes with the totals",
        {{{40}}, {{20}, 0, 0}, {{20}, 0, 0, false, true}, {{30}}},
        {u"0 at 0+40, head 40+10, 1 at 50+20"_s, u"head 0+10, 2 at 10+20, 3 at 30+30"_s});
    add("but not where no page holds both", {{{20}, 0, 0, false, true}, {{85}}},
        {u"head 0+10, 0 at 10+20"_s, u"1 at 0+85"_s});
    add("a heading goes with its table's head and first row",
        {{{60}}, {{15}, 5, -1, false, true}, {{13}, 0, 1}, {{12}, 0, 1}},
        {u"0 at 0+60"_s, u"1 at 0+15, head 15+8, 2 at 23+13, 3 at 36+12"_s});
    add("each table has its own head", {{{10}, 0, 0}, {{10}, 0, 1}},
        {u"head 0+10, 0 at 10+10, head 20+8, 1 at 28+10"_s});
    add("B084 a note fills the page and goes on",
        {{{50}}, {{20, 40, 60, 80, 100}, 0, -1, true}, {{10}, 0, 0}},
        {u"0 at 0+50, 1 at 50+40"_s, u"1 at 0+60 from 40, head 60+10, 2 at 70+10"_s});
    add("a single line of it is left on neither side", {{{70}}, {{20, 40, 60}, 0, -1, true}},
        {u"0 at 0+70"_s, u"1 at 0+60"_s});
    add("nor before the last line", {{{20}}, {{20, 40, 60, 80, 100}, 0, -1, true}},
        {u"0 at 0+20, 1 at 20+60"_s, u"1 at 0+40 from 60"_s});
    add("nothing at all", {}, {QString()});
}

void TestPagination::chains()
{
    QFETCH(PageContent, content);
    QFETCH(QStringList, pages);
    QCOMPARE(described(layOutPages(content)), pages);
}

void TestPagination::nothingOverlapsOrGetsLost_data()
{
    QTest::addColumn<int>("rows");
    for (int rows = 1; rows <= 200; ++rows)
        QTest::addRow("%d rows", rows) << rows;
}

// Every part of every item once, in order, beneath its head, on the page; and no page empty.
void TestPagination::nothingOverlapsOrGetsLost()
{
    QFETCH(const int, rows);
    QRandomGenerator random(static_cast<quint32>(rows));
    PageContent mixed {100, {10}, {}};
    const auto cuts = [&random](int most) {
        Cuts some;
        for (int line = random.bounded(1, most); line > 0; --line)
            some.push_back((some.empty() ? 0 : some.back()) + random.bounded(3, 7));
        return some;
    };
    mixed.items.push_back({cuts(6)});
    mixed.items.push_back({cuts(60), 4, -1, true});
    for (int row = 0; row < rows; ++row)
        mixed.items.push_back(
            {cuts(random.bounded(20) == 0 ? 40 : 5), 0, 0, false, row == rows - 1});
    mixed.items.push_back({cuts(12), 3});
    mixed.items.push_back({cuts(9), 3, -1, true, true});
    mixed.items.push_back({cuts(4)});

    int item = 0;
    int from = 0;
    for (const Page &page : layOutPages(mixed)) {
        QVERIFY(!page.empty());
        QVERIFY(page.back().kind == Piece::Kind::Item);
        int bottom = 0;
        bool hasHead = false;
        for (const Piece &piece : page) {
            const int gap = piece.top - bottom;
            bottom = piece.top + piece.height;
            if (piece.kind == Piece::Kind::TableHead) {
                QVERIFY(!hasHead && gap >= 0);
                hasHead = true;
                continue;
            }
            const FlowItem &shown = mixed.items[static_cast<std::size_t>(item)];
            QCOMPARE(piece.index, item);
            QCOMPARE(piece.from, from);
            QVERIFY(gap == 0 || gap == shown.gap);
            QVERIFY(shown.table < 0 || hasHead);
            QVERIFY(std::ranges::count(shown.cuts, from + piece.height) == 1);
            from += piece.height;
            if (from == shown.cuts.back()) {
                ++item;
                from = 0;
            } else {
                QVERIFY(shown.mayFlow || shown.cuts.back() > mixed.pageHeight - 10);
            }
        }
        QVERIFY(bottom <= mixed.pageHeight);
    }
    QCOMPARE(item, static_cast<int>(mixed.items.size()));
}

CONFIGURATOR_TEST_MAIN(TestPagination)
#include "tst_pagination.moc"
