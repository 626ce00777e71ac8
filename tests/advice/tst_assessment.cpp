// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/assessment.h"
#include "support/samples.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

// A small text model with every dimension known: 16 layers of 8 KV heads.
AiModel smallModel()
{
    AiModel model;
    model.id = u"small"_s;
    model.name = u"Small"_s;
    model.modality = u"text"_s;
    model.parameters = 1'235'814'400;
    model.hiddenSize = 2048;
    model.intermediateSize = 8192;
    model.attentionHeads = 32;
    model.kvHeads = 8;
    model.headDim = 64;
    model.vocabulary = 128'256;
    model.isTied = true;
    model.maxContext = 131'072;
    model.nativeFormat = u"BF16"_s;
    model.layers = {{LayerKind::Full, 16, 8, 64, 64, 0, 0, 0}};
    return model;
}

Catalogue catalogue()
{
    const Catalogue sample = test::sampleCatalogue();
    std::vector<Unit> units = sample.units();
    Unit shared = test::server(u"mini"_s, 1, 128, 122'000, 240, 399'900);
    shared.accelerator->isUnified = true;
    units.push_back(shared);
    return Catalogue(units, {smallModel()}, sample.appliances(), sample.circuits(), Currency {});
}

Build buildOf(std::vector<BuildItem> items, const QString &model)
{
    Build build;
    build.items = std::move(items);
    build.choice.model = model;
    return build;
}

} // namespace

class TestAssessment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gathersEveryPart();
    void withoutAModel();
    void emptyBuild();
    void sharedMemoryIsMarked();
    void severityNames();
};

void TestAssessment::gathersEveryPart()
{
    const Catalogue all = catalogue();
    const Build build = buildOf({{u"tower-4"_s, 1, {{u"gpu-32"_s, 2, {}}}}}, u"small"_s);
    const Assessment assessment = assess(all, build, Region::Eu);
    QCOMPARE(assessment.totals, totalsOf(all, build));
    QCOMPARE(assessment.comparison, comparisonFor(all, 1400, Region::Eu));
    QCOMPARE(assessment.notes, notesFor(all, build, assessment.totals, Region::Eu));
    QCOMPARE(assessment.fit.verdict, Verdict::Single);
    QVERIFY(assessment.fit.need() > 0);
    QCOMPARE(assessment.picture, pictureOf(assessment.totals, assessment.fit));
    QCOMPARE(assessment.picture.need, assessment.fit.need());
}

void TestAssessment::withoutAModel()
{
    const Assessment assessment
        = assess(catalogue(), buildOf({{u"gpu-32"_s, 1, {}}}, {}), Region::Us);
    QCOMPARE(assessment.fit.verdict, Verdict::Unknown);
    QVERIFY(!assessment.fit.unknownReason.isEmpty());
    QVERIFY(assessment.picture.needs.empty());
}

void TestAssessment::emptyBuild()
{
    const Assessment assessment = assess(catalogue(), buildOf({}, u"small"_s), Region::Eu);
    QVERIFY(!assessment.comparison);
    QVERIFY(assessment.notes.empty());
    QCOMPARE(assessment.fit.verdict, Verdict::Short);
    QVERIFY(assessment.picture.combined.empty());
    QVERIFY(assessment.picture.scale >= assessment.picture.need);
}

void TestAssessment::sharedMemoryIsMarked()
{
    const Catalogue all = catalogue();
    const Assessment shared = assess(all, buildOf({{u"mini"_s, 1, {}}}, u"small"_s), Region::Eu);
    QCOMPARE(shared.fit.verdict, Verdict::Single);
    QVERIFY(!shared.fit.shares.empty());
    QVERIFY(shared.fit.shares.front().isUnified);
    const Assessment card = assess(all, buildOf({{u"gpu-32"_s, 1, {}}}, u"small"_s), Region::Eu);
    QVERIFY(!card.fit.shares.empty());
    QVERIFY(!card.fit.shares.front().isUnified);
}

void TestAssessment::severityNames()
{
    QCOMPARE(severityId(Severity::Good), u"good"_s);
    QCOMPARE(severityId(Severity::Info), u"info"_s);
    QCOMPARE(severityId(Severity::Warning), u"warning"_s);
}

CONFIGURATOR_TEST_MAIN(TestAssessment)
#include "tst_assessment.moc"
