// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/program.h"
#include "support/testmain.h"

#include <QJsonArray>
#include <QTemporaryDir>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// What the lists and the PDF answer, over the small catalogue, and that the shipped one is sound.
class TestCliLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void units();
    void unitsSayWhereFiguresComeFrom();
    void models();
    void formats();
    void formatsOfOneModel();
    void listsAreReadableText();
    void shippedCatalogueIsSound();
    void quotePdf();
};

namespace {

QJsonObject entry(const QJsonObject &answer, const QString &list, const QString &id)
{
    for (const QJsonValue value : answer[list].toArray())
        if (value["id"_L1].toString() == id)
            return value.toObject();
    return {};
}

} // namespace

void TestCliLists::units()
{
    const Ran ran = ask({u"list"_s, u"units"_s});
    VERIFY_CODE(ran, 0);
    const QJsonObject json = ran.json();
    QCOMPARE(json["units"_L1].toArray().size(), 7);
    const QJsonObject card = entry(json, u"units"_s, u"gpu-32"_s);
    QCOMPARE(card["kind"_L1].toString(), u"gpu"_s);
    QCOMPARE(card["memory_gb"_L1].toInteger(), 32);
    QCOMPARE(card["usable_memory_mib"_L1].toInteger(), 32'607);
    QCOMPARE(card["power_w"_L1].toInteger(), 575);
    QCOMPARE(card["price_minor"_L1].toInteger(), 199'900);
    const QJsonObject server = entry(json, u"units"_s, u"server-8"_s);
    QCOMPARE(server["kind"_L1].toString(), u"machine"_s);
    QCOMPARE(server["usable_memory_mib"_L1].toInteger(), 8 * 81'559);
    QVERIFY(server["price_minor"_L1].isNull());
    const QJsonObject bridge = entry(json, u"units"_s, u"bridge-24"_s);
    QCOMPARE(bridge["kind"_L1].toString(), u"link"_s);
    QVERIFY(bridge["memory_gb"_L1].isNull());
    QCOMPARE(bridge["power_w"_L1].toInteger(-1), 0);
    QVERIFY(entry(json, u"units"_s, u"gpu-80"_s)["power_w"_L1].isNull());
}

void TestCliLists::unitsSayWhereFiguresComeFrom()
{
    const QJsonObject json = ask({u"list"_s, u"units"_s}).json();
    const QJsonObject origins = entry(json, u"units"_s, u"gpu-32"_s)["origins"_L1].toObject();
    const QJsonObject wanted {{u"source"_s, u"test"_s},
                              {u"date"_s, u"2026-01-01"_s},
                              {u"confidence"_s, u"high"_s},
                              {u"assumed"_s, false}};
    QCOMPARE(origins["usable"_L1].toObject(), wanted);
}

void TestCliLists::models()
{
    const QJsonObject json = ask({u"list"_s, u"models"_s}).json();
    QCOMPARE(json["models"_L1].toArray().size(), 2);
    const QJsonObject llama = entry(json, u"models"_s, u"llama-70b"_s);
    QCOMPARE(llama["parameters"_L1].toInteger(), 70'553'706'496);
    QCOMPARE(llama["layers"_L1].toInteger(), 80);
    QCOMPARE(llama["requirement_known"_L1], QJsonValue(true));
    const QJsonObject painter = entry(json, u"models"_s, u"painter"_s);
    QVERIFY(painter["parameters"_L1].isNull() && painter["layers"_L1].isNull());
    QCOMPARE(painter["requirement_known"_L1], QJsonValue(false));
}

void TestCliLists::formats()
{
    const QJsonObject json = ask({u"list"_s, u"formats"_s}).json();
    const QJsonObject gguf = entry(json, u"formats"_s, u"Q4_K_M"_s);
    QCOMPARE(gguf["engines"_L1].toArray(), (QJsonArray {u"llama.cpp"_s}));
    QVERIFY(gguf["weights"_L1].isNull());
    QVERIFY(entry(json, u"formats"_s, u"BF16"_s)["engines"_L1].toArray().contains(u"vllm"_s));
}

void TestCliLists::formatsOfOneModel()
{
    const QStringList words {u"list"_s, u"formats"_s, u"--model"_s};
    const Ran ran = ask(words + QStringList {u"llama-70b"_s});
    VERIFY_CODE(ran, 0);
    const QJsonObject weights
        = entry(ran.json(), u"formats"_s, u"Q4_K_M"_s)["weights"_L1].toObject();
    QCOMPARE(weights["bytes"_L1].toInteger(), 42'520'395'008);
    QCOMPARE(weights["basis"_L1].toString(), u"published"_s);
    VERIFY_CODE(ask(words + QStringList {u"nobody"_s}), 2);
}

void TestCliLists::listsAreReadableText()
{
    const QStringList catalogue {u"--catalogue"_s, smallCatalogue()};
    const Ran units = run(QStringList {u"list"_s, u"units"_s} + catalogue);
    QCOMPARE(units.out.count('\n'), 7);
    QVERIFY(units.out.contains("$1,999") && units.out.contains("on request"));
    QVERIFY(units.out.contains("power not known"));
    const Ran models = run(QStringList {u"list"_s, u"models"_s} + catalogue);
    QCOMPARE(models.out.count('\n'), 2);
}

void TestCliLists::shippedCatalogueIsSound()
{
    const Ran ran = run({u"catalogue"_s, u"check"_s, u"--json"_s});
    VERIFY_CODE(ran, 0);
    QVERIFY(ran.json()["units"_L1].toInteger() > 0 && ran.json()["models"_L1].toInteger() > 0);
    VERIFY_CODE(run({u"fit"_s, QStringLiteral(SOURCE_DIR "/resources/examples/70b-box.json")}), 0);
}

void TestCliLists::quotePdf()
{
    QTemporaryDir folder;
    const QString build = write(folder.filePath(u"b.json"_s),
                                R"({"version": 1, "items": [{"unit": "gpu-32", "count": 2}]})");
    const QString pdf = folder.filePath(u"Angebot ө.pdf"_s);
    const Ran ran = ask({u"quote"_s, u"pdf"_s, build, u"--pdf"_s, pdf});
    VERIFY_CODE(ran, 0);
    QCOMPARE(ran.json()["pdf"_L1].toString(), pdf);
    QFile file(pdf);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(5) == "%PDF-" && file.size() > 1000);
    QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
}

CONFIGURATOR_TEST_MAIN(TestCliLists)
#include "tst_clilists.moc"
