// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/buildfiles.h"
#include "support/testmain.h"

#include <QJsonArray>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// What need and fit answer: exact fields and figures, over the small catalogue.
class TestCliFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void needAddsUp();
    void workingSpaceIsPaidOnEveryGpu();
    void settingsOfTheEngineCount();
    void theWholeTableHasNoGap();
    void vllmDependsOnTheGpu();
    void fitHasExactlyItsFields();
    void verdicts_data();
    void verdicts();
    void optionsOverrideTheFile();
    void unknownNeedIsNull();

private:
    Ran need(const QStringList &more);

    BuildFiles m_builds;
};

namespace {

qint64 sumOf(const QJsonValue &parts)
{
    qint64 sum = 0;
    for (const QJsonValue part : parts.toArray())
        sum += part["bytes"_L1].toInteger();
    return sum;
}

} // namespace

Ran TestCliFit::need(const QStringList &more)
{
    return ask(QStringList {u"need"_s, u"--model"_s, u"llama-70b"_s, u"--context"_s, u"8192"_s,
                            u"--users"_s, u"1"_s}
               + more);
}

void TestCliFit::needAddsUp()
{
    const Ran ran = need({u"--format"_s, u"Q4_K_M"_s, u"--engine"_s, u"llama.cpp"_s});
    VERIFY_CODE(ran, 0);
    const QJsonObject json = ran.json();
    QCOMPARE(
        json.keys(),
        (QStringList {u"basis"_s, u"context_bytes"_s, u"explanation"_s, u"parts"_s,
                      u"state_bytes"_s, u"total_bytes"_s, u"weights_bytes"_s, u"working_bytes"_s}));
    const QJsonObject parts = json["parts"_L1].toObject();
    QCOMPARE(sumOf(parts["weights"_L1]), json["weights_bytes"_L1].toInteger());
    QCOMPARE(sumOf(parts["context"_L1]), json["context_bytes"_L1].toInteger());
    QCOMPARE(sumOf(parts["working"_L1]), json["working_bytes"_L1].toInteger());
    QCOMPARE(json["weights_bytes"_L1].toInteger(), 42'520'395'008);
    // 80 layers, 8 heads, 128 elements, keys and values of 2 bytes, 8192 tokens
    QCOMPARE(json["context_bytes"_L1].toInteger(), qint64 {80} * 8 * 128 * 2 * 2 * 8192);
    QCOMPARE(json["state_bytes"_L1].toInteger(), 0);
    const qint64 working = json["working_bytes"_L1].toInteger();
    QVERIFY(working > 0);
    QCOMPARE(json["total_bytes"_L1].toInteger(), 42'520'395'008 + 2'684'354'560 + working);
    const QJsonObject basis = json["basis"_L1].toObject();
    QCOMPARE(basis.keys(), (QStringList {u"context"_s, u"weights"_s, u"working"_s}));
    QCOMPARE(basis["weights"_L1].toString(), u"published"_s);
    QCOMPARE(basis["context"_L1].toString(), u"computed"_s);
    for (const QJsonValue part : json["explanation"_L1].toObject())
        QVERIFY(!part.toString().isEmpty());
}

void TestCliFit::workingSpaceIsPaidOnEveryGpu()
{
    const QStringList how {u"--format"_s, u"q4_k_m"_s, u"--engine"_s, u"llama.cpp"_s};
    const qint64 one = need(how).json()["working_bytes"_L1].toInteger();
    const qint64 four
        = need(how + QStringList {u"--gpus"_s, u"4"_s}).json()["working_bytes"_L1].toInteger();
    QVERIFY(one > 0);
    QVERIFY2(four >= 4 * one, qPrintable(u"%1, %2"_s.arg(one).arg(four)));
}

void TestCliFit::settingsOfTheEngineCount()
{
    const QStringList how {u"--format"_s, u"Q4_K_M"_s, u"--engine"_s, u"llama.cpp"_s};
    const QJsonObject usual = need(how).json();
    const auto with = [&](const QStringList &more) { return need(how + more).json(); };
    const auto context
        = [](const QJsonObject &json) { return json["context_bytes"_L1].toInteger(); };
    QCOMPARE(context(with({u"--kv-format"_s, u"q8_0/q4_0"_s})),
             context(usual) / 4 * 34 / 32 + context(usual) / 4 * 18 / 32);
    QVERIFY(with({u"--ubatch"_s, u"8192"_s})["working_bytes"_L1].toInteger()
            > usual["working_bytes"_L1].toInteger());
    QVERIFY(with({u"--no-flash-attention"_s})["working_bytes"_L1].toInteger()
            > usual["working_bytes"_L1].toInteger());
    QVERIFY(with({u"--embedding-in-ram"_s})["weights_bytes"_L1].toInteger()
            < usual["weights_bytes"_L1].toInteger());
    QCOMPARE(with({u"--unified-kv"_s}), usual); // one user has one pool either way
}

void TestCliFit::theWholeTableHasNoGap()
{
    for (const QString &engine : {u"llama.cpp"_s, u"vllm"_s}) {
        const Ran ran = ask({u"need"_s, u"--all"_s, u"--engine"_s, engine});
        VERIFY_CODE(ran, 0);
        const QJsonArray rows = ran.json()["rows"_L1].toArray();
        QVERIFY(!rows.isEmpty());
        for (const QJsonValue row : rows)
            QVERIFY(row["weights_bytes"_L1].toInteger() > 0 && row["context"_L1].toInteger() > 0);
        for (const QJsonValue unknown : ran.json()["not_known"_L1].toArray())
            QVERIFY(unknown["reason"_L1].toString().endsWith(u'.'));
    }
}

void TestCliFit::vllmDependsOnTheGpu()
{
    const QStringList how {u"--format"_s, u"BF16"_s, u"--engine"_s, u"vllm"_s, u"--gpus"_s, u"2"_s};
    const QJsonObject smallest = need(how).json();
    const QJsonObject on80 = need(how + QStringList {u"--gpu"_s, u"gpu-80"_s}).json();
    const QJsonObject on24 = need(how + QStringList {u"--gpu"_s, u"gpu-24"_s}).json();
    const auto working
        = [](const QJsonObject &json) { return json["working_bytes"_L1].toInteger(); };
    QVERIFY(working(on80) > working(on24));
    QVERIFY(working(smallest) > working(on24));
    QCOMPARE(smallest["weights_bytes"_L1], on80["weights_bytes"_L1]);
}

void TestCliFit::fitHasExactlyItsFields()
{
    const Ran ran = ask({u"fit"_s, m_builds.make(box, llama)});
    VERIFY_CODE(ran, 0);
    const QJsonObject json = ran.json();
    QCOMPARE(
        json.keys(),
        (QStringList {u"basis"_s, u"combined"_s, u"explanation"_s, u"fast_linked"_s,
                      u"fast_linked_limits"_s, u"limits"_s, u"need_bytes"_s, u"per_gpu"_s,
                      u"remedies"_s, u"short_bytes"_s, u"single"_s, u"tight"_s, u"verdict"_s}));
    const QJsonObject limits = json["limits"_L1].toObject();
    QCOMPARE(limits.keys(), (QStringList {u"context"_s, u"format"_s, u"users"_s}));
    QVERIFY(limits["context"_L1].toInteger() >= 8192);
    QCOMPARE(json["fast_linked_limits"_L1]["context"_L1], QJsonValue(QJsonValue::Null));
    QCOMPARE(json["combined"_L1].toInteger(), qint64 {65'214} << 20);
    QCOMPARE(json["fast_linked"_L1].toInteger(), qint64 {32'607} << 20);
    QCOMPARE(json["single"_L1].toInteger(), qint64 {32'607} << 20);
    QCOMPARE(json["short_bytes"_L1].toInteger(), 0);
    QVERIFY(!json["explanation"_L1].toString().isEmpty());
    const QJsonArray shares = json["per_gpu"_L1].toArray();
    QCOMPARE(shares.size(), 2);
    qint64 sum = 0;
    for (const QJsonValue share : shares) {
        QCOMPARE(share["unit"_L1].toString(), u"gpu-32"_s);
        QCOMPARE(share["usable_bytes"_L1].toInteger(), qint64 {32'607} << 20);
        sum += share["need_bytes"_L1].toInteger();
    }
    QCOMPARE(sum, json["need_bytes"_L1].toInteger());
}

void TestCliFit::verdicts_data()
{
    QTest::addColumn<QByteArray>("items");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("code");
    QTest::newRow("one GPU") << QByteArray(R"({"unit": "gpu-80", "count": 1})") << u"single"_s << 0;
    QTest::newRow("a linked group") << QByteArray(bridged) << u"linked"_s << 0;
    QTest::newRow("over PCIe") << QByteArray(box) << u"paper"_s << 0;
    QTest::newRow("too little") << QByteArray(R"({"unit": "gpu-24", "count": 1})") << u"short"_s
                                << 1;
    QTest::newRow("nothing") << QByteArray() << u"short"_s << 1;
}

void TestCliFit::verdicts()
{
    QFETCH(const QByteArray, items);
    QFETCH(const QString, verdict);
    QFETCH(const int, code);
    const Ran ran = ask({u"fit"_s, m_builds.make(items, llama)});
    VERIFY_CODE(ran, code);
    const QJsonObject json = ran.json();
    QCOMPARE(json["verdict"_L1].toString(), verdict);
    QCOMPARE(json["short_bytes"_L1].toInteger() > 0, verdict == "short"_L1);
    QVERIFY(ran.err.isEmpty());
}

void TestCliFit::optionsOverrideTheFile()
{
    const QString file = m_builds.make(box, llama);
    const qint64 plain = ask({u"fit"_s, file}).json()["need_bytes"_L1].toInteger();
    const Ran wide = ask({u"fit"_s, file, u"--context"_s, u"131072"_s});
    VERIFY_CODE(wide, 1);
    const qint64 more = wide.json()["need_bytes"_L1].toInteger() - plain;
    QVERIFY2(more >= qint64 {327'680} * (131'072 - 8192), qPrintable(QString::number(more)));
    const Ran halved = ask({u"fit"_s, file, u"--users"_s, u"4"_s, u"--kv-format"_s, u"q8_0"_s});
    const Ran full = ask({u"fit"_s, file, u"--users"_s, u"4"_s});
    QVERIFY(halved.json()["need_bytes"_L1].toInteger() < full.json()["need_bytes"_L1].toInteger());
}

void TestCliFit::unknownNeedIsNull()
{
    const QByteArray painter
        = R"({"id": "painter", "format": "BF16", "context": 8192, "users": 1, "engine": "vllm"})";
    const Ran ran = ask({u"fit"_s, m_builds.make(box, painter)});
    VERIFY_CODE(ran, 1);
    const QJsonObject json = ran.json();
    QCOMPARE(json["verdict"_L1].toString(), u"unknown"_s);
    QVERIFY(json["need_bytes"_L1].isNull() && json["short_bytes"_L1].isNull());
    QVERIFY(json["basis"_L1].isNull());
    QVERIFY(!json["explanation"_L1].toString().isEmpty());
}

CONFIGURATOR_TEST_MAIN(TestCliFit)
#include "tst_clifit.moc"
