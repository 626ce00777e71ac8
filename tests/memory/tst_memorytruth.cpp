// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"
#include "memory/contextmemory.h"
#include "memory/placement/fit.h"

#include "memory/truthcases.h"
#include "support/aimodels.h"
#include "support/pools.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Every measured figure against the figure of ours that has to agree with it, by its id.
class TestMemoryTruth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyRowIsCheckedOrSaysWhyNot();
    void everyLooseToleranceSaysWhy();
    void checksAreOfTheFigureOfTheirRow();
    void agreesWithWhatWasMeasured_data();
    void agreesWithWhatWasMeasured();

private:
    [[nodiscard]] AiModel modelOf(const TruthCheck &check) const;
    void compareUsable(const TruthCheck &check) const;
    void compareHolds(const TruthCheck &check) const;
    void compareWeights(const TruthCheck &check) const;
    void compare(const TruthCheck &check) const;

    Catalogue m_catalogue;
    std::vector<TruthRow> m_rows;
    QJsonArray m_raw;
};

namespace {

// Which rows there are is written down here too, so that none gets lost in the file.
constexpr int ids[]
    = {2,   4,   5,   7,   9,   10,  12,  14,  15,  17,  19,  20,  22,  24,  25,  27,  29,
       30,  32,  34,  35,  37,  39,  40,  42,  44,  45,  47,  49,  50,  52,  54,  55,  57,
       59,  60,  62,  64,  65,  67,  69,  70,  72,  74,  75,  77,  79,  80,  82,  84,  85,
       87,  89,  90,  92,  94,  95,  97,  99,  100, 102, 104, 105, 107, 109, 110, 112, 114,
       115, 117, 119, 120, 122, 124, 125, 127, 129, 130, 132, 134, 135, 137, 139, 140, 142,
       144, 145, 147, 149, 150, 152, 154, 155, 157, 159, 160, 162, 164, 165, 167, 169, 170};

Bytes partOf(const NeedParts &parts, const QString &id)
{
    const auto found = std::ranges::find(parts, id, &NeedPart::id);
    return found == parts.end() ? 0 : found->bytes;
}

Bytes weightsTotal(const AiModel &model, const TruthCheck &check)
{
    const Result<WeightsSize> size = weightsOf(model, check.choice.format);
    return size ? size->total : 0;
}

Bytes cacheRoom(const AiModel &model, const TruthCheck &check)
{
    const Mib device = printed(check.device).bytes() / bytesPerMib;
    return device * bytesPerMib - WorkingSpace(model, check.choice).on({1, 1}, device)
        - weightsTotal(model, check);
}

Bytes needOnOneGpu(const AiModel &model, const TruthCheck &check)
{
    const Result<Requirement> need = requirementOf(model, check.choice);
    return need ? need->weights.total + need->context + need->state
            + WorkingSpace(model, check.choice).on({1, 1}, 0)
                : 0;
}

Bytes oursOf(const AiModel &model, const TruthCheck &check)
{
    const ModelChoice &choice = check.choice;
    if (check.figure == u"cache")
        return contextBytes(model, choice);
    if (check.figure == u"state")
        return stateBytes(model, choice);
    if (check.figure == u"compute_buffer")
        return llamaComputeBuffer(model, choice);
    if (check.figure == u"engine_memory")
        return partOf(WorkingSpace(model, choice).partsOn({1, 1}, 0), u"engine"_s);
    if (check.figure == u"weights")
        return weightsTotal(model, check) / check.parts;
    if (check.figure == u"weights_loaded")
        return weightsTotal(model, check) + tilePadding(model, choice, 1);
    if (check.figure == u"weights_on_gpus") {
        const Result<Requirement> need = requirementOf(model, choice);
        return need ? need->weights.total : 0;
    }
    if (check.figure == u"embedding")
        return weightsOf(model, choice.format)->embedding;
    if (check.figure == u"cache_room")
        return cacheRoom(model, check);
    return check.figure == u"need" ? needOnOneGpu(model, check) : 0;
}

void compareFigures(Bytes ours, const TruthCheck &check, qint64 permille)
{
    const Printed measured = printed(check.is);
    if (permille == 0) {
        QCOMPARE(measured.digitsOf(ours, check.isRoundedDown), measured.digits);
        return;
    }
    const Bytes off = std::abs(ours - measured.bytes());
    QVERIFY2(off <= measured.bytes() / 1000 * permille,
             qPrintable(u"%1 %2 instead of %3, off by %4 of ten thousand"_s.arg(check.figure)
                            .arg(ours)
                            .arg(measured.bytes())
                            .arg((ours - measured.bytes()) * 10'000 / measured.bytes())));
}

} // namespace

void TestMemoryTruth::initTestCase()
{
    const LoadedCatalogue loaded
        = loadCatalogue(QStringLiteral(SOURCE_DIR) + u"/resources/catalogue"_s);
    QVERIFY2(loaded.faults.isEmpty(), qPrintable(loaded.faults.join(u'\n')));
    m_catalogue = loaded.catalogue;
    const QString path = QStringLiteral(SOURCE_DIR) + u"/tests/cases/memory_truth.json"_s;
    const Result<QByteArray> text = readFile(path, qint64 {1} << 20);
    VERIFY_OK(text);
    const Result<QJsonObject> file = parseJsonObject(*text, path);
    VERIFY_OK(file);
    FaultList faults;
    m_raw = file->value(u"rows").toArray();
    for (const QJsonValue &value : std::as_const(m_raw))
        m_rows.push_back(truthRow(JsonReader(value.toObject(), path, &faults)));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.text()));
}

void TestMemoryTruth::everyRowIsCheckedOrSaysWhyNot()
{
    QCOMPARE(m_rows.size(), std::size(ids));
    int checked = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const TruthRow &row = m_rows[i];
        QCOMPARE(row.id, u"gt%1"_s.arg(ids[i], 3, 10, QChar(u'0')));
        QVERIFY2(row.checks.empty() != row.whyNot.isEmpty(), qPrintable(row.id));
        QVERIFY2(row.checks.empty() == row.whyNot.endsWith(u'.'), qPrintable(row.id));
        QVERIFY2(!row.measuredAs.isEmpty() && !row.source.isEmpty(), qPrintable(row.id));
        checked += row.checks.empty() ? 0 : 1;
    }
    QCOMPARE(checked, 83);
}

void TestMemoryTruth::everyLooseToleranceSaysWhy()
{
    // Weights within 1 %, usable memory within 0.5 %, cache and state to the printed digit.
    for (const QJsonValue &row : std::as_const(m_raw)) {
        const QJsonArray checks = row[u"checks"].toArray();
        for (const QJsonValue &check : checks) {
            const QString figure = check[u"figure"].toString();
            const int limit = figure.startsWith(u"weights")      ? 10
                : figure == u"usable" || figure == u"cache_room" ? 5
                                                                 : 0;
            const bool isLoose = check[u"permille"].toInt() > limit;
            QVERIFY2(isLoose == check.toObject().contains(u"why_tolerance"_s),
                     qPrintable(row[u"id"].toString()));
            const bool isLooser = check[u"computed_permille"].toInt() > limit;
            QVERIFY2(isLooser == check.toObject().contains(u"why_computed"_s),
                     qPrintable(row[u"id"].toString()));
        }
    }
}

void TestMemoryTruth::checksAreOfTheFigureOfTheirRow()
{
    int compared = 0;
    for (const TruthRow &row : m_rows) {
        // A total is checked part by part, and of gt075 only the keys.
        if (row.checks.empty() || row.kind == u"total" || row.id == u"gt075")
            continue;
        const Bytes off = std::abs(printed(row.checks.front().is).bytes() - row.bytes);
        QVERIFY2(off <= row.bytes / 1000, qPrintable(row.id));
        ++compared;
    }
    QCOMPARE(compared, 77);
}

AiModel TestMemoryTruth::modelOf(const TruthCheck &check) const
{
    const AiModel inCode[] = {commandR(), commandRPlus(), glmZ1Rumination32b()};
    if (const AiModel *model = m_catalogue.model(check.model))
        return *model;
    const auto found = std::ranges::find(inCode, check.modelInCode, &AiModel::id);
    if (found != std::end(inCode))
        return *found;
    AiModel model;
    model.layers = check.layers;
    return model;
}

void TestMemoryTruth::compareUsable(const TruthCheck &check) const
{
    const Unit *unit = m_catalogue.unit(check.unit);
    QVERIFY2(unit && unit->accelerator, qPrintable(check.unit));
    const Bytes usable = unit->accelerator->usableMib * bytesPerMib;
    if (check.figure == u"usable") {
        compareFigures(usable, check, check.permille);
        return;
    }
    // A program sees less than the driver reports, by what we count as working space.
    const Bytes gone = usable - printed(check.is).bytes();
    const Bytes most = check.figure == u"usable_less_context" ? bytesPerGib / 2 : bytesPerGib;
    QVERIFY(check.figure == u"usable_less_context" || check.figure == u"usable_less_working");
    QVERIFY2(gone >= 0 && gone <= most, qPrintable(QString::number(gone)));
}

void TestMemoryTruth::compareHolds(const TruthCheck &check) const
{
    const AiModel model = modelOf(check);
    const Mib device = printed(check.device).bytes() / bytesPerMib;
    const Fit fit
        = fitOf(&model, check.choice, totalsOfGroups({joined(u"gpu"_s, check.devices, device)}));
    QVERIFY(fit.verdict != Verdict::Unknown);
    QCOMPARE(fit.verdict >= Verdict::Paper, check.holds);
}

// What the program says, a published file where the catalogue has one, and the sum over tensors.
void TestMemoryTruth::compareWeights(const TruthCheck &check) const
{
    AiModel model = modelOf(check);
    compareFigures(oursOf(model, check), check, check.permille);
    if (QTest::currentTestFailed())
        return;
    model.weights.clear();
    compareFigures(oursOf(model, check), check, check.computedPermille);
}

void TestMemoryTruth::compare(const TruthCheck &check) const
{
    QVERIFY(!check.unit.isEmpty() || modelOf(check).layerCount() > 0);
    if (check.figure.startsWith(u"usable"))
        compareUsable(check);
    else if (check.figure == u"holds")
        compareHolds(check);
    else if (check.figure.startsWith(u"weights"))
        compareWeights(check);
    else
        compareFigures(oursOf(modelOf(check), check), check, check.permille);
}

void TestMemoryTruth::agreesWithWhatWasMeasured_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (!m_rows[i].checks.empty())
            QTest::newRow(qPrintable(m_rows[i].id)) << static_cast<int>(i);
    }
}

void TestMemoryTruth::agreesWithWhatWasMeasured()
{
    QFETCH(int, index);
    for (const TruthCheck &check : m_rows[static_cast<std::size_t>(index)].checks) {
        compare(check);
        if (QTest::currentTestFailed())
            return;
    }
}

CONFIGURATOR_TEST_MAIN(TestMemoryTruth)
#include "tst_memorytruth.moc"
