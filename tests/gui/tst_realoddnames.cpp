// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/kiosksettings.h"
#include "support/program.h"
#include "support/realwindow.h"
#include "support/spoken.h"
#include "support/testmain.h"

#include <QDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// A catalogue whose names hold markup, marks of shortcuts, other scripts and no end: a screen
// reader hears each whole and as it is written, and every rule still holds.
class TestRealOddNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void staffPage_data();
    void staffPage();
    void kioskPage_data();
    void kioskPage();

private:
    void rename(const QString &file);
    static void addColumns();
    void verifyPage(SpokenProgram &program);
    // The GPU, machine, and model that the rows use.
    static inline const QString gpu = u"<b>GPU</b> &\"32\" &Save &amp; <img src=x>"_s;
    static inline const QString machine = u"מגדל \"4\" עם <i>חריצים</i>"_s;
    static inline const QString model = u"大型语言模型 700亿 & <u>羊驼</u>"_s;

    QTemporaryDir m_catalogue;
    QStringList m_names; // as they are in the catalogue
};

// Those of the first entries are fixed; the others are long, each in its own way.
void TestRealOddNames::rename(const QString &file)
{
    QFile from(smallCatalogue() + u'/' + file);
    QVERIFY(from.open(QIODevice::ReadOnly));
    QJsonObject root = QJsonDocument::fromJson(from.readAll()).object();
    QJsonArray entries = root.value(u"entries"_s).toArray();
    for (qsizetype i = 0; i < entries.size(); ++i) {
        QJsonObject entry = entries.at(i).toObject();
        QString name
            = u"%1 %2 "_s.arg(file, QString::number(i)) + u"نص طويل & long <b>"_s.repeated(8);
        if (i == 0 && file == u"gpus.json")
            name = gpu;
        else if (i == 0 && file == u"machines.json")
            name = machine;
        else if (i == 0 && file == u"models.json")
            name = model;
        name = name.trimmed();
        m_names << name;
        entry.insert(u"name"_s, name);
        entries.replace(i, entry);
    }
    root.insert(u"entries"_s, entries);
    QVERIFY(!write(m_catalogue.filePath(file), QJsonDocument(root).toJson()).isEmpty());
}

void TestRealOddNames::initTestCase()
{
    for (const QString &file : QDir(smallCatalogue()).entryList(QDir::Files))
        QVERIFY(QFile::copy(smallCatalogue() + u'/' + file, m_catalogue.filePath(file)));
    for (const char *file : {"gpus.json", "machines.json", "links.json", "models.json"}) {
        QVERIFY(QFile::remove(m_catalogue.filePath(QLatin1String(file))));
        rename(QLatin1String(file));
    }
    m_names << u"<b>Box</b> & co"_s;
    VERIFY_CODE(run({u"catalogue"_s, u"check"_s, m_catalogue.path()}), 0);
}

void TestRealOddNames::addColumns()
{
    QTest::addColumn<QStringList>("steps");
    QTest::addColumn<QStringList>("hears"); // each is the beginning of a name
}

void TestRealOddNames::verifyPage(SpokenProgram &program)
{
    QFETCH(QStringList, steps);
    QFETCH(QStringList, hears);
    WALK_OR_SKIP(program, steps);
    for (const QString &name : hears) {
        const bool isHeard
            = std::any_of(program.tree.begin(), program.tree.end(),
                          [&](const SpokenNode &node) { return node.name.startsWith(name); });
        QVERIFY2(isHeard, qPrintable(name));
    }
    const QStringList faults = faultsOf(program.tree, m_names);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    qInfo("%zu nodes", program.tree.size());
}

void TestRealOddNames::staffPage_data()
{
    addColumns();
    const auto page = [](const char *name, const QStringList &steps, const QStringList &hears) {
        QTest::newRow(name) << steps << hears;
    };
    page("build", {u"wait=Catalogue"_s},
         {gpu, machine, u"Count of "_s + gpu, u"Remove "_s + machine, u"More "_s + gpu});
    page("models", {u"press=Models"_s, u"wait=Search models"_s}, {model});
    page("a model", {u"press=Models"_s, u"click="_s + model, u"key=Return"_s, u"wait=Back to*"_s},
         {model});
    page("compare", {u"press=Compare"_s}, {u"Remove "_s});
    page("a quote", {u"press=Make a quote"_s}, {gpu, machine});
    page("where numbers come from", {u"press=Where does this number come from?"_s}, {});
}

void TestRealOddNames::staffPage()
{
    SpokenProgram program;
    const QString build = write(
        program.folder() + u"/build.json"_s,
        R"({"version": 1, "name": "<b>Box</b> & co", "items": [{"unit": "tower-4", "count": 1,
            "holds": [{"unit": "gpu-32", "count": 2}]}], "model": {"id": "llama-70b",
            "format": "Q4_K_M", "context": 8192, "users": 1, "engine": "llama.cpp"}})");
    QVERIFY(program.start({u"--catalogue"_s, m_catalogue.path(), build}));
    verifyPage(program);
}

void TestRealOddNames::kioskPage_data()
{
    addColumns();
    const auto page = [](const char *name, const QStringList &steps, const QStringList &hears) {
        QTest::newRow(name) << QStringList {u"click=Touch to begin"_s} + steps << hears;
    };
    page("build", {u"press=Add to build"_s}, {gpu, u"More "_s + gpu, u"Fewer "_s + gpu});
    page("choice of a model", {u"press=Model"_s}, {model});
    page("models", {u"press=Models"_s, u"wait=Search models"_s}, {model});
    page("a model",
         {u"press=Models"_s, u"click="_s + model + u'*', u"wait=Back to Open-Source Models"_s},
         {model});
}

void TestRealOddNames::kioskPage()
{
    SpokenProgram program;
    VERIFY_OK(setStaffPin(u"4711"_s, program.folder()));
    QVERIFY(program.start(
        {u"--kiosk"_s, u"--data"_s, program.folder(), u"--catalogue"_s, m_catalogue.path()}));
    verifyPage(program);
}

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealOddNames)
#include "tst_realoddnames.moc"
