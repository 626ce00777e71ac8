// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/parts.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

class TestBuild : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enginesReadBack_data();
    void enginesReadBack();
    void kvFormatsReadBack_data();
    void kvFormatsReadBack();
    void bf16CacheIsReadAsF16();
    void unknownNamesAreRefused();
    void unitCount_data();
    void unitCount();
    void itemAt_data();
    void itemAt();
};

void TestBuild::enginesReadBack_data()
{
    QTest::addColumn<Engine>("engine");
    QTest::addColumn<QString>("id");
    QTest::newRow("llama.cpp") << Engine::LlamaCpp << u"llama.cpp"_s;
    QTest::newRow("vllm") << Engine::Vllm << u"vllm"_s;
}

void TestBuild::enginesReadBack()
{
    QFETCH(const Engine, engine);
    QFETCH(const QString, id);
    QCOMPARE(engineId(engine), id);
    QVERIFY(engineFromId(id) == engine);
}

void TestBuild::kvFormatsReadBack_data()
{
    QTest::addColumn<KvFormat>("format");
    QTest::addColumn<QString>("id");
    QTest::newRow("f16") << KvFormat::F16 << u"f16"_s;
    QTest::newRow("fp8") << KvFormat::Fp8 << u"fp8"_s;
    QTest::newRow("q8_0") << KvFormat::Q8_0 << u"q8_0"_s;
    QTest::newRow("q5_0") << KvFormat::Q5_0 << u"q5_0"_s;
    QTest::newRow("q4_0") << KvFormat::Q4_0 << u"q4_0"_s;
}

void TestBuild::kvFormatsReadBack()
{
    QFETCH(const KvFormat, format);
    QFETCH(const QString, id);
    QCOMPARE(kvFormatId(format), id);
    QVERIFY(kvFormatFromId(id) == format);
}

void TestBuild::bf16CacheIsReadAsF16()
{
    QVERIFY(kvFormatFromId(u"bf16") == KvFormat::F16);
}

void TestBuild::unknownNamesAreRefused()
{
    QVERIFY(!engineFromId(u"LLAMA.CPP"));
    QVERIFY(!engineFromId(u""));
    QVERIFY(!kvFormatFromId(u"F16"));
    QVERIFY(!kvFormatFromId(u"f32"));
}

void TestBuild::unitCount_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<qint64>("units");
    QTest::newRow("nothing") << Build {} << qint64 {0};
    QTest::newRow("loose cards") << buildOf({row(u"gpu-24"_s, 3)}) << qint64 {3};
    QTest::newRow("a machine counts with what it holds")
        << buildOf({row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2), row(u"bridge-24"_s)})})
        << qint64 {4};
    QTest::newRow("held parts times machines")
        << buildOf({row(u"tower-4"_s, 5, {row(u"gpu-24"_s, 2)}), row(u"gpu-32"_s)}) << qint64 {16};
    QTest::newRow("unknown units count too") << buildOf({row(u"nobody"_s, 7)}) << qint64 {7};
    const int most = Build::maxCount;
    QTest::newRow("no sum of two full rows overflows")
        << buildOf({row(u"tower-4"_s, most, {row(u"gpu-24"_s, most)})})
        << qint64 {most} * (qint64 {most} + 1);
}

void TestBuild::unitCount()
{
    QFETCH(const Build, build);
    QFETCH(const qint64, units);
    QCOMPARE(configurator::unitCount(build), units);
}

void TestBuild::itemAt_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("held");
    QTest::addColumn<QString>("unit");
    QTest::newRow("first row") << 0 << -1 << u"tower-4"_s;
    QTest::newRow("last row") << 1 << -1 << u"gpu-32"_s;
    QTest::newRow("held") << 0 << 1 << u"bridge-24"_s;
    QTest::newRow("row before the first") << -1 << -1 << QString();
    QTest::newRow("row after the last") << 2 << -1 << QString();
    QTest::newRow("held after the last") << 0 << 2 << QString();
    QTest::newRow("held in a row that holds nothing") << 1 << 0 << QString();
    QTest::newRow("held in no row") << 2 << 0 << QString();
}

void TestBuild::itemAt()
{
    QFETCH(const int, row);
    QFETCH(const int, held);
    QFETCH(const QString, unit);
    const Build build = buildOf(
        {test::row(u"tower-4"_s, 1, {test::row(u"gpu-24"_s, 2), test::row(u"bridge-24"_s)}),
         test::row(u"gpu-32"_s)});
    const BuildItem *item = configurator::itemAt(build, {row, held});
    QCOMPARE(item ? item->unit : QString(), unit);
}

CONFIGURATOR_TEST_MAIN(TestBuild)
#include "tst_build.moc"
