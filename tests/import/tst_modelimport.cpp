// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "hfconfigs.h"
#include "importfolder.h"
#include "catalogue/modelwriter.h"

#include "catalogue/readers.h"
#include "import/modelimport.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// Files of all sorts, together one model; what comes out is what the catalogue takes.
class TestModelImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCatalogueTakesIt_data();
    void theCatalogueTakesIt();
    void aFolderOfHuggingFace();
    void aConfigAlone();
    void anIndexAlone();
    void aGgufWithItsVisionParts();
    void aGgufWithItsConfig();
    void aVisionPartAlone();
    void namesFromADownloadFolder();
    void namesThatNoScreenShows();
    void refusedPaths_data();
    void refusedPaths();
};

namespace {

QString onlyError(const QStringList &paths)
{
    return importModel(paths).error();
}

const QByteArray shard
    = safetensors(R"({"model.layers.0.a.weight": {"dtype": "BF16", "shape": [1000],
      "data_offsets": [0, 2000]}, "model.visual.b": {"dtype": "BF16", "shape": [10],
      "data_offsets": [2000, 2020]}})",
                  2020);

} // namespace

void TestModelImport::theCatalogueTakesIt_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isGguf");
    for (const QString &id : knownGgufs().keys())
        QTest::newRow(qPrintable(id + u", GGUF"_s)) << id << true;
    for (const QString &id : knownConfigs().keys())
        QTest::newRow(qPrintable(id + u", config"_s)) << id << false;
}

void TestModelImport::theCatalogueTakesIt()
{
    QFETCH(QString, id);
    QFETCH(bool, isGguf);
    const ImportFolder folder;
    if (isGguf)
        folder.write(u"m.gguf"_s, knownGgufs()[id].bytes());
    else
        folder.write(u"config.json"_s, knownConfigs()[id]);
    if (!isGguf)
        folder.write(u"model.safetensors"_s, shard);
    const Result<ImportedModel> imported = importModel({folder.path()});
    VERIFY_OK(imported);
    FaultList faults;
    JsonReader reader(modelEntry(imported->model), u"own"_s, &faults);
    const AiModel read = readModel(reader);
    QCOMPARE(faults.sentences(), QStringList());
    QVERIFY(read == imported->model);
}

void TestModelImport::aFolderOfHuggingFace()
{
    const ImportFolder folder;
    folder.write(u"config.json"_s, knownConfigs()[u"gemma-3-27b-it"_s]);
    folder.write(u"model-00001-of-00001.safetensors"_s, shard);
    folder.write(u"consolidated.safetensors"_s, shard);
    folder.write(u"model.safetensors.index.json"_s,
                 R"({"metadata": {"total_size": 2020}, "weight_map": {"model.layers.0.a.weight":
                 "model-00001-of-00001.safetensors", "model.visual.b":
                 "model-00001-of-00001.safetensors"}})");
    const Result<ImportedModel> imported = importModel({folder.path()});
    VERIFY_OK(imported);
    QCOMPARE(imported->model.weights,
             (std::vector<PublishedWeights> {
                 {u"BF16"_s, 2020, true, u"model-00001-of-00001.safetensors"_s}}));
    QCOMPARE(imported->model.parameters, qint64 {1010});
    QCOMPARE(imported->model.activeParameters, qint64 {1000});
    QCOMPARE(imported->assumed, QStringList());
    QCOMPARE(imported->missing, QStringList());
    QCOMPARE(imported->read.size(), 3); // config, headers, vision part
}

void TestModelImport::aConfigAlone()
{
    const ImportFolder folder;
    const QString path = folder.write(u"config.json"_s, knownConfigs()[u"llama-3.1-8b-instruct"_s]);
    const Result<ImportedModel> imported = importModel({path});
    VERIFY_OK(imported);
    QVERIFY(imported->model.hasDimensions());
    QCOMPARE(imported->model.parameters, qint64 {8'030'261'248}); // counted
    QVERIFY(imported->model.origins.value(u"parameters"_s).isAssumed);
    QVERIFY(imported->model.weights.empty());
    QCOMPARE(imported->missing.size(), 1);
    QCOMPARE(imported->assumed.size(), 1);
    QCOMPARE(imported->model.name, QDir(folder.path()).dirName());
    QCOMPARE(imported->model.publisher, u"not stated"_s);
}

void TestModelImport::anIndexAlone()
{
    const ImportFolder folder;
    const QString path = folder.write(u"model.safetensors.index.json"_s,
                                      R"({"metadata": {"total_size": 2000}, "weight_map": {"a":
                                      "x.safetensors"}})");
    const Result<ImportedModel> imported = importModel({path});
    VERIFY_OK(imported);
    QCOMPARE(imported->model.weights[0].bytes, 2000);
    QCOMPARE(imported->model.parameters, qint64 {1000});
    QVERIFY(imported->model.origins[u"parameters"_s].isAssumed);
    QVERIFY(imported->model.layers.empty());
    QCOMPARE(imported->assumed.size(), 3); // total, format, parameters
    QCOMPARE(imported->missing.size(), 2); // config, file
}

void TestModelImport::aGgufWithItsVisionParts()
{
    const ImportFolder folder;
    const auto part = [](quint32 type) {
        GgufBytes bytes;
        bytes.set("general.architecture", QByteArray("clip"));
        return bytes.tensor("v.a", {64, 64}, type);
    };
    folder.write(u"m.gguf"_s, knownGgufs()[u"gemma-3-27b-it"_s].bytes());
    folder.write(u"mmproj-F16.gguf"_s, part(TensorF16));
    folder.write(u"mmproj-F32.gguf"_s, part(TensorF32));
    const Result<ImportedModel> imported = importModel({folder.path()});
    VERIFY_OK(imported);
    QCOMPARE(imported->model.modality, u"text+image"_s);
    QCOMPARE(imported->model.weights[0].bytes, 2 * 5376 * 1000 + 4 * 64 * 64);
    QCOMPARE(
        imported->assumed,
        QStringList({u"Of 2 vision or audio parts the largest is counted: mmproj-F32.gguf."_s}));
}

void TestModelImport::aGgufWithItsConfig()
{
    const ImportFolder folder;
    GgufBytes bytes = knownGgufs()[u"llama-3.1-8b-instruct"_s].bytes();
    bytes.tensor("blk.0.attn_k.weight", {4096, 512});
    folder.write(u"m.gguf"_s, bytes);
    folder.write(u"config.json"_s, knownConfigs()[u"llama-3.1-8b-instruct"_s]);
    const Result<ImportedModel> imported = importModel({folder.path()});
    VERIFY_OK(imported);
    QCOMPARE(imported->model.layers.size(), std::size_t {2}); // as the GGUF's tensors say
    QCOMPARE(imported->assumed.last(),
             u"config.json and the GGUF describe the layers differently; "
             "the GGUF was taken, since llama.cpp goes by it."_s);
}

void TestModelImport::aVisionPartAlone()
{
    const ImportFolder folder;
    GgufBytes bytes;
    bytes.set("general.architecture", QByteArray("clip")).tensor("v.a", {64});
    const QString path = folder.write(u"mmproj.gguf"_s, bytes);
    QCOMPARE(onlyError({path}),
             u"mmproj.gguf is only the vision or audio part of a model: give the "
             "model's own .gguf with it."_s);
}

void TestModelImport::namesFromADownloadFolder()
{
    const ImportFolder folder;
    const QString inner = folder.path() + u"/models--lab--Big-Model/snapshots/0123"_s;
    QVERIFY(QDir().mkpath(inner));
    QFile file(inner + u"/config.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(knownConfigs()[u"llama-3.1-8b-instruct"_s]);
    file.close();
    const Result<ImportedModel> imported = importModel({inner});
    VERIFY_OK(imported);
    QCOMPARE(imported->model.name, u"Big-Model"_s);
    QCOMPARE(imported->model.id, u"big-model"_s);
}

void TestModelImport::namesThatNoScreenShows()
{
    const ImportFolder folder;
    GgufBytes bytes;
    bytes.set("general.architecture", QByteArray("llama"));
    bytes.set("general.name", QByteArray("\x01\x02\n<b>Ж</b>\x7f").append(QByteArray(4000, '-')));
    bytes.set("llama.block_count", 1).set("llama.embedding_length", 64);
    bytes.tensor("token_embd.weight", {64, 10});
    const Result<ImportedModel> imported = importModel({folder.write(u"m.gguf"_s, bytes)});
    VERIFY_OK(imported);
    QCOMPARE(imported->model.name, u"<b>Ж</b>"_s + QString(152, u'-'));
    QCOMPARE(imported->model.id, u"b-b"_s);
}

void TestModelImport::refusedPaths_data()
{
    QTest::addColumn<QStringList>("names"); // empty files
    QTest::addColumn<QString>("fault"); // %1 is the folder
    QTest::newRow("nothing") << QStringList()
                             << u"No file was given: choose a .gguf, a config.json, a safetensors "
                                "index, or a folder with them."_s;
    QTest::newRow("another sort")
        << QStringList {u"notes.txt"_s}
        << u"%1/notes.txt is of no sort that is read: it must be a .gguf, "
           "a config.json, a safetensors index or a .safetensors."_s;
    QTest::newRow("two configs") << QStringList {u"a.json"_s, u"b.json"_s}
                                 << u"%1/a.json and %1/b.json describe different models: add them "
                                    "one at a time."_s;
    QTest::newRow("an empty GGUF") << QStringList {u"a.gguf"_s}
                                   << u"a.gguf is not a GGUF file: its first four letters must be "
                                      "GGUF."_s;
}

void TestModelImport::refusedPaths()
{
    QFETCH(QStringList, names);
    QFETCH(QString, fault);
    const ImportFolder folder;
    QStringList paths;
    for (const QString &name : names)
        paths.append(folder.write(name, QByteArray()));
    QCOMPARE(onlyError(paths), fault.contains(u"%1"_s) ? fault.arg(folder.path()) : fault);
    QVERIFY(QDir().mkpath(folder.path(u"empty"_s)));
    QCOMPARE(onlyError({folder.path(u"empty"_s)}),
             u"The folder %1 holds no .gguf, no config.json, no safetensors index and no "
             ".safetensors."_s.arg(folder.path(u"empty"_s)));
    QCOMPARE(onlyError({folder.path(u"none"_s)}),
             u"The file %1 does not exist."_s.arg(folder.path(u"none"_s)));
}

CONFIGURATOR_TEST_MAIN(TestModelImport)
#include "tst_modelimport.moc"
