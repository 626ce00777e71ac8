// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/words.h"
#include "support/aimodels.h"
#include "support/pdftext.h"
#include "support/samples.h"
#include "support/testmain.h"
#include "views/print/comparepdf.h"

#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QTemporaryDir>

using namespace configurator;
using namespace Qt::StringLiterals;
using configurator::test::pageCount;
using configurator::test::textOf;

namespace {

const QDate made(2026, 11, 30);

Build buildOf(const std::vector<BuildItem> &items, const QString &name = {})
{
    Build build {name, items, {}};
    build.choice.model = u"llama-3.3-70b-instruct"_s;
    return build;
}

SideBySide tableOf(const std::vector<Build> &builds)
{
    const Catalogue sample = test::sampleCatalogue();
    std::vector<Unit> units = sample.units();
    for (int sort = 0; sort < 400; ++sort)
        units.push_back(test::gpu(u"sort-%1"_s.arg(sort), 24, 24'576, 100, 100));
    const Catalogue shop(units, {test::llama33_70b()}, sample.appliances(), sample.circuits(),
                         sample.currency());
    return sideBySide(shop, builds, Region::Eu);
}

BuildItem towerWith(int cards)
{
    return {u"tower-4"_s, 1, {{u"gpu-32"_s, cards, {}}}};
}

SideBySide usualTable(int columns = 2)
{
    std::vector<Build> builds;
    for (int i = 0; i < columns; ++i)
        builds.push_back(buildOf({towerWith(i + 1)}, i == 0 ? u"70B box"_s : QString()));
    return tableOf(builds);
}

// Builds of so many sorts of units, one a line.
SideBySide longTable(int columns, int sorts)
{
    std::vector<Build> builds;
    for (int i = 0; i < columns; ++i) {
        Build build = buildOf({towerWith(i + 1)});
        for (int sort = 0; sort < sorts; ++sort)
            build.items.push_back({u"sort-%1"_s.arg(sort), i + 1, {}});
        builds.push_back(build);
    }
    return tableOf(builds);
}

} // namespace

class TestComparePdf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isAFinishedLandscapeFile()
    {
        const Result<QByteArray> pdf = comparisonPdf(usualTable(), made);
        VERIFY_OK(pdf);
        QVERIFY(pdf->startsWith("%PDF-1."));
        QVERIFY(pdf->endsWith("%%EOF\n"));
        QVERIFY(pdf->contains("/MediaBox [0 0 842.000000 595.000000]"));
        QCOMPARE(pdf->count("/FontFile2"), 2); // regular and bold
    }

    void pages_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("sorts");
        QTest::addColumn<int>("pages");
        QTest::newRow("two usual builds") << 2 << 0 << 1;
        QTest::newRow("four usual builds") << 4 << 0 << 1;
        QTest::newRow("four of ten sorts") << 4 << 10 << 2;
        QTest::newRow("four of forty sorts") << 4 << 40 << 2;
        QTest::newRow("four of very many sorts") << 4 << 400 << 4;
    }
    void pages()
    {
        QFETCH(const int, columns);
        QFETCH(const int, sorts);
        const Result<QByteArray> pdf = comparisonPdf(longTable(columns, sorts), made);
        VERIFY_OK(pdf);
        QTEST(static_cast<int>(pageCount(*pdf)), "pages");
    }

    void saysEverything()
    {
        // With two columns nearly everything stands on one line.
        const SideBySide table = usualTable();
        const Result<QByteArray> pdf = comparisonPdf(table, made);
        VERIFY_OK(pdf);
        TEXT_OR_SKIP(text, *pdf, {u"-layout"_s});
        for (const QString &words :
             {u"Bektursun's AI Hardware Store"_s, u"Comparison"_s, u"70B box"_s, u"Build 2"_s,
              u"Comparison of 30 November 2026"_s, u"Page 1 of 1"_s, noSpeedClaim(),
              u"≠ and bold: the builds differ in this."_s})
            QVERIFY2(text.contains(words), qPrintable(words + u" is not in:\n"_s + text));
        for (const CompareRow &row : table.rows) {
            QVERIFY2(text.contains(row.title), qPrintable(row.title));
            for (const CompareCell &cell : row.cells) {
                const QString &line = cell.lines.front().text;
                QVERIFY2(text.contains(line), qPrintable(line + u" is not in:\n"_s + text));
            }
        }
        QVERIFY(text.contains(u"64 GB (most)"_s));
        QVERIFY(text.contains(u"825 W (lowest)"_s));
    }

    // Without colour: each row that differs has its sign, and the words are bold.
    void differencesAreMarked()
    {
        const SideBySide table = usualTable();
        const Result<QByteArray> pdf = comparisonPdf(table, made);
        VERIFY_OK(pdf);
        TEXT_OR_SKIP(text, *pdf, {u"-layout"_s});
        const auto differing = std::ranges::count_if(table.rows, &CompareRow::differs);
        QVERIFY(differing > 0 && differing < std::ssize(table.rows));
        QCOMPARE(text.count(u'≠'), differing + 1); // and once to say what it means
        for (const QString &line : text.split(u'\n')) {
            for (const CompareRow &row : table.rows) {
                if (line.contains(row.title + u"  "_s))
                    QCOMPARE(line.contains(u'≠'), row.differs);
            }
        }
        const SideBySide twins = tableOf({buildOf({towerWith(2)}), buildOf({towerWith(2)})});
        const Result<QByteArray> plain = comparisonPdf(twins, made);
        QVERIFY(!textOf(*plain, {u"-layout"_s}).contains(u'≠'));
        QVERIFY(textOf(*plain, {u"-layout"_s})
                    .contains(u"These builds differ in nothing that is compared here."_s));
    }

    void everyPageHasItsHeadAndFoot()
    {
        const Result<QByteArray> pdf = comparisonPdf(longTable(4, 40), made);
        VERIFY_OK(pdf);
        TEXT_OR_SKIP(text, *pdf, {u"-layout"_s});
        const QStringList pages = text.split(u'\f', Qt::SkipEmptyParts);
        QCOMPARE(pages.size(), 2);
        for (int page = 0; page < 2; ++page) {
            for (const QString &words :
                 {u"Build 1"_s, u"Build 4"_s, noSpeedClaim(), u"Comparison of 30 November 2026"_s,
                  u"Page %1 of 2"_s.arg(page + 1)})
                QVERIFY2(pages[page].contains(words), qPrintable(words));
        }
        for (int sort = 0; sort < 40; ++sort) {
            const QString line = u"4 × SORT-%1\n"_s.arg(sort);
            // No line is lost at the cut, and none stands on both pages.
            QVERIFY2(text.count(line) == 1, qPrintable(line));
        }
    }

    void differentModelsAreSaid()
    {
        std::vector<Build> builds {buildOf({towerWith(1)}), buildOf({towerWith(1)})};
        builds[1].choice.model.clear();
        const SideBySide table = tableOf(builds);
        const Result<QByteArray> pdf = comparisonPdf(table, made);
        VERIFY_OK(pdf);
        TEXT_OR_SKIP(text, *pdf, {u"-layout"_s});
        QVERIFY(!table.choiceRemark.isEmpty());
        QVERIFY(text.contains(table.choiceRemark));
    }

    void odditiesArePaintedToo_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("markup") << u"<b>bold</b> <img src=\"/etc/passwd\">"_s;
        QTest::newRow("no place to break") << QString(400, u'W');
        QTest::newRow("a percent pattern") << u"%1 and %n of %2"_s;
        QTest::newRow("right to left") << u"بطاقة رسومات 48 GB"_s;
        QTest::newRow("line ends and controls") << u"a\nb\tc\x01\u2028d"_s;
        QTest::newRow("a lone surrogate") << QString(QChar(0xd83d));
        QTest::newRow("longer than a page") << u"many words "_s.repeated(1000);
    }
    void odditiesArePaintedToo()
    {
        QFETCH(const QString, name);
        SideBySide table = usualTable(4);
        table.names = {name, name, name, name};
        for (CompareRow &row : table.rows) {
            row.title = name.left(60);
            row.cells.front().lines.front().text = name;
        }
        table.choiceRemark = name.left(400);
        const Result<QByteArray> pdf = comparisonPdf(table, made);
        VERIFY_OK(pdf);
        QVERIFY(pageCount(*pdf) >= 1);
    }

    void oneBuildIsNoComparison()
    {
        const Result<QByteArray> pdf = comparisonPdf(usualTable(1), made);
        QVERIFY(!pdf);
        QCOMPARE(pdf.error(), u"A comparison needs two builds. Add another build first."_s);
    }

    void isWrittenWholeOrNotAtAll()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"comparison <1>.pdf"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("older") == 5);
        file.close();
        QVERIFY(!writeComparisonPdf(usualTable(1), made, path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("older"));
        file.close();
        VERIFY_OK(writeComparisonPdf(usualTable(), made, path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().endsWith("%%EOF\n"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        const QString missing = folder.filePath(u"none/comparison.pdf"_s);
        const Done toMissing = writeComparisonPdf(usualTable(), made, missing);
        QVERIFY(!toMissing);
        QVERIFY2(toMissing.error().startsWith(
                     u"The comparison could not be written to %1: "_s.arg(missing)),
                 qPrintable(toMissing.error()));
    }
};

int main(int argc, char **argv)
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QStandardPaths::setTestModeEnabled(true);
    QGuiApplication app(argc, argv);
    for (const QString &style : {u"Regular"_s, u"SemiBold"_s, u"Bold"_s}) {
        QFontDatabase::addApplicationFont(
            QStringLiteral(SOURCE_DIR "/resources/fonts/Inter-%1.otf").arg(style));
    }
    TestComparePdf test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_comparepdf.moc"
