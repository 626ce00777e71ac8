// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importfolder.h"

#include "import/huggingface/checkpoint.h"
#include "support/testmain.h"

#include <QBuffer>

using namespace configurator;
using namespace configurator::test;

// Headers and indexes of safetensors: exact sums, packed numbers, every fault named.
class TestSafetensors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAHeader();
    void headerFaults_data();
    void headerFaults();
    void truncatedAtAnyByte();
    void indexFaults_data();
    void indexFaults();
    void sumsTheFilesOfAnIndex();
    void takesTheTotalWithoutFiles();
    void findsThePartsOfAName();
    void unpacksNumbers_data();
    void unpacksNumbers();
    void partsStandApart();
};

namespace {

Result<SafetensorsFile> readBytes(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readSafetensors(buffer, u"m.safetensors"_s);
}

QByteArray oneTensor(const QByteArray &name, const QByteArray &type, const QByteArray &shape,
                     int bytes)
{
    return '"' + name + R"(": {"dtype": ")" + type + R"(", "shape": )" + shape
        + R"(, "data_offsets": [0, )" + QByteArray::number(bytes) + "]}";
}

} // namespace

void TestSafetensors::readsAHeader()
{
    const Result<SafetensorsFile> file = readBytes(safetensors(
        R"({"__metadata__": {"format": "pt"}, "a": {"dtype": "BF16", "shape": [2, 3],
        "data_offsets": [0, 12]}, "b": {"dtype": "F4", "shape": [3], "data_offsets": [12, 14]}})",
        14));
    VERIFY_OK(file);
    QCOMPARE(file->tensors.size(), std::size_t {2});
    QCOMPARE(file->tensors[0].type, u"BF16"_s);
    QCOMPARE(file->tensors[0].elements, 6);
    QCOMPARE(file->tensors[1].end, 14);
}

void TestSafetensors::headerFaults_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QByteArray &tensors, const char *fault) {
        QTest::newRow(name) << '{' + tensors + '}'
                            << u"m.safetensors, "_s + QString::fromUtf8(fault);
    };
    row("unknown type", oneTensor("a", "F12", "[1]", 2),
        "tensor a, field dtype: must be one of BOOL, U8, I8, F8_E4M3, F8_E5M2, F8_E8M0, F4, "
        "F6_E2M3, F6_E3M2, I16, U16, F16, BF16, I32, U32, F32, F64, I64, U64, C64, but is "
        "\"F12\".");
    row("too many bytes", oneTensor("a", "F16", "[1]", 4),
        "tensor a, field shape: must give the 4 bytes between its offsets in F16, but does not.");
    row("a shape beyond all", oneTensor("a", "F16", "[9000000000000000000, 9]", 8),
        "tensor a, field shape: must give the 8 bytes between its offsets in F16, but does not.");
    row("beyond the end", oneTensor("a", "F32", "[3]", 12),
        "tensor a, field data_offsets: must be a beginning and an end from 0 to 8, which is where "
        "the file ends.\nm.safetensors, tensor a, field shape: must give the 0 bytes between its "
        "offsets in F32, but does not.");
    row("overlap", oneTensor("a", "F16", "[2]", 4) + ", " + oneTensor("b", "F16", "[4]", 8),
        "tensor b: must not overlap the tensor a.");
    row("a tensor twice", oneTensor("a", "F16", "[2]", 4) + ", " + oneTensor("a", "F16", "[2]", 4),
        "field a: must stand in its object once, but is there twice.");
}

void TestSafetensors::headerFaults()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, fault);
    QString error = readBytes(safetensors(json, 8)).error();
    error.replace(u"m.safetensors: m."_s, u"m."_s);
    QCOMPARE(error, fault);
}

void TestSafetensors::truncatedAtAnyByte()
{
    const QByteArray whole = safetensors('{' + oneTensor("a", "F16", "[4]", 8) + '}', 8);
    VERIFY_OK(readBytes(whole));
    for (qsizetype length = 0; length < whole.size(); ++length) {
        const QString error = readBytes(whole.left(length)).error();
        QVERIFY2(error.startsWith(u"m.safetensors"_s), qPrintable(error));
    }
    QByteArray huge = whole;
    huge.replace(0, 8, QByteArray(8, '\xff'));
    QCOMPARE(readBytes(huge).error(),
             u"m.safetensors, the header: its length must be from 2 to %1, but is "
             "18446744073709551615."_s.arg(whole.size() - 8));
}

void TestSafetensors::indexFaults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const char *text, const char *fault) {
        QTest::newRow(name) << QByteArray(text) << u"i.json, "_s + QString::fromUtf8(fault);
    };
    row("no map", "{}", "field weight_map: must be an object in braces, but is missing.");
    row("a file elsewhere", R"({"weight_map": {"a": "../m.safetensors"}})",
        "field weight_map: must name a file beside the index for the tensor a.");
    row("no file", R"({"weight_map": {"a": 7}})",
        "field weight_map: must name a file beside the index for the tensor a.");
    row("half a byte", R"({"metadata": {"total_size": 1.5}, "weight_map": {}})",
        "metadata, field total_size: must be a whole number from 1 to 1000000000000000, but is "
        "1.5.");
}

void TestSafetensors::indexFaults()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    QCOMPARE(readSafetensorsIndex(text, u"i.json"_s).error(), fault);
}

void TestSafetensors::sumsTheFilesOfAnIndex()
{
    const ImportFolder folder;
    folder.write(u"x.safetensors"_s, safetensors('{' + oneTensor("a", "BF16", "[4]", 8) + '}', 8));
    folder.write(u"y.safetensors"_s, safetensors('{' + oneTensor("b", "F32", "[4]", 16) + '}', 16));
    const QString index = folder.write(u"i.json"_s, R"({"metadata": {"total_size": 25},
        "weight_map": {"a": "x.safetensors", "b": "y.safetensors"}})");
    const Result<Checkpoint> sum = checkpointOfIndex(index, {});
    VERIFY_OK(sum);
    QCOMPARE(sum->bytes, 24);
    QCOMPARE(sum->elements, qint64 {8});
    QCOMPARE(sum->type, u"F32"_s);
    QCOMPARE(sum->names, QStringList({u"x.safetensors"_s, u"y.safetensors"_s}));
    QCOMPARE(sum->assumed,
             QStringList({u"The index states 25 bytes; the files' headers add up to "
                          "24, which was taken."_s}));
    folder.write(u"i.json"_s, R"({"weight_map": {"a": "y.safetensors"}})");
    QCOMPARE(checkpointOfIndex(index, {}).error(),
             u"y.safetensors, tensor a: the index says that it is in this file, but it is not."_s);
}

void TestSafetensors::takesTheTotalWithoutFiles()
{
    const ImportFolder folder;
    const QString index = folder.write(u"i.json"_s, R"({"metadata": {"total_size": 24,
        "total_parameters": 12}, "weight_map": {"a": "x.safetensors"}})");
    const Result<Checkpoint> total = checkpointOfIndex(index, {});
    VERIFY_OK(total);
    QCOMPARE(total->bytes, 24);
    QCOMPARE(total->elements, qint64 {12});
    QCOMPARE(total->missing,
             QStringList({u"Of the 1 files of the model this one is missing: x.safetensors."_s}));
    QCOMPARE(total->assumed.size(), 1);
    folder.write(u"i.json"_s, R"({"weight_map": {"a": "x.safetensors"}})");
    QCOMPARE(
        checkpointOfIndex(index, {}).error(),
        u"i.json, metadata, field total_size: must say how large the model is, but is missing. "
        "Of the 1 files of the model this one is missing: x.safetensors."_s);
}

void TestSafetensors::findsThePartsOfAName()
{
    const ImportFolder folder;
    const QString first
        = folder.write(u"m-00001-of-00002.safetensors"_s,
                       safetensors('{' + oneTensor("a", "BF16", "[4]", 8) + '}', 8));
    QCOMPARE(checkpointOfFiles({first}, {}).error(),
             u"Of the 2 files of the model this one is missing: m-00002-of-00002.safetensors."_s);
    folder.write(u"m-00002-of-00002.safetensors"_s,
                 safetensors('{' + oneTensor("b", "BF16", "[4]", 8) + '}', 8));
    const Result<Checkpoint> sum = checkpointOfFiles({first}, {});
    VERIFY_OK(sum);
    QCOMPARE(sum->bytes, 16);
    folder.write(u"m-00002-of-00002.safetensors"_s,
                 safetensors('{' + oneTensor("a", "BF16", "[4]", 8) + '}', 8));
    QCOMPARE(checkpointOfFiles({first}, {}).error(),
             u"m-00002-of-00002.safetensors, tensor a: must stand in one file only, but is in an "
             "earlier file too."_s);
}

void TestSafetensors::unpacksNumbers_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<int>("bits");
    QTest::addColumn<qint64>("elements"); // of 16 bytes
    QTest::newRow("AWQ") << QByteArray("x.qweight") << QByteArray("I32") << 4 << qint64 {32};
    QTest::newRow("its scales") << QByteArray("x.scales") << QByteArray("F16") << 4 << qint64 {0};
    QTest::newRow("its zeros") << QByteArray("x.qzeros") << QByteArray("I32") << 4 << qint64 {0};
    QTest::newRow("its norms") << QByteArray("x.weight") << QByteArray("F16") << 4 << qint64 {8};
    QTest::newRow("MXFP4") << QByteArray("x_blocks") << QByteArray("U8") << 4 << qint64 {32};
    QTest::newRow("NVFP4") << QByteArray("x.weight_packed") << QByteArray("U8") << 4 << qint64 {32};
    QTest::newRow("FP8") << QByteArray("x.weight") << QByteArray("F8_E4M3") << 8 << qint64 {16};
    QTest::newRow("FP8 scales") << QByteArray("x.weight_scale_inv") << QByteArray("F32") << 8
                                << qint64 {0};
    QTest::newRow("16 bits") << QByteArray("x.weight") << QByteArray("BF16") << 0 << qint64 {8};
}

void TestSafetensors::unpacksNumbers()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, type);
    QFETCH(int, bits);
    QFETCH(qint64, elements);
    const int width = type.contains("32") ? 4 : type.contains("16") ? 2 : 1;
    const ImportFolder folder;
    const QString path = folder.write(
        u"m.safetensors"_s,
        safetensors(
            '{' + oneTensor(name, type, '[' + QByteArray::number(16 / width) + ']', 16) + '}', 16));
    const Result<Checkpoint> sum = checkpointOfFiles({path}, {bits, 0});
    VERIFY_OK(sum);
    QCOMPARE(sum->elements, elements);
    QCOMPARE(sum->bytes, 16);
}

void TestSafetensors::partsStandApart()
{
    const auto sumOf = [](const QByteArray &name) {
        const ImportFolder folder;
        const QString path = folder.write(
            u"m.safetensors"_s, safetensors('{' + oneTensor(name, "BF16", "[4]", 8) + '}', 8));
        return checkpointOfFiles({path}, {0, 61});
    };
    QCOMPARE(sumOf("model.layers.61.mlp.experts.0.up_proj.weight")->draftBytes, 8);
    QCOMPARE(sumOf("mtp.fc.weight")->draftBytes, 8);
    QCOMPARE(sumOf("model.visual.blocks.0.weight")->visionBytes, 8);
    QCOMPARE(sumOf("model.layers.60.mlp.experts.0.up_proj.weight")->expertElements, 4);
    QCOMPARE(sumOf("model.layers.60.mlp.shared_experts.up_proj.weight")->expertElements, 0);
    QCOMPARE(sumOf("model.layers.60.mlp.up_proj.weight")->textElements, 4);
}

CONFIGURATOR_TEST_MAIN(TestSafetensors)
#include "tst_safetensors.moc"
