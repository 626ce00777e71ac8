// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"
#include "items/aimodels/needtablemodel.h"
#include "items/aimodels/usualchoice.h"
#include "items/choices.h"
#include "memory/breakdown.h"
#include "support/aimodels.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

ModelChoice use(Engine engine, int users = 1)
{
    ModelChoice choice;
    choice.engine = engine;
    choice.users = users;
    return choice;
}

QStringList titles(const NeedTableModel &table)
{
    QStringList texts;
    for (int column = 0; column < table.columnCount(); ++column)
        texts << table.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return texts;
}

QString cell(const NeedTableModel &table, const QString &format, int column)
{
    for (int row = 0; row < table.rowCount(); ++row) {
        if (table.index(row, 0).data().toString().startsWith(format))
            return table.index(row, column).data().toString();
    }
    return u"(no such row)"_s;
}

} // namespace

class TestNeedTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contextsEndAtTheModelsLimit_data()
    {
        QTest::addColumn<qint64>("limit");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("shorter than the first step")
            << qint64 {512} << QStringList {u"512 tokens"_s};
        QTest::newRow("few enough to show all")
            << qint64 {16'384} << QStringList {u"4 K context"_s, u"8 K"_s, u"16 K"_s};
        QTest::newRow("a limit between the steps")
            << qint64 {40'960}
            << QStringList {u"4 K context"_s, u"8 K"_s, u"16 K"_s, u"32 K"_s, u"40 K"_s};
        QTest::newRow("128 K") << qint64 {131'072}
                               << QStringList {u"4 K context"_s, u"8 K"_s, u"32 K"_s, u"128 K"_s};
        QTest::newRow("a limit that is no whole K")
            << qint64 {100'000}
            << QStringList {u"4 K context"_s, u"8 K"_s, u"32 K"_s, u"100,000"_s};
        QTest::newRow("never more than five")
            << qint64 {10'485'760}
            << QStringList {u"4 K context"_s, u"8 K"_s, u"32 K"_s, u"128 K"_s, u"10,240 K"_s};
    }
    void contextsEndAtTheModelsLimit()
    {
        QFETCH(const qint64, limit);
        QFETCH(const QStringList, expected);
        AiModel model = test::llama33_70b();
        model.maxContext = limit;
        NeedTableModel table;
        table.show(&model, use(Engine::LlamaCpp));
        QCOMPARE(titles(table), (QStringList {u"Format"_s, u"weights"_s} + expected));
    }

    // Every figure of every model and both engines is the sum of its parts, rounded once.
    void figuresAreTheSumsOfTheirParts_data()
    {
        QTest::addColumn<int>("engine");
        QTest::addColumn<int>("users");
        QTest::newRow("llama.cpp") << int(Engine::LlamaCpp) << 1;
        QTest::newRow("vllm") << int(Engine::Vllm) << 1;
        QTest::newRow("llama.cpp, seven users") << int(Engine::LlamaCpp) << 7;
    }
    void figuresAreTheSumsOfTheirParts()
    {
        QFETCH(const int, engine);
        QFETCH(const int, users);
        const LoadedCatalogue loaded
            = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
        int cells = 0;
        NeedTableModel table;
        for (const AiModel &model : loaded.catalogue.models()) {
            table.show(&model, use(Engine(engine), users));
            QCOMPARE(table.rowCount(), int(formatsFor(model, Engine(engine)).size()));
            for (int row = 0; row < table.rowCount(); ++row) {
                for (int column = NeedTableModel::firstContextColumn; column < table.columnCount();
                     ++column) {
                    const QModelIndex index = table.index(row, column);
                    if (!index.flags().testFlag(Qt::ItemIsSelectable))
                        continue;
                    const ModelChoice choice = table.choiceAt(index);
                    const Result<EvenNeed> need = evenNeed(model, choice);
                    VERIFY_OK(need);
                    const Result<Breakdown> parts
                        = breakdownOf(model, choice, need->spread, need->usableMib);
                    VERIFY_OK(parts);
                    const Bytes sum
                        = sumOf(parts->weights) + sumOf(parts->context) + sumOf(parts->working);
                    QCOMPARE(index.data(NeedTableModel::BytesRole).toLongLong(), sum);
                    QCOMPARE(index.data().toString(), gibFigure(sum));
                    ++cells;
                }
            }
        }
        QVERIFY2(cells > 1000, qPrintable(QString::number(cells)));
    }

    void modelsWithoutDimensionsHaveNoTable()
    {
        const LoadedCatalogue loaded
            = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
        NeedTableModel table;
        for (const AiModel &model : loaded.catalogue.models()) {
            table.show(&model, {});
            QCOMPARE(table.rowCount() > 0, model.hasDimensions());
            // A format whose size is known is found where there is one.
            QCOMPARE(table.indexOf({}).isValid(), evenNeed(model, usualChoice(model)).isOk());
        }
        table.show(nullptr, {});
        QCOMPARE(table.rowCount(), 0);
        QCOMPARE(table.columnCount(), int(NeedTableModel::firstContextColumn));
    }

    void onlyAContextCanBeChosen()
    {
        const AiModel model = test::llama33_70b();
        NeedTableModel table;
        table.show(&model, use(Engine::LlamaCpp));
        const auto isChoice = [&](int column) {
            return table.index(0, column).flags().testFlag(Qt::ItemIsSelectable);
        };
        QVERIFY(!isChoice(NeedTableModel::FormatColumn));
        QVERIFY(!isChoice(NeedTableModel::WeightsColumn));
        QVERIFY(isChoice(NeedTableModel::firstContextColumn));
    }

    void theCellOfAChoiceIsFoundAgain_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<qint64>("context");
        QTest::addColumn<QString>("foundFormat");
        QTest::addColumn<qint64>("found");
        QTest::newRow("a cell") << u"Q4_K_M"_s << qint64 {8192} << u"Q4_K_M"_s << qint64 {8192};
        QTest::newRow("between two: the one that covers it")
            << u"Q8_0"_s << qint64 {10'000} << u"Q8_0"_s << qint64 {32'768};
        QTest::newRow("below the first") << u"Q8_0"_s << qint64 {1} << u"Q8_0"_s << qint64 {4096};
        QTest::newRow("beyond the last")
            << u"Q8_0"_s << qint64 {1'000'000} << u"Q8_0"_s << qint64 {131'072};
        QTest::newRow("an unknown format: the first")
            << u"none"_s << qint64 {8192} << u"BF16"_s << qint64 {8192};
    }
    void theCellOfAChoiceIsFoundAgain()
    {
        QFETCH(const QString, format);
        QFETCH(const qint64, context);
        const AiModel model = test::llama33_70b();
        NeedTableModel table;
        table.show(&model, use(Engine::LlamaCpp, 3));
        ModelChoice choice = use(Engine::LlamaCpp, 3);
        choice.format = format;
        choice.context = context;
        const ModelChoice found = table.choiceAt(table.indexOf(choice));
        QTEST(found.format, "foundFormat");
        QTEST(found.context, "found");
        QCOMPARE(found.users, 3);
        QCOMPARE(found.model, model.id);
    }

    void aCellSaysWhatItStandsFor()
    {
        const AiModel model = test::llama33_70b();
        NeedTableModel table;
        QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy reset(&table, &QAbstractItemModel::modelReset);
        table.show(&model, use(Engine::LlamaCpp));
        QCOMPARE(reset.size(), 1);
        ModelChoice choice = use(Engine::LlamaCpp);
        const QModelIndex index = table.indexOf(choice);
        const QString need = index.data(NeedTableModel::NeedTextRole).toString();
        QCOMPARE(need, index.data().toString() + u" GiB"_s);
        QCOMPARE(index.data(NeedTableModel::UseTextRole).toString(),
                 u"Q4_K_M, 8 K context, 1 user, llama.cpp"_s);
        QCOMPARE(index.data(Qt::AccessibleTextRole).toString(), u"Q4_K_M, 8 K context: "_s + need);
        QCOMPARE(cell(table, u"BF16"_s, 0), u"BF16 (as published)"_s);
    }

    // What vllm leaves free grows with the GPU: the need is stated on the smallest that holds it.
    void theNeedStandsOnTheSmallestGpuThatHoldsIt()
    {
        const AiModel model = test::llama33_70b();
        ModelChoice choice = use(Engine::Vllm);
        choice.format = u"FP8"_s;
        const Result<EvenNeed> need = evenNeed(model, choice);
        VERIFY_OK(need);
        QVERIFY(need->total() <= need->usableMib * bytesPerMib);
        const Mib smaller = need->usableMib - 1;
        const Result<EvenNeed> tooLarge = evenNeed(model, choice, 1, smaller);
        VERIFY_OK(tooLarge);
        QVERIFY(tooLarge->total() > smaller * bytesPerMib);
        const Result<EvenNeed> four = evenNeed(model, choice, 4);
        VERIFY_OK(four);
        QCOMPARE(four->model(), need->model());
        QVERIFY(four->usableMib < need->usableMib);
    }

    void theSourcesOfACellAddUpToIt()
    {
        const AiModel model = test::llama33_70b();
        for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
            NeedTableModel table;
            table.show(&model, use(engine));
            const QModelIndex index = table.index(0, NeedTableModel::firstContextColumn);
            const Result<EvenNeed> need = evenNeed(model, table.choiceAt(index));
            VERIFY_OK(need);
            const Fit fit = asFit(model, table.choiceAt(index), *need);
            QCOMPARE(fit.need(), index.data(NeedTableModel::BytesRole).toLongLong());
            const std::vector<SourceLine> lines = table.sourcesAt(index);
            QVERIFY(lines.size() > 3);
            QCOMPARE(lines.front().figure, u"Weights"_s);
            QCOMPARE(lines.front().value, gibText(need->requirement.weights.total));
        }
    }
};

CONFIGURATOR_TEST_MAIN(TestNeedTableModel)
#include "tst_needtablemodel.moc"
