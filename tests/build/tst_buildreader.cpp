// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/file/buildfile.h"
#include "build/parts.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

namespace {

// A file with this one item.
QByteArray withItem(const QByteArray &item)
{
    return R"({"version": 1, "items": [)" + item + "]}";
}

QByteArray withModel(const QByteArray &model)
{
    return R"({"version": 1, "items": [], "model": )" + model + "}";
}

QStringList faultsOf(const QByteArray &json)
{
    const Result<Build> build = readBuild(json, u"b.json"_s);
    return build ? QStringList {} : build.error().split(u'\n');
}

} // namespace

// What a build file may say, and what every fault is called.
class TestBuildReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheWholeShape();
    void whatMayBeLeftOut();
    void keepsWhatTheCatalogueLacks();
    void refusesShapes_data();
    void refusesShapes();
    void refusesCounts_data();
    void refusesCounts();
    void refusesTexts_data();
    void refusesTexts();
    void refusesModels_data();
    void refusesModels();
    void namesEveryFaultAtOnce();
    void stopsAfterAHundredFaults();
    void refusesTooManyUnits();
    void takesTheMostOfEverything();

private:
    static void checkRefused();
};

void TestBuildReader::readsTheWholeShape()
{
    const Result<Build> build = readBuild(R"({"version": 1, "name": "70B box",
        "items": [{"unit": "tower-4slot-1600w", "count": 1,
                   "holds": [{"unit": "rtx-5090", "count": 2}]},
                  {"unit": "dgx-spark", "count": 3}],
        "model": {"id": "llama-3.3-70b-instruct", "format": "Q8_0", "context": 4096, "users": 7,
                  "engine": "vllm", "kv": "fp8"}})",
                                          u"b.json"_s);
    VERIFY_OK(build);
    QCOMPARE(build->name, u"70B box"_s);
    QCOMPARE(printed(*build),
             QStringList({u"tower-4slot-1600w x1 [rtx-5090 x2]"_s, u"dgx-spark x3"_s}));
    const ModelChoice choice {
        u"llama-3.3-70b-instruct"_s, u"Q8_0"_s, 4096, 7, Engine::Vllm, KvFormat::Fp8, {}};
    QVERIFY(build->choice == choice);
}

void TestBuildReader::whatMayBeLeftOut()
{
    const Result<Build> least = readBuild(R"({"version": 1, "items": []})", u"b.json"_s);
    QVERIFY(least.isOk() && *least == Build {});
    const Result<Build> one = readBuild(withItem(R"({"unit": "dgx-spark"})"), u"b.json"_s);
    VERIFY_OK(one);
    QCOMPARE(printed(*one), QStringList {u"dgx-spark x1"_s});
    const Result<Build> model = readBuild(withModel(R"({"id": "m"})"), u"b.json"_s);
    VERIFY_OK(model);
    ModelChoice usual;
    usual.model = u"m"_s;
    QVERIFY(model->choice == usual);
    const Result<Build> cache = readBuild(withModel(R"({"id": "m", "kv": "bf16"})"), u"b.json"_s);
    VERIFY_OK(cache);
    QVERIFY(cache->choice.kv == KvFormat::F16);
    const Result<Build> mixed = readBuild(
        withModel(R"({"id": "m", "kv": "q8_0/q4_0", "settings": {"ubatch": 2048}})"), u"b.json"_s);
    VERIFY_OK(mixed);
    QVERIFY(mixed->choice.kv == KvFormats(KvFormat::Q8_0, KvFormat::Q4_0));
    EngineSettings settings;
    settings.microBatch = 2048;
    QVERIFY(mixed->choice.settings == settings);
}

void TestBuildReader::keepsWhatTheCatalogueLacks()
{
    const Result<Build> build = readBuild(
        R"({"version": 1, "items": [{"unit": "Из другого магазина/№5", "count": 2}],
            "model": {"id": "somebody/New-Model", "format": "Q9_X"}})",
        u"b.json"_s);
    VERIFY_OK(build);
    QCOMPARE(printed(*build), QStringList {u"Из другого магазина/№5 x2"_s});
    QCOMPARE(build->choice.model + u' ' + build->choice.format, u"somebody/New-Model Q9_X"_s);
}

// Every row of data gives a file and its one fault.
void TestBuildReader::checkRefused()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, fault);
    QCOMPARE(faultsOf(json), QStringList {fault});
}

void TestBuildReader::refusesShapes_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto add = [](const char *rule, const QByteArray &json, const QString &fault) {
        QTest::newRow(rule) << json << fault;
    };
    add("no version", R"({"items": []})",
        u"b.json, field version: must be a whole number from 1 to 2147483647, but is missing."_s);
    add("another version", R"({"version": 2, "boxes": 5})",
        u"b.json, field version: is 2, but only version 1 can be read here."_s);
    add("no items", R"({"version": 1})",
        u"b.json, field items: must be a list in brackets, but is missing."_s);
    add("items as an object", R"({"version": 1, "items": {}})",
        u"b.json, field items: must be a list in brackets, but is an object."_s);
    add("an item that is a text", withItem(R"("rtx-5090")"),
        u"b.json, field items[0]: must be an object in braces."_s);
    add("a typing mistake", withItem(R"({"unit": "a", "cuont": 2})"),
        u"b.json, field items[0].cuont: is not known here; the fields are items[0].unit, "
        u"items[0].count, items[0].holds."_s);
    add("three levels",
        withItem(R"({"unit": "a", "holds": [{"unit": "b", "holds": [{"unit": "c"}]}]})"),
        u"b.json, field items[0].holds[0].holds: is one level too deep: a held part holds "
        u"nothing."_s);
    add("a typing mistake at the top", R"({"version": 1, "items": [], "modle": {}})",
        u"b.json, field modle: is not known here; the fields are version, name, items, model."_s);
}

void TestBuildReader::refusesShapes()
{
    checkRefused();
}

void TestBuildReader::refusesCounts_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto add = [](const char *rule, const QByteArray &json, const QString &fault) {
        QTest::newRow(rule) << json << fault;
    };
    const QString count = u"b.json, field items[0].count: must be a whole number from 1 to 100000, "
                          u"but is %1."_s;
    add("a count of none", withItem(R"({"unit": "a", "count": 0})"), count.arg(u"0"_s));
    add("a negative count", withItem(R"({"unit": "a", "count": -3})"), count.arg(u"-3"_s));
    add("a count of a million millions", withItem(R"({"unit": "a", "count": 1000000000000})"),
        count.arg(u"1000000000000"_s));
    add("a count just too large", withItem(R"({"unit": "a", "count": 100001})"),
        count.arg(u"100001"_s));
    add("half a unit", withItem(R"({"unit": "a", "count": 1.5})"), count.arg(u"1.5"_s));
    add("a count beyond any integer", withItem(R"({"unit": "a", "count": 1e300})"),
        count.arg(u"1e+300"_s));
    add("a count as text", withItem(R"({"unit": "a", "count": "2"})"), count.arg(u"\"2\""_s));
    add("a held count",
        R"({"version": 1, "items": [{"unit": "a", "holds": [{"unit": "b"}, {"unit": "c", "count": 0}]}]})",
        u"b.json, field items[0].holds[1].count: must be a whole number from 1 to 100000, "
        u"but is 0."_s);
}

void TestBuildReader::refusesCounts()
{
    checkRefused();
}

void TestBuildReader::refusesTexts_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto add = [](const char *rule, const QByteArray &json, const QString &fault) {
        QTest::newRow(rule) << json << fault;
    };
    add("no unit", withItem(R"({"count": 1})"),
        u"b.json, field items[0].unit: must be a text, but is missing."_s);
    add("an empty unit", withItem(R"({"unit": ""})"),
        u"b.json, field items[0].unit: must not be empty."_s);
    add("a unit that is a number", withItem(R"({"unit": 5090})"),
        u"b.json, field items[0].unit: must be a text, but is 5090."_s);
    add("a unit of 65 characters", withItem(R"({"unit": ")" + QByteArray(65, 'x') + R"("})"),
        u"b.json, field items[0].unit: must be a text of at most 64 characters, but has 65."_s);
    add("a unit with a line break", withItem(R"({"unit": "a\nb"})"),
        u"b.json, field items[0].unit: must be plain text without control characters."_s);
    add("a name with a control character", R"({"version": 1, "items": [], "name": "a\u0007"})",
        u"b.json, field name: must be plain text without control characters."_s);
    add("a name with a line separator", R"({"version": 1, "items": [], "name": "a\u2028b"})",
        u"b.json, field name: must be plain text without control characters."_s);
    add("a name with half a character", R"({"version": 1, "items": [], "name": "a\ud800"})",
        u"b.json, field name: must be plain text without control characters."_s);
    add("a name of 201 characters",
        R"({"version": 1, "items": [], "name": ")" + QByteArray(201, 'x') + R"("})",
        u"b.json, field name: must be a text of at most 200 characters, but has 201."_s);
}

void TestBuildReader::refusesTexts()
{
    checkRefused();
}

void TestBuildReader::refusesModels_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto add = [](const char *rule, const QByteArray &json, const QString &fault) {
        QTest::newRow(rule) << json << fault;
    };
    add("a model that is a text", withModel(R"("llama")"),
        u"b.json, field model: must be an object in braces, but is \"llama\"."_s);
    add("no context", withModel(R"({"id": "m", "context": 0})"),
        u"b.json, field model.context: must be a whole number from 1 to 100000000, but is 0."_s);
    add("too much context", withModel(R"({"id": "m", "context": 100000001})"),
        u"b.json, field model.context: must be a whole number from 1 to 100000000, "
        u"but is 100000001."_s);
    add("too many users", withModel(R"({"id": "m", "users": 100001})"),
        u"b.json, field model.users: must be a whole number from 1 to 100000, but is 100001."_s);
    add("an unknown engine", withModel(R"({"id": "m", "engine": "ollama"})"),
        u"b.json, field model.engine: must be one of llama.cpp, vllm, but is \"ollama\"."_s);
    add("an unknown cache format", withModel(R"({"id": "m", "kv": "f32"})"),
        u"b.json, field model.kv: must be one of f16, bf16, fp8, q8_0, q5_0, q4_0, or two of them "
        u"for keys and values, like q8_0/q4_0, but is \"f32\"."_s);
    add("half an unknown cache format", withModel(R"({"id": "m", "kv": "q8_0/f32"})"),
        u"b.json, field model.kv: must be one of f16, bf16, fp8, q8_0, q5_0, q4_0, or two of them "
        u"for keys and values, like q8_0/q4_0, but is \"q8_0/f32\"."_s);
    add("a setting beyond all measure",
        withModel(R"({"id": "m", "settings": {"utilisation": 101}})"),
        u"b.json, field model.settings.utilisation: must be a whole number from 1 to 100, but is "
        u"101."_s);
    add("a setting of the wrong type", withModel(R"({"id": "m", "settings": {"graphs": 1}})"),
        u"b.json, field model.settings.graphs: must be true or false, but is 1."_s);
    add("an empty format", withModel(R"({"id": "m", "format": ""})"),
        u"b.json, field model.format: must not be empty."_s);
    add("a typing mistake in the model", withModel(R"({"id": "m", "user": 1})"),
        u"b.json, field model.user: is not known here; the fields are model.id, model.format, "
        u"model.context, model.users, model.engine, model.kv, model.settings."_s);
}

void TestBuildReader::refusesModels()
{
    checkRefused();
}

void TestBuildReader::namesEveryFaultAtOnce()
{
    const QStringList faults = faultsOf(R"({"version": 1, "name": 5, "colour": "red",
        "items": [{"unit": "a", "count": 0}, {"holds": [{"unit": "", "count": 2.5}]}],
        "model": {"users": 0, "engine": 7}})");
    QCOMPARE(faults.size(), 8);
    const QStringList fields {u"name"_s,
                              u"items[0].count"_s,
                              u"items[1].unit"_s,
                              u"items[1].holds[0].unit"_s,
                              u"items[1].holds[0].count"_s,
                              u"model.users"_s,
                              u"model.engine"_s,
                              u"colour"_s};
    for (qsizetype i = 0; i < fields.size(); ++i)
        QVERIFY2(faults[i].startsWith(u"b.json, field %1: "_s.arg(fields[i])),
                 qPrintable(faults[i]));
}

void TestBuildReader::stopsAfterAHundredFaults()
{
    QByteArray items = "{}";
    for (int i = 1; i < Build::maxRows; ++i)
        items += ",{}";
    const QStringList faults = faultsOf(withItem(items));
    QCOMPARE(faults.size(), 101);
    QCOMPARE(faults.last(), u"b.json: reading stopped after so many faults."_s);
}

void TestBuildReader::refusesTooManyUnits()
{
    QCOMPARE(faultsOf(R"({"version": 1, "items": [{"unit": "a", "count": 50000},
                          {"unit": "b", "count": 50000, "holds": [{"unit": "c"}]}]})"),
             QStringList {u"b.json, field items: must count at most 100000 units together, but "
                          u"counts 150000."_s});
}

void TestBuildReader::takesTheMostOfEverything()
{
    const auto rows = [](int count) {
        QByteArray items = R"({"unit":"a"})";
        for (int i = 1; i < count; ++i)
            items += R"(,{"unit":"a"})";
        return items;
    };
    const auto held = [&](int count) { return R"({"unit":"m","holds":[)" + rows(count) + "]}"; };
    QCOMPARE(faultsOf(withItem(rows(Build::maxRows))), QStringList {});
    QCOMPARE(
        faultsOf(withItem(rows(Build::maxRows + 1))),
        QStringList {u"b.json, field items: must have at most 10000 entries, but has 10001."_s});
    QCOMPARE(faultsOf(withItem(held(Build::maxHolds))), QStringList {});
    QCOMPARE(
        faultsOf(withItem(held(Build::maxHolds + 1))),
        QStringList {u"b.json, field items[0].holds: must have at most 64 entries, but has 65."_s});
    QCOMPARE(faultsOf(withItem(R"({"unit":"a","count":100000})")), QStringList {});
    QCOMPARE(faultsOf(withModel(R"({"context":100000000,"users":100000})")), QStringList {});
}

CONFIGURATOR_TEST_MAIN(TestBuildReader)
#include "tst_buildreader.moc"
