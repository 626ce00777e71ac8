// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/pagelayout.h"
#include "support/testmain.h"

#include <algorithm>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

PageContent content(int rows, int rowHeight, std::vector<Cuts> blocks = {})
{
    PageContent content;
    content.pageHeight = 100;
    content.headHeight = 30;
    content.tableHeadHeight = 10;
    content.rows.assign(static_cast<std::size_t>(rows), Cuts {rowHeight});
    content.blocks = std::move(blocks);
    return content;
}

// "head 0+30, table 30+10, row0 40+20" for each page.
QStringList described(const std::vector<Page> &pages)
{
    QStringList all;
    for (const Page &page : pages) {
        QStringList pieces;
        for (const Piece &piece : page) {
            const QString name = piece.kind == Piece::Kind::Head ? u"head"_s
                : piece.kind == Piece::Kind::TableHead           ? u"table"_s
                : piece.kind == Piece::Kind::Row                 ? u"row%1"_s.arg(piece.index)
                                                                 : u"block%1"_s.arg(piece.index);
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
    void nothingOverlapsOrGetsLost_data();
    void nothingOverlapsOrGetsLost();
};

Q_DECLARE_METATYPE(PageContent)

void TestPagination::pages_data()
{
    QTest::addColumn<PageContent>("content");
    QTest::addColumn<QStringList>("pages");

    QTest::newRow("everything on one page")
        << content(2, 20, {{15}, {5}})
        << QStringList {u"head 0+30, table 30+10, row0 40+20, row1 60+20, block0 80+15, block1 "
                        u"95+5"_s};
    QTest::newRow("a full page is one page")
        << content(3, 20)
        << QStringList {u"head 0+30, table 30+10, row0 40+20, row1 60+20, row2 "
                        u"80+20"_s};
    QTest::newRow("the head repeats with the rows")
        << content(4, 20)
        << QStringList {u"head 0+30, table 30+10, row0 40+20, row1 60+20, row2 "
                        u"80+20"_s,
                        u"table 0+10, row3 10+20"_s};
    QTest::newRow("a row stays whole")
        << content(2, 35)
        << QStringList {u"head 0+30, table 30+10, row0 40+35"_s, u"table 0+10, row1 10+35"_s};
    QTest::newRow("the table's head never stands alone")
        << content(1, 61) << QStringList {u"head 0+30"_s, u"table 0+10, row0 10+61"_s};
    QTest::newRow("totals stay together, without a table head")
        << content(3, 20, {{25}})
        << QStringList {u"head 0+30, table 30+10, row0 40+20, row1 60+20, row2 80+20"_s,
                        u"block0 0+25"_s};
    QTest::newRow("a block that may be cut stays whole where it can")
        << content(2, 20, {{15, 30}})
        << QStringList {u"head 0+30, table 30+10, row0 40+20, row1 60+20"_s, u"block0 0+30"_s};
    QTest::newRow("no rows") << content(0, 0, {{10}}) << QStringList {u"head 0+30, block0 30+10"_s};

    PageContent tall = content(1, 20);
    tall.rows = {{40, 80, 120, 160}};
    QTest::newRow("a row taller than a page is cut at its lines")
        << tall
        << QStringList {u"head 0+30, table 30+10, row0 40+40"_s,
                        u"table 0+10, row0 10+80 from 40"_s, u"table 0+10, row0 10+40 from 120"_s};
    PageContent monster = content(1, 20);
    monster.rows = {{150, 170}};
    monster.blocks = {{120}};
    QTest::newRow("a line taller than a page still ends")
        << monster
        << QStringList {u"head 0+30"_s, u"table 0+10, row0 10+150"_s,
                        u"table 0+10, row0 10+20 from 150"_s, u"block0 0+120"_s};
}

void TestPagination::pages()
{
    QFETCH(PageContent, content);
    QFETCH(QStringList, pages);
    QCOMPARE(described(layOutPages(content)), pages);
}

void TestPagination::nothingOverlapsOrGetsLost_data()
{
    QTest::addColumn<int>("rows");
    for (const int rows : {1, 2, 3, 7, 50, 299, 300})
        QTest::addRow("%d rows", rows) << rows;
}

void TestPagination::nothingOverlapsOrGetsLost()
{
    QFETCH(int, rows);
    PageContent mixed = content(rows, 0, {{33}, {20}, {12}, {9}});
    for (int row = 0; row < rows; ++row)
        mixed.rows[static_cast<std::size_t>(row)] = {4 + row % 3, 9 + row % 7};
    int nextRow = 0;
    int nextBlock = 0;
    for (const Page &page : layOutPages(mixed)) {
        int bottom = 0;
        for (const Piece &piece : page) {
            QCOMPARE(piece.top, bottom);
            bottom += piece.height;
            if (piece.kind == Piece::Kind::Row) {
                QCOMPARE(piece.index, nextRow);
                QCOMPARE(piece.height, mixed.rows[static_cast<std::size_t>(nextRow++)].back());
            } else if (piece.kind == Piece::Kind::Block) {
                QCOMPARE(piece.index, nextBlock++);
                QCOMPARE(nextRow, rows);
            }
        }
        QVERIFY(bottom <= mixed.pageHeight);
        const bool hasRows = std::ranges::find(page, Piece::Kind::Row, &Piece::kind) != page.end();
        const bool hasHead
            = std::ranges::find(page, Piece::Kind::TableHead, &Piece::kind) != page.end();
        QCOMPARE(hasHead, hasRows);
    }
    QCOMPARE(nextRow, rows);
    QCOMPARE(nextBlock, 4);
}

CONFIGURATOR_TEST_MAIN(TestPagination)
#include "tst_pagination.moc"
