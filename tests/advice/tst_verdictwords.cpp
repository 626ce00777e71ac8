// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/words.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

constexpr Bytes tenthOfGib = bytesPerGib / 10;

Fit fitOfVerdict(Verdict verdict)
{
    Fit fit;
    fit.verdict = verdict;
    fit.weights = 40 * bytesPerGib;
    fit.context = 4 * bytesPerGib;
    fit.working = tenthOfGib;
    fit.combinedUsable = 63 * bytesPerGib + 7 * tenthOfGib;
    fit.fastLinkedUsable = 31 * bytesPerGib + 8 * tenthOfGib;
    fit.singleUsable = 31 * bytesPerGib + 8 * tenthOfGib;
    fit.stack = Stack::Cuda;
    return fit;
}

Totals totalsWith(ClusterKind cluster)
{
    Totals totals;
    totals.cluster = cluster;
    totals.gpuCount = 2;
    totals.rowCount = 1;
    totals.stacks = {Stack::Cuda};
    return totals;
}

} // namespace

class TestVerdictWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void titles_data();
    void titles();
    void sharedMemoryTitle();
    void paper_data();
    void paper();
    void otherLevels_data();
    void otherLevels();
    void sharedMemoryText();
    void tight_data();
    void tight();
    void emptyBuild_data();
    void emptyBuild();
    void mixedStacksSayWhichCounts();
};

void TestVerdictWords::titles_data()
{
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QString>("title");
    QTest::newRow("unknown") << Verdict::Unknown << u"Not known"_s;
    QTest::newRow("short") << Verdict::Short << u"Short by 12.4 GiB"_s;
    QTest::newRow("unsplittable") << Verdict::Unsplittable << u"Does not split over these GPUs"_s;
    QTest::newRow("paper") << Verdict::Paper << u"Fits on paper, not in one fast-linked group"_s;
    QTest::newRow("linked") << Verdict::Linked << u"Fits inside one fast-linked group"_s;
    QTest::newRow("single") << Verdict::Single << u"Fits in one GPU"_s;
}

void TestVerdictWords::titles()
{
    QFETCH(Verdict, verdict);
    QFETCH(QString, title);
    Fit fit = fitOfVerdict(verdict);
    fit.shortBy = 12 * bytesPerGib + 4 * tenthOfGib;
    QCOMPARE(verdictTitle(fit), title);
}

void TestVerdictWords::sharedMemoryTitle()
{
    Fit fit = fitOfVerdict(Verdict::Single);
    fit.shares = {{u"dgx-spark"_s, u"GB10"_s, 1, 2, 1, true}};
    QCOMPARE(verdictTitle(fit), u"Fits in one machine's shared memory"_s);
    fit.shares.front().isUnified = false;
    QCOMPARE(verdictTitle(fit), u"Fits in one GPU"_s);
}

void TestVerdictWords::paper_data()
{
    QTest::addColumn<ClusterKind>("cluster");
    QTest::addColumn<QString>("ending");
    QTest::newRow("cards over PCIe")
        << ClusterKind::StandardPcie << u"the model must be split across standard PCIe."_s;
    QTest::newRow("separate machines")
        << ClusterKind::SeparateMachines << u"the model must be split across separate machines."_s;
    QTest::newRow("several groups")
        << ClusterKind::PartlyFastLinked
        << u"the model must be split across groups that no fast link joins."_s;
}

void TestVerdictWords::paper()
{
    QFETCH(ClusterKind, cluster);
    QFETCH(QString, ending);
    const QString start = u"63.7 GiB combined covers the 44.1 GiB needed. But the largest group "
                          u"joined by a fast link holds 31.8 GiB, so "_s;
    QCOMPARE(verdictText(fitOfVerdict(Verdict::Paper), totalsWith(cluster)), start + ending);
}

void TestVerdictWords::otherLevels_data()
{
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QString>("text");
    QTest::newRow("unknown says what") << Verdict::Unknown << u"No AI model is chosen."_s;
    QTest::newRow("short") << Verdict::Short
                           << u"The model needs 44.1 GiB on this build, and 63.7 GiB is there: "
                              u"1.0 GiB more is needed."_s;
    QTest::newRow("unsplittable")
        << Verdict::Unsplittable
        << u"63.7 GiB combined covers the 44.1 GiB needed, but no allowed split puts every piece "
           u"on a GPU. The largest single GPU holds 31.8 GiB."_s;
    QTest::newRow("linked")
        << Verdict::Linked
        << u"The largest group joined by a fast link holds 31.8 GiB and covers the 44.1 GiB "
           u"needed."_s;
    QTest::newRow("single") << Verdict::Single
                            << u"One GPU holds 31.8 GiB and covers the 44.1 GiB needed."_s;
}

void TestVerdictWords::otherLevels()
{
    QFETCH(Verdict, verdict);
    QFETCH(QString, text);
    Fit fit = fitOfVerdict(verdict);
    fit.unknownReason = u"No AI model is chosen."_s;
    fit.shortBy = bytesPerGib;
    QCOMPARE(verdictText(fit, totalsWith(ClusterKind::FastLinked)), text);
}

void TestVerdictWords::sharedMemoryText()
{
    Fit fit = fitOfVerdict(Verdict::Single);
    fit.shares = {{u"dgx-spark"_s, u"GB10"_s, 1, 2, 1, true}};
    QCOMPARE(verdictText(fit, totalsWith(ClusterKind::None)),
             u"One machine's shared memory holds 31.8 GiB and covers the 44.1 GiB needed."_s);
}

void TestVerdictWords::tight_data()
{
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<bool>("isSaid");
    QTest::newRow("unknown is never tight") << Verdict::Unknown << false;
    QTest::newRow("short is never tight") << Verdict::Short << false;
    QTest::newRow("unsplittable") << Verdict::Unsplittable << true;
    QTest::newRow("paper") << Verdict::Paper << true;
    QTest::newRow("linked") << Verdict::Linked << true;
    QTest::newRow("single") << Verdict::Single << true;
}

void TestVerdictWords::tight()
{
    QFETCH(Verdict, verdict);
    QFETCH(bool, isSaid);
    Fit fit = fitOfVerdict(verdict);
    const QString roomy = verdictText(fit, totalsWith(ClusterKind::StandardPcie));
    fit.isTight = true;
    const QString tight = verdictText(fit, totalsWith(ClusterKind::StandardPcie));
    const QString addition = isSaid ? u" Under 10 % is free on the fullest GPU."_s : QString();
    QCOMPARE(tight, roomy + addition);
}

void TestVerdictWords::emptyBuild_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<bool>("isNeedKnown");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing in it") << 0 << true
                                   << u"The build is empty: add a GPU or a machine. On one GPU "
                                      u"the model needs 44.1 GiB."_s;
    QTest::newRow("need not known")
        << 0 << false << u"The build is empty: add a GPU or a machine."_s;
    QTest::newRow("a tower without cards")
        << 1 << true
        << u"The build has no GPU yet: add a GPU or a machine with GPUs. On one GPU the model "
           u"needs 44.1 GiB."_s;
}

void TestVerdictWords::emptyBuild()
{
    QFETCH(int, rows);
    QFETCH(bool, isNeedKnown);
    QFETCH(QString, text);
    Fit fit = fitOfVerdict(Verdict::Short);
    if (!isNeedKnown)
        fit.weights = fit.context = fit.working = 0;
    Totals totals;
    totals.rowCount = rows;
    QCOMPARE(verdictText(fit, totals), text);
}

void TestVerdictWords::mixedStacksSayWhichCounts()
{
    Totals totals = totalsWith(ClusterKind::StandardPcie);
    totals.stacks = {Stack::Cuda, Stack::Rocm};
    const QString text = verdictText(fitOfVerdict(Verdict::Paper), totals);
    QVERIFY2(text.endsWith(u"Only the GPUs for %1 count here, because GPUs of different vendors "
                           u"never share one model."_s.arg(stackName(Stack::Cuda))),
             qPrintable(text));
    QVERIFY(!verdictText(Fit {}, totals).contains(u"count here"));
}

CONFIGURATOR_TEST_MAIN(TestVerdictWords)
#include "tst_verdictwords.moc"
