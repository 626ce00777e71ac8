// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/payload/choicenumbers.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// The tables only grow: codes on paper name formats and engines by these numbers.
class TestChoiceNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formats();
    void engines();
    void kvFormats();
};

void TestChoiceNumbers::formats()
{
    const QStringList pinned {
        u"Q4_K_M"_s, u"BF16"_s,   u"FP8"_s,    u"AWQ"_s,    u"Q8_0"_s,   u"MXFP4"_s,  u"NVFP4"_s,
        u"F16"_s,    u"Q6_K"_s,   u"Q5_K_M"_s, u"IQ4_XS"_s, u"Q4_0"_s,   u"Q3_K_M"_s, u"Q2_K"_s,
        u"INT4"_s,   u"INT8"_s,   u"FP4"_s,    u"F32"_s,    u"Q5_K_S"_s, u"Q5_1"_s,   u"Q5_0"_s,
        u"Q4_1"_s,   u"Q4_K_S"_s, u"IQ4_NL"_s, u"Q3_K_L"_s, u"Q3_K_S"_s};
    for (int i = 0; i < pinned.size(); ++i) {
        QCOMPARE(formatNumber(pinned[i]), i + 1);
        QCOMPARE(formatOfNumber(i + 1), pinned[i]);
    }
    QCOMPARE(formatOfNumber(0), QString());
    QCOMPARE(formatOfNumber(-1), QString());
    QCOMPARE(formatOfNumber(1'000'000), QString());
    QCOMPARE(formatNumber(u"Q4_K"_s), 0);
    QCOMPARE(formatNumber(QString()), 0);
    for (int number = 1; !formatOfNumber(number).isEmpty(); ++number)
        QCOMPARE(formatNumber(formatOfNumber(number)), number);
}

void TestChoiceNumbers::engines()
{
    QCOMPARE(engineNumber(Engine::LlamaCpp), 0);
    QCOMPARE(engineNumber(Engine::Vllm), 1);
    QCOMPARE(engineOfNumber(0), Engine::LlamaCpp);
    QCOMPARE(engineOfNumber(1), Engine::Vllm);
    QVERIFY(!engineOfNumber(2) && !engineOfNumber(-1));
}

void TestChoiceNumbers::kvFormats()
{
    const std::vector pinned {KvFormat::F16, KvFormat::Fp8, KvFormat::Q8_0, KvFormat::Q5_0,
                              KvFormat::Q4_0};
    for (int i = 0; i < static_cast<int>(pinned.size()); ++i) {
        QCOMPARE(kvFormatNumber(pinned[static_cast<std::size_t>(i)]), i);
        QCOMPARE(kvFormatOfNumber(i), pinned[static_cast<std::size_t>(i)]);
    }
    QVERIFY(!kvFormatOfNumber(5) && !kvFormatOfNumber(-1));
}

CONFIGURATOR_TEST_MAIN(TestChoiceNumbers)
#include "tst_choicenumbers.moc"
