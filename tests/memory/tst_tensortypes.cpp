// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/weights/tensortypes.h"

#include "support/testmain.h"

using namespace configurator;

class TestTensorTypes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blockSizes_data();
    void blockSizes();
    void int8KeepsOneScaleARow();
    void bytesAreRoundedUpToTheLastByte();
    void formatTableFollowsItsEnum();
    void llamaRules_data();
    void llamaRules();
    void moreBitsGoToTheEndsAndEveryThirdLayer();
    void rowsThatAreNoWholeBlocksTakeAnotherType_data();
    void rowsThatAreNoWholeBlocksTakeAnotherType();
    void safetensorsRules_data();
    void safetensorsRules();
};

namespace {

constexpr int columns = 4096;

Tensor tensor(Role role, bool isExpert = false, int width = columns)
{
    return {role, qint64 {width} * 16, width, isExpert};
}

TensorPlace middle()
{
    return {41, 80, 41, 80};
}

} // namespace

void TestTensorTypes::blockSizes_data()
{
    QTest::addColumn<TensorType>("type");
    QTest::addColumn<qint64>("bytes"); // of 16384 numbers
    QTest::newRow("F32") << TensorType::F32 << qint64 {65536};
    QTest::newRow("F16") << TensorType::F16 << qint64 {32768};
    QTest::newRow("Q8_0, 8.5 bits") << TensorType::Q8_0 << qint64 {17408};
    QTest::newRow("Q6_K, 6.5625 bits") << TensorType::Q6_K << qint64 {13440};
    QTest::newRow("Q5_K, 5.5 bits") << TensorType::Q5_K << qint64 {11264};
    QTest::newRow("Q5_1, 6 bits") << TensorType::Q5_1 << qint64 {12288};
    QTest::newRow("Q5_0, 5.5 bits") << TensorType::Q5_0 << qint64 {11264};
    QTest::newRow("Q4_K, 4.5 bits") << TensorType::Q4_K << qint64 {9216};
    QTest::newRow("Q4_1, 5 bits") << TensorType::Q4_1 << qint64 {10240};
    QTest::newRow("Q4_0, 4.5 bits") << TensorType::Q4_0 << qint64 {9216};
    QTest::newRow("IQ4_NL, 4.5 bits") << TensorType::IQ4_NL << qint64 {9216};
    QTest::newRow("IQ4_XS, 4.25 bits") << TensorType::IQ4_XS << qint64 {8704};
    QTest::newRow("Q3_K, 3.4375 bits") << TensorType::Q3_K << qint64 {7040};
    QTest::newRow("Q2_K, 2.625 bits") << TensorType::Q2_K << qint64 {5376};
    QTest::newRow("MXFP4, 4.25 bits") << TensorType::Mxfp4 << qint64 {8704};
    QTest::newRow("NVFP4, 4.5 bits") << TensorType::Nvfp4 << qint64 {9216};
    QTest::newRow("FP8, one scale a block") << TensorType::Fp8 << qint64 {16388};
    QTest::newRow("INT4 in groups of 32, 4.5 bits") << TensorType::Int4Group32 << qint64 {9216};
    QTest::newRow("AWQ, 4.15625 bits") << TensorType::Int4Group128 << qint64 {8512};
}

void TestTensorTypes::blockSizes()
{
    QFETCH(TensorType, type);
    QFETCH(qint64, bytes);
    QCOMPARE(tensorBytes(type, 16384, columns), bytes);
}

void TestTensorTypes::int8KeepsOneScaleARow()
{
    QCOMPARE(tensorBytes(TensorType::Int8, 4096 * 10, 4096), 4096 * 10 + 10 * 4);
    QCOMPARE(tensorBytes(TensorType::Int8, 1024 * 40, 1024), 1024 * 40 + 40 * 4);
}

void TestTensorTypes::bytesAreRoundedUpToTheLastByte()
{
    QCOMPARE(tensorBytes(TensorType::Q4_K, 1, columns), 1);
    QCOMPARE(tensorBytes(TensorType::Q4_K, 257, columns), 145);
    QCOMPARE(tensorBytes(TensorType::Q4_K, 0, columns), 0);
}

void TestTensorTypes::formatTableFollowsItsEnum()
{
    const std::vector<FormatEntry> &formats = knownFormats();
    QCOMPARE(formats.size(), static_cast<std::size_t>(Format::Q2_K) + 1);
    for (std::size_t i = 0; i < formats.size(); ++i)
        QCOMPARE(static_cast<std::size_t>(formats[i].format), i);
    QCOMPARE(knownFormat(u"Q4_K_M")->format, Format::Q4_K_M);
    QVERIFY(!knownFormat(u"q4_k_m"));
    QVERIFY(!knownFormat(u""));
}

void TestTensorTypes::llamaRules_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<Tensor>("tensor");
    QTest::addColumn<Traits>("traits");
    QTest::addColumn<TensorType>("type");
    const Traits plain {0, 4, false, false, false};
    const Traits tied {0, 4, false, true, false};
    const Traits manyHeads {0, 1, false, false, false};
    const Traits seventy {0, 8, true, false, false};
    const Traits eight {8, 4, false, false, false};
    const Traits native {128, 8, false, false, true};
    const Traits joined {0, 4, false, false, false, true};
    using enum Format;
    const auto row
        = [](const char *name, Format format, const Tensor &tensor, const Traits &traits,
             TensorType type) { QTest::newRow(name) << format << tensor << traits << type; };
    row("norms stay F32", Q4_K_M, tensor(Role::Norm), plain, TensorType::F32);
    row("routers stay F32", Q4_K_M, tensor(Role::Router), plain, TensorType::F32);
    row("head is Q6_K", Q4_K_M, tensor(Role::Head), plain, TensorType::Q6_K);
    row("head of Q8_0 is Q8_0", Q8_0, tensor(Role::Head), plain, TensorType::Q8_0);
    row("embedding is the base type", Q4_K_M, tensor(Role::Embedding), plain, TensorType::Q4_K);
    row("a shared embedding is the head", Q4_K_M, tensor(Role::Embedding), tied, TensorType::Q6_K);
    row("Q2_K values, shared heads", Q2_K, tensor(Role::Value), plain, TensorType::Q4_K);
    row("Q2_K values, own heads", Q2_K, tensor(Role::Value), manyHeads, TensorType::Q3_K);
    row("Q2_K down", Q2_K, tensor(Role::Down), plain, TensorType::Q3_K);
    row("Q2_K attention output", Q2_K, tensor(Role::Output), plain, TensorType::Q3_K);
    row("Q3_K_M values", Q3_K_M, tensor(Role::Value), plain, TensorType::Q4_K);
    row("Q3_K_M values of a 70B", Q3_K_M, tensor(Role::Value), seventy, TensorType::Q5_K);
    row("Q3_K_M attention output", Q3_K_M, tensor(Role::Output), plain, TensorType::Q4_K);
    row("Q3_K_L attention output", Q3_K_L, tensor(Role::Output), plain, TensorType::Q5_K);
    row("Q4_K_M gate", Q4_K_M, tensor(Role::Gate), plain, TensorType::Q4_K);
    row("Q4_K_M values of a 70B", Q4_K_M, tensor(Role::Value), seventy, TensorType::Q5_K);
    row("values of eight experts", Q4_K_M, tensor(Role::Value), eight, TensorType::Q8_0);
    row("keys of eight experts", Q4_K_M, tensor(Role::Key), eight, TensorType::Q8_0);
    row("outputs of eight experts", Q4_K_M, tensor(Role::Output), eight, TensorType::Q5_K);
    row("outputs of eight in Q6_K", Q6_K, tensor(Role::Output), eight, TensorType::Q6_K);
    row("IQ4_XS values", IQ4_XS, tensor(Role::Value), plain, TensorType::Q5_K);
    row("IQ4_XS values, own heads", IQ4_XS, tensor(Role::Value), manyHeads, TensorType::IQ4_XS);
    row("queries beside keys in Q4_K_M", Q4_K_M, tensor(Role::Query), joined, TensorType::Q5_K);
    row("values beside keys in Q4_K_M", Q4_K_M, tensor(Role::Value), joined, TensorType::Q5_K);
    row("keys beside queries in Q5_K_M", Q5_K_M, tensor(Role::Key), joined, TensorType::Q6_K);
    row("keys beside queries in Q3_K_L", Q3_K_L, tensor(Role::Key), joined, TensorType::Q4_K);
    row("values beside keys in Q4_K_S", Q4_K_S, tensor(Role::Value), joined, TensorType::Q4_K);
    row("outputs stand alone", Q4_K_M, tensor(Role::Output), joined, TensorType::Q4_K);
    row("BF16 is one type", Bf16, tensor(Role::Down), plain, TensorType::F16);
    row("native MXFP4 experts stay", Q8_0, tensor(Role::Down, true), native, TensorType::Mxfp4);
    row("but not what is beside them", Q8_0, tensor(Role::Query), native, TensorType::Q8_0);
}

void TestTensorTypes::llamaRules()
{
    QFETCH(Format, format);
    QFETCH(Tensor, tensor);
    QFETCH(Traits, traits);
    QFETCH(TensorType, type);
    QCOMPARE(ggufType(format, tensor, middle(), traits), type);
}

void TestTensorTypes::moreBitsGoToTheEndsAndEveryThirdLayer()
{
    QStringList more;
    for (int layer = 0; layer < 32; ++layer) {
        const TensorPlace place {layer, 32, layer, 32};
        const TensorType down = ggufType(Format::Q4_K_M, tensor(Role::Down), place, {});
        QCOMPARE(ggufType(Format::Q4_K_M, tensor(Role::Value), place, {}), down);
        if (down == TensorType::Q6_K)
            more.append(QString::number(layer));
    }
    QCOMPARE(more.join(u' '), QStringLiteral("0 1 2 3 6 9 12 15 18 21 24 27 28 29 30 31"));
}

void TestTensorTypes::rowsThatAreNoWholeBlocksTakeAnotherType_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<Role>("role");
    QTest::addColumn<int>("width");
    QTest::addColumn<TensorType>("type");
    QTest::newRow("Q4_K to Q5_0") << Format::Q4_K_M << Role::Gate << 2880 << TensorType::Q5_0;
    QTest::newRow("Q6_K to Q8_0") << Format::Q6_K << Role::Gate << 2880 << TensorType::Q8_0;
    QTest::newRow("the head too") << Format::Q4_K_M << Role::Head << 2880 << TensorType::Q8_0;
    QTest::newRow("Q5_K to Q5_1") << Format::Q5_K_S << Role::Gate << 2880 << TensorType::Q5_1;
    QTest::newRow("Q3_K to Q4_0") << Format::Q3_K_S << Role::Gate << 2880 << TensorType::Q4_0;
    QTest::newRow("Q2_K to Q4_0") << Format::Q2_K << Role::Gate << 2880 << TensorType::Q4_0;
    QTest::newRow("IQ4_XS to IQ4_NL") << Format::IQ4_XS << Role::Gate << 2880 << TensorType::IQ4_NL;
    QTest::newRow("else 16 bits") << Format::Q4_K_M << Role::Gate << 2881 << TensorType::F16;
    QTest::newRow("whole blocks stay") << Format::Q4_K_M << Role::Gate << 3072 << TensorType::Q4_K;
}

void TestTensorTypes::rowsThatAreNoWholeBlocksTakeAnotherType()
{
    QFETCH(Format, format);
    QFETCH(Role, role);
    QFETCH(int, width);
    QFETCH(TensorType, type);
    QCOMPARE(ggufType(format, tensor(role, false, width), middle(), {}), type);
}

void TestTensorTypes::safetensorsRules_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<Tensor>("tensor");
    QTest::addColumn<int>("experts");
    QTest::addColumn<TensorType>("type");
    using enum Format;
    const auto row
        = [](const char *name, Format format, const Tensor &tensor, int experts, TensorType type) {
              QTest::newRow(name) << format << tensor << experts << type;
          };
    row("embedding stays wide", Awq, tensor(Role::Embedding), 0, TensorType::F16);
    row("head stays wide", Fp8, tensor(Role::Head), 0, TensorType::F16);
    row("norm stays wide", Int8, tensor(Role::Norm), 0, TensorType::F16);
    row("vision stays wide", Awq, tensor(Role::Side), 0, TensorType::F16);
    row("F32 is all F32", F32, tensor(Role::Embedding), 0, TensorType::F32);
    row("AWQ", Awq, tensor(Role::Down), 0, TensorType::Int4Group128);
    row("FP8", Fp8, tensor(Role::Query), 0, TensorType::Fp8);
    row("INT8", Int8, tensor(Role::Other), 0, TensorType::Int8);
    row("NVFP4", Nvfp4, tensor(Role::Up), 0, TensorType::Nvfp4);
    row("MXFP4 experts", Mxfp4, tensor(Role::Up, true), 128, TensorType::Mxfp4);
    row("MXFP4 attention", Mxfp4, tensor(Role::Query), 128, TensorType::F16);
    row("INT4 experts", Int4, tensor(Role::Up, true), 384, TensorType::Int4Group32);
    row("INT4 attention", Int4, tensor(Role::Query), 384, TensorType::F16);
    row("FP4 experts", Fp4, tensor(Role::Up, true), 256, TensorType::Mxfp4);
    row("FP4 attention", Fp4, tensor(Role::Query), 256, TensorType::Fp8);
    row("INT4 without experts", Int4, tensor(Role::Query), 0, TensorType::Int4Group32);
}

void TestTensorTypes::safetensorsRules()
{
    QFETCH(Format, format);
    QFETCH(Tensor, tensor);
    QFETCH(int, experts);
    QFETCH(TensorType, type);
    Traits traits;
    traits.experts = experts;
    QCOMPARE(safetensorsType(format, tensor, traits), type);
}

CONFIGURATOR_TEST_MAIN(TestTensorTypes)
#include "tst_tensortypes.moc"
