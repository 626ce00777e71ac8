// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/program.h"
#include "support/testmain.h"

#include <QDir>
#include <QJsonArray>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// A model from its own files: shown, kept, used by the other commands, renamed and removed. Each
// test has a data folder of its own.
class TestCliModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsAndWritesNothing();
    void keepsWhatItShows();
    void theSecondOfANameGetsANumber();
    void otherCommandsKnowIt();
    void anotherCatalogueStandsAlone();
    void isRenamed();
    void isRemoved();
    void textForPeople();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void badChangesAreRefused_data();
    void badChangesAreRefused();
    void aSpoiltFileIsSaidAndKept();
    void aFaultyEntryLeavesTheOthers();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString kept() const
    {
        return path(u"data/bektursun/configurator/own-models.json"_s);
    }
    [[nodiscard]] Ran call(const QStringList &words) const;
    // Adds the model; its id.
    [[nodiscard]] QString add() const;
    [[nodiscard]] QJsonObject listed(const QString &id) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_import;
};

namespace {

// Llama 3.1 8B, as its publisher describes it.
constexpr char config[] = R"({"architectures": ["LlamaForCausalLM"], "model_type": "llama",
    "hidden_size": 4096, "intermediate_size": 14336, "num_hidden_layers": 32,
    "num_attention_heads": 32, "num_key_value_heads": 8, "vocab_size": 128256,
    "max_position_embeddings": 131072, "tie_word_embeddings": false,
    "torch_dtype": "bfloat16"})";
constexpr char sizesIndex[] = R"({"metadata": {"total_size": 16060522496}, "weight_map":
    {"model.embed_tokens.weight": "model-00001-of-00004.safetensors"}})";

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
}

} // namespace

void TestCliModels::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(path(u"Acme 8B"_s)));
    QVERIFY(QDir().mkpath(QFileInfo(kept()).path()));
    const QString dimensions = write(path(u"Acme 8B/config.json"_s), config);
    const QString sizes = write(path(u"Acme 8B/model.safetensors.index.json"_s), sizesIndex);
    m_import = QStringList {u"models"_s, u"import"_s, dimensions, sizes};
}

Ran TestCliModels::call(const QStringList &words) const
{
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(u"XDG_DATA_HOME"_s, path(u"data"_s));
    return run(words, environment);
}

QString TestCliModels::add() const
{
    const Ran ran = call(m_import + QStringList {u"--apply"_s, u"--json"_s});
    return ran.code == 0 ? ran.json()["model"_L1]["id"_L1].toString()
                         : u"(not added: %1)"_s.arg(ran.err);
}

QJsonObject TestCliModels::listed(const QString &id) const
{
    const QJsonObject json = call({u"list"_s, u"models"_s, u"--json"_s}).json();
    for (const QJsonValue model : json["models"_L1].toArray())
        if (model["id"_L1] == id)
            return model.toObject();
    return {};
}

void TestCliModels::showsAndWritesNothing()
{
    const Ran ran = call(m_import + QStringList {u"--json"_s});
    VERIFY_CODE(ran, 0);
    QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
    const QJsonObject json = ran.json();
    QCOMPARE(json.keys(),
             QStringList({u"applied"_s, u"assumed"_s, u"missing"_s, u"model"_s, u"read"_s,
                          u"weights_bytes"_s}));
    QCOMPARE(json["applied"_L1], QJsonValue(false));
    QCOMPARE(json["weights_bytes"_L1].toInteger(), 16'060'522'496);
    QVERIFY(!json["read"_L1].toArray().isEmpty());
    const QJsonObject model = json["model"_L1].toObject();
    QCOMPARE(model["layers"_L1].toInteger(), 32);
    QCOMPARE(model["max_context"_L1].toInteger(), 131'072);
    QCOMPARE(model["requirement_known"_L1], QJsonValue(true));
    QCOMPARE(model["own"_L1], QJsonValue(true));
    QVERIFY(model["formats"_L1].toArray().contains(u"BF16"_s));
    QVERIFY(model["formats"_L1].toArray().contains(u"Q4_K_M"_s));
    QVERIFY(!QFile::exists(kept()));
    QVERIFY(listed(model["id"_L1].toString()).isEmpty());
}

void TestCliModels::keepsWhatItShows()
{
    const QJsonObject shown = call(m_import + QStringList {u"--json"_s}).json();
    const Ran ran = call(m_import + QStringList {u"--apply"_s, u"--json"_s});
    VERIFY_CODE(ran, 0);
    QJsonObject added = ran.json();
    QCOMPARE(added["applied"_L1], QJsonValue(true));
    added[u"applied"_s] = false;
    QCOMPARE(added, shown);
    QJsonObject model = added["model"_L1].toObject();
    model.remove(u"formats"_s);
    QCOMPARE(listed(model["id"_L1].toString()), model);
}

void TestCliModels::theSecondOfANameGetsANumber()
{
    const QString first = add();
    const QString second = add();
    QCOMPARE(second, first + u"-2"_s);
    QCOMPARE(listed(second)["name"_L1].toString(), listed(first)["name"_L1].toString() + u" (2)"_s);
}

void TestCliModels::otherCommandsKnowIt()
{
    const QString id = add();
    const QStringList choice {
        u"--model"_s, id,     u"--format"_s, u"BF16"_s,      u"--context"_s, u"8192"_s,
        u"--users"_s, u"1"_s, u"--engine"_s, u"llama.cpp"_s, u"--json"_s};
    const Ran need = call(QStringList {u"need"_s} + choice);
    VERIFY_CODE(need, 0);
    QCOMPARE(need.json()["weights_bytes"_L1].toInteger(), 16'060'522'496);
    QCOMPARE(need.json()["context_bytes"_L1].toInteger(), 8192 * 128 * 1024);
    const QString build = write(path(u"b.json"_s),
                                R"({"version": 1, "items": [{"unit": "rtx-5090", "count": 1}]})");
    const Ran fit = call(QStringList {u"fit"_s, build} + choice);
    VERIFY_CODE(fit, 0);
    QCOMPARE(fit.json()["verdict"_L1].toString(), u"single"_s);
    VERIFY_CODE(call({u"list"_s, u"formats"_s, u"--model"_s, id}), 0);
}

void TestCliModels::anotherCatalogueStandsAlone()
{
    QVERIFY(!listed(add()).isEmpty());
    const Ran ran = call({u"list"_s, u"models"_s, u"--json"_s, u"--catalogue"_s, smallCatalogue()});
    QCOMPARE(ran.json()["models"_L1].toArray().size(), 2);
    verifyRefused(call(m_import + QStringList {u"--catalogue"_s, smallCatalogue()}),
                  {u"configurator models import takes no --catalogue"_s});
}

void TestCliModels::isRenamed()
{
    const QString id = add();
    const Ran ran = call({u"models"_s, u"rename"_s, id, u"Own <i>8B</i> ө"_s, u"--json"_s});
    VERIFY_CODE(ran, 0);
    QCOMPARE(ran.json(), QJsonObject({{u"id"_s, id}, {u"name"_s, u"Own <i>8B</i> ө"_s}}));
    QCOMPARE(listed(id)["name"_L1].toString(), u"Own <i>8B</i> ө"_s);
}

void TestCliModels::isRemoved()
{
    const QString id = add();
    const Ran ran = call({u"models"_s, u"remove"_s, id, u"--json"_s});
    VERIFY_CODE(ran, 0);
    QCOMPARE(ran.json(), QJsonObject({{u"id"_s, id}}));
    QVERIFY(listed(id).isEmpty());
    verifyRefused(call({u"models"_s, u"remove"_s, id}), {id});
    QVERIFY(QFile::exists(m_import.at(2))); // the model's own files stay
}

void TestCliModels::textForPeople()
{
    const QByteArray shown = call(m_import).out;
    for (const char *part : {"Read\n  ", "The model that would be added\n", "15.0 GiB as BF16",
                             "Nothing is written yet. With --apply the model is kept."})
        QVERIFY2(shown.contains(part), shown.constData());
    const QByteArray added = call(m_import + QStringList {u"--apply"_s}).out;
    QVERIFY2(added.contains("It stands beside the models of the shop now: --model "), added);
    QVERIFY2(!added.contains("would"), added);
    const QByteArray list = call({u"list"_s, u"models"_s}).out;
    QCOMPARE(list.count("your own"), 1);
    QVERIFY(list.trimmed().endsWith("your own"));
}

void TestCliModels::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("half a config") << QByteArray(config).left(60);
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("words") << QByteArray(R"({"hidden_size": "wide", "num_hidden_layers": 32})");
}

void TestCliModels::badFilesAreRefused()
{
    QFETCH(const QByteArray, content);
    const QString file = write(path(u"config.json"_s), content);
    verifyRefused(call({u"models"_s, u"import"_s, file, u"--apply"_s}), {u"config.json"_s});
    verifyRefused(call({u"models"_s, u"import"_s, path(u"no.gguf"_s), u"--apply"_s}),
                  {u"no.gguf"_s});
    QVERIFY(!QFile::exists(kept()));
}

void TestCliModels::badChangesAreRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("says");
    QTest::newRow("rename nobody") << QStringList {u"rename"_s, u"nobody"_s, u"X"_s}
                                   << u"You have no AI model “nobody” of your own."_s;
    QTest::newRow("remove nobody") << QStringList {u"remove"_s, u"nobody"_s}
                                   << u"You have no AI model “nobody” of your own."_s;
    QTest::newRow("remove the shop's")
        << QStringList {u"remove"_s, u"llama-3.3-70b-instruct"_s}
        << u"“llama-3.3-70b-instruct” belongs to the shop's catalogue."_s;
    QTest::newRow("rename to a name of the shop's")
        << QStringList {u"rename"_s, u"ID"_s, u"Llama 3.3 70B Instruct"_s}
        << u"Another AI model has the name “Llama 3.3 70B Instruct” already."_s;
    QTest::newRow("rename to nothing") << QStringList {u"rename"_s, u"ID"_s, QString()}
                                       << u"field name: must be one line of text"_s;
    QTest::newRow("no name") << QStringList {u"rename"_s, u"ID"_s}
                             << u"Write it so: configurator models rename ID NAME [options]"_s;
}

void TestCliModels::badChangesAreRefused()
{
    QFETCH(QStringList, words);
    QFETCH(const QString, says);
    words.replaceInStrings(u"ID"_s, add());
    const QByteArray before = contentOf(kept());
    verifyRefused(call(QStringList {u"models"_s} + words), {says});
    QCOMPARE(contentOf(kept()), before);
}

// The shop's own figures do not depend on it, so the other commands answer.
void TestCliModels::aSpoiltFileIsSaidAndKept()
{
    const QByteArray spoilt = R"({"schema": "models/1", "entries": [)";
    QVERIFY(!write(kept(), spoilt).isEmpty());
    const Ran list = call({u"list"_s, u"models"_s, u"--json"_s});
    VERIFY_CODE(list, 0);
    QVERIFY2(list.err.startsWith(kept() + u", line 1, column"_s), qPrintable(list.err));
    QVERIFY(!list.json()["models"_L1].toArray().isEmpty());
    verifyRefused(call(m_import), {kept()});
    verifyRefused(call(m_import + QStringList {u"--apply"_s}), {kept()});
    verifyRefused(call({u"models"_s, u"remove"_s, u"a"_s}), {kept()});
    QCOMPARE(contentOf(kept()), spoilt);
}

void TestCliModels::aFaultyEntryLeavesTheOthers()
{
    QVERIFY(!write(kept(), R"({"schema": "models/1", "entries": [{"id": "half"}]})").isEmpty());
    const QString id = add();
    QVERIFY(!listed(id).isEmpty());
    const Ran list = call({u"list"_s, u"models"_s});
    VERIFY_CODE(list, 0);
    QVERIFY2(list.err.contains(kept() + u", entry half, field name: must be a text"_s),
             qPrintable(list.err));
    VERIFY_CODE(call({u"models"_s, u"remove"_s, u"half"_s}), 0);
    QVERIFY(call({u"list"_s, u"models"_s}).err.isEmpty());
}

CONFIGURATOR_TEST_MAIN(TestCliModels)
#include "tst_climodels.moc"
