// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ggufbytes.h"

#include "import/gguf/gguf.h"
#include "support/testmain.h"

#include <QBuffer>

using namespace configurator;
using namespace configurator::test;

// Header, metadata and tensor table of a GGUF file: every byte order, every fault named.
class TestGguf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBothOrdersAndVersions_data();
    void readsBothOrdersAndVersions();
    void readsEveryValueType();
    void readsShapesAndBytes();
    void alignsByTheFile();
    void faults_data();
    void faults();
    void truncatedAtAnyByte();
    void aHugeFileReadsNoMore();
    void longListsAreSkipped();
    void refusesStreams();
};

namespace {

GgufBytes small(quint32 version = 3, bool isBig = false)
{
    GgufBytes bytes(version, isBig);
    bytes.set("general.architecture", QByteArray("llama")).set("llama.block_count", 2);
    bytes.list("llama.attention.head_count_kv", {8, 0}).texts("tokenizer.ggml.tokens", 3);
    bytes.tensor("token_embd.weight", {64, 100}).tensor("blk.0.attn_k.weight", {256, 8}, TensorQ4K);
    return bytes;
}

Result<GgufFile> readSparse(const GgufBytes &bytes)
{
    SparseFile file(bytes);
    return readGguf(file, u"m.gguf"_s);
}

void row(const char *name, const GgufBytes &bytes, const char *fault)
{
    const QByteArray head = bytes.head();
    QTest::newRow(name) << head << static_cast<qint64>(head.size() + bytes.dataSize())
                        << QString::fromUtf8(fault);
}

} // namespace

void TestGguf::readsBothOrdersAndVersions_data()
{
    QTest::addColumn<quint32>("version");
    QTest::addColumn<bool>("isBig");
    QTest::newRow("version 2") << quint32 {2} << false;
    QTest::newRow("version 3") << quint32 {3} << false;
    QTest::newRow("version 3, big-endian") << quint32 {3} << true;
}

void TestGguf::readsBothOrdersAndVersions()
{
    QFETCH(quint32, version);
    QFETCH(bool, isBig);
    const Result<GgufFile> file = readSparse(small(version, isBig));
    VERIFY_OK(file);
    QCOMPARE(file->version, static_cast<int>(version));
    QCOMPARE(file->isBigEndian, isBig);
    QCOMPARE(file->metadata.size(), 4);
    QCOMPARE(file->metadata[u"general.architecture"_s].text, u"llama"_s);
    QCOMPARE(file->metadata[u"llama.block_count"_s].number, 2);
    QCOMPARE(file->metadata[u"llama.attention.head_count_kv"_s].items, std::vector<qint64>({8, 0}));
    QCOMPARE(file->metadata[u"tokenizer.ggml.tokens"_s].count, quint64 {3});
    QCOMPARE(file->tensors.size(), std::size_t {2});
    QCOMPARE(file->tensors[1].name, u"blk.0.attn_k.weight"_s);
}

void TestGguf::readsEveryValueType()
{
    GgufBytes bytes;
    bytes.key("u8", U8).raw(quint8 {200}).key("i8", I8).raw(qint8 {-3});
    bytes.key("u16", U16).raw(quint16 {60000}).key("i16", I16).raw(qint16 {-300});
    bytes.key("u32", U32).raw(quint32 {4'000'000'000}).key("i32", I32).raw(qint32 {-70000});
    bytes.key("f32", F32).raw(0.5F).key("yes", Bool).raw(quint8 {1});
    bytes.key("u64", U64).raw(~quint64 {0}).key("i64", I64).raw(qint64 {-5'000'000'000});
    bytes.key("f64", F64).raw(-2.25);
    const Result<GgufFile> file = readSparse(bytes);
    VERIFY_OK(file);
    const auto number
        = [&](const char *key) { return file->metadata[QString::fromUtf8(key)].number; };
    QCOMPARE(number("u8"), 200);
    QCOMPARE(number("i8"), -3);
    QCOMPARE(number("u16"), 60000);
    QCOMPARE(number("i16"), -300);
    QCOMPARE(number("u32"), 4'000'000'000);
    QCOMPARE(number("i32"), -70000);
    QCOMPARE(number("i64"), -5'000'000'000);
    QCOMPARE(file->metadata[u"yes"_s].kind, GgufValue::Kind::Bool);
    QCOMPARE(file->metadata[u"f32"_s].real, 0.5);
    QCOMPARE(file->metadata[u"f64"_s].real, -2.25);
    QCOMPARE(file->metadata[u"u64"_s].kind, GgufValue::Kind::Real); // no count can be so large
}

void TestGguf::readsShapesAndBytes()
{
    const Result<GgufFile> file = readSparse(small());
    VERIFY_OK(file);
    const GgufTensor &embedding = file->tensors[0];
    QCOMPARE(embedding.shape, (std::array<qint64, 4> {64, 100, 1, 1}));
    QCOMPARE(embedding.elements, 6400);
    QCOMPARE(embedding.bytes, 12800);
    QCOMPARE(file->tensors[1].bytes, 8 * 144);
    QCOMPARE(file->tensorBytes(), 12800 + 8 * 144);
    QCOMPARE(file->elements(), 6400 + 2048);
}

void TestGguf::alignsByTheFile()
{
    GgufBytes bytes;
    bytes.set("general.alignment", 4096);
    bytes.tensorAt("a", {32}, TensorF32, 0).tensorAt("b", {32}, TensorF32, 4096);
    SparseFile file(bytes.head(), 4096 + 4096 + 128);
    const Result<GgufFile> read = readGguf(file, u"m.gguf"_s);
    VERIFY_OK(read);
    QCOMPARE(read->dataStart, 4096);
    SparseFile shorter(bytes.head(), 4096 + 4096 + 127);
    QCOMPARE(readGguf(shorter, u"m.gguf"_s).error(),
             u"m.gguf, tensor b: lies beyond the end of the file: 1 of its 128 bytes are missing. "
             "The file was cut off, or is still being copied."_s);
}

void TestGguf::faults_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<qint64>("size");
    QTest::addColumn<QString>("fault");

    QTest::newRow("another sort of file")
        << QByteArray("PK\3\4 and more") << qint64 {12}
        << u"m.gguf is not a GGUF file: its first four letters must be GGUF."_s;
    QTest::newRow("empty") << QByteArray() << qint64 {0}
                           << u"m.gguf is not a GGUF file: its first four letters must be GGUF."_s;
    row("version 1", GgufBytes(1), "m.gguf, the header: the version must be 2 or 3, but is 1.");
    row("version 4, big-endian", GgufBytes(4, true),
        "m.gguf, the header: the version must be 2 or 3, but is 4.");
    row("2^64 tensors", small().counts(~quint64 {0}, 0),
        "m.gguf, the header: the number of tensors must be at most 200000 and fit into the file, "
        "but is 18446744073709551615.");
    row("2^64 keys", small().counts(0, ~quint64 {0}),
        "m.gguf, the header: the number of metadata keys must be at most 100000 and fit into the "
        "file, but is 18446744073709551615.");
    row("a key of no name", GgufBytes().set("", 1),
        "m.gguf, metadata key 1: its name must have 1 to 65535 bytes, but has 0.");
    row("a key of 4 GiB", GgufBytes().counts(0, 1).raw(quint64 {1} << 32).raw(quint64 {0}),
        "m.gguf, metadata key 1: its name must have 1 to 65535 bytes, but has 4294967296.");
    row("a text of 4 GiB", GgufBytes().key("a", Text).raw(quint64 {1} << 32),
        "m.gguf, metadata key 1 (a): its text must have at most 1073741824 bytes, but has "
        "4294967296.");
    row("an unknown type of value", GgufBytes().key("a", 13).raw(quint64 {0}),
        "m.gguf, metadata key 1 (a): the type of its value must be 0 to 12, but is 13.");
    row("an unknown type of items", GgufBytes().key("a", List).raw(quint32 {99}).raw(quint64 {1}),
        "m.gguf, metadata key 1 (a): the type of its items must be 0 to 12, but is 99.");
    row("a list of 2^64", GgufBytes().key("a", List).raw(quint32 {U8}).raw(~quint64 {0}),
        "m.gguf, metadata key 1 (a): its list must have at most 1073741824 items and fit into the "
        "file, but has 18446744073709551615.");
    row("neither yes nor no", GgufBytes().key("a", Bool).raw(quint8 {7}),
        "m.gguf, metadata key 1 (a): must be 0 for no or 1 for yes, but is 7.");
    row("a key twice", GgufBytes().set("a", 1).set("a", 2),
        "m.gguf, metadata key 2 (a): must stand in the file once, but is there twice.");
    GgufBytes nested;
    nested.key("a", List);
    for (int i = 0; i < 4; ++i)
        nested.raw(quint32 {List}).raw(quint64 {1});
    row("lists in lists without end", nested.raw(quint32 {U8}).raw(quint64 {0}),
        "m.gguf, metadata key 1 (a): lists in lists must be at most 4 deep.");
    row("alignment 24", GgufBytes().set("general.alignment", 24),
        "m.gguf, metadata key general.alignment: must be a power of two, like 32, and at most "
        "1073741824.");
    row("alignment 0", GgufBytes().set("general.alignment", 0),
        "m.gguf, metadata key general.alignment: must be a power of two, like 32, and at most "
        "1073741824.");
    row("a tensor twice", GgufBytes().tensor("t", {32}).tensor("t", {32}),
        "m.gguf, tensor 2 (t): must stand in the file once, but is there twice.");
    row("no dimensions", GgufBytes().tensor("t", {}),
        "m.gguf, tensor 1 (t): must have 1 to 4 dimensions, but has 0.");
    row("five dimensions", GgufBytes().tensor("t", {1, 1, 1, 1, 1}),
        "m.gguf, tensor 1 (t): must have 1 to 4 dimensions, but has 5.");
    row("a dimension of 0", GgufBytes().tensor("t", {32, 0}),
        "m.gguf, tensor 1 (t): dimension 2 must be at least 1 and less than 2^63, but is 0.");
    row("dimensions beyond all", GgufBytes().tensorAt("t", {1ULL << 40, 1ULL << 40}, TensorF16, 0),
        "m.gguf, tensor 1 (t): its dimensions must not have more than 2^63 numbers together.");
    row("bytes beyond all", GgufBytes().tensorAt("t", {1ULL << 62}, TensorF32, 0),
        "m.gguf, tensor 1 (t): its dimensions must not have more than 2^63 bytes together.");
    row("an unknown tensor type", GgufBytes().tensor("t", {32}, 4),
        "m.gguf, tensor 1 (t): its type 4 is not known here, so its size is not known either.");
    row("a row of half a block", GgufBytes().tensor("t", {128}, TensorQ4K),
        "m.gguf, tensor 1 (t): a row in Q4_K must have a multiple of 256 numbers, but has 128.");
    row("an offset between", GgufBytes().tensor("s", {64}).tensorAt("t", {32}, TensorF16, 40),
        "m.gguf, tensor 2 (t): its offset must be a multiple of 32, but is 40.");
    row("an offset outside", GgufBytes().tensorAt("t", {32}, TensorF16, 1ULL << 40),
        "m.gguf, tensor 1 (t): its offset must lie in the file of 64 bytes, but is 1099511627776.");
    row("overlapping tensors", GgufBytes().tensor("s", {64}).tensorAt("t", {32}, TensorF16, 96),
        "m.gguf, tensor t: must not overlap the tensor s, which ends at offset 128, but begins at "
        "96.");
}

void TestGguf::faults()
{
    QFETCH(QByteArray, head);
    QFETCH(qint64, size);
    QFETCH(QString, fault);
    SparseFile file(head, size);
    QCOMPARE(readGguf(file, u"m.gguf"_s).error(), fault);
}

void TestGguf::truncatedAtAnyByte()
{
    const GgufBytes bytes = small();
    const QByteArray whole = bytes.head() + QByteArray(bytes.dataSize(), '\0');
    for (qsizetype length = 0; length < whole.size(); ++length) {
        QByteArray part = whole.left(length);
        QBuffer file(&part);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString error = readGguf(file, u"m.gguf"_s).error();
        QVERIFY2(error.startsWith(u"m.gguf"_s) && error.endsWith(u'.'),
                 qPrintable(u"%1: %2"_s.arg(length).arg(error)));
    }
}

void TestGguf::aHugeFileReadsNoMore()
{
    GgufBytes bytes = small();
    bytes.tensor("huge.weight", {1ULL << 20, 1ULL << 19}); // 1 TiB
    SparseFile file(bytes);
    VERIFY_OK(readGguf(file, u"m.gguf"_s));
    QVERIFY(file.size() > (qint64 {1} << 40));
    QVERIFY2(file.bytesRead() <= 64 * 1024, qPrintable(QString::number(file.bytesRead())));
}

void TestGguf::longListsAreSkipped()
{
    GgufBytes bytes;
    bytes.key("scores", List).raw(quint32 {F32}).raw(quint64 {60'000'000}); // zeros of the file
    SparseFile file(bytes.counts(0, 1).head(), qint64 {1} << 40);
    const Result<GgufFile> read = readGguf(file, u"m.gguf"_s);
    VERIFY_OK(read);
    QCOMPARE(read->metadata[u"scores"_s].count, quint64 {60'000'000});
    QVERIFY(!read->metadata[u"scores"_s].hasItems);
    QVERIFY(file.bytesRead() <= 128 * 1024);

    GgufBytes longer;
    longer.key("scores", List).raw(quint32 {F64}).raw(quint64 {60'000'000});
    SparseFile tooLong(longer.counts(0, 1).head(), qint64 {1} << 40);
    QCOMPARE(readGguf(tooLong, u"m.gguf"_s).error(),
             u"m.gguf, metadata key 1 (scores): what stands before the tensor data must be at most "
             "268435456 bytes long."_s);
}

void TestGguf::refusesStreams()
{
    class Stream : public SparseFile
    {
    public:
        using SparseFile::SparseFile;
        [[nodiscard]] bool isSequential() const override { return true; }
    };
    Stream stream(small());
    QCOMPARE(readGguf(stream, u"m.gguf"_s).error(),
             u"m.gguf can't be read from a stream: save it as a file."_s);
}

CONFIGURATOR_TEST_MAIN(TestGguf)
#include "tst_gguf.moc"
