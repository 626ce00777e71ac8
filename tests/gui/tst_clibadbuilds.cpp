// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/program.h"
#include "support/testmain.h"

#include <QTemporaryDir>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// Bad build files are refused whole: a sentence with file and field, exit code 2, no output.
class TestCliBadBuilds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buildFiles_data();
    void buildFiles();
    void hugeFiles_data();
    void hugeFiles();
    void buildPaths_data();
    void buildPaths();
    void oddFileNamesWork_data();
    void oddFileNamesWork();

private:
    QString build(const QByteArray &content);

    QTemporaryDir m_folder;
};

QString TestCliBadBuilds::build(const QByteArray &content)
{
    return write(m_folder.filePath(u"bad.json"_s), content);
}

void TestCliBadBuilds::buildFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const char *content, const char *field) {
        QTest::newRow(name) << QByteArray(content) << QString::fromLatin1(field);
    };
    row("empty file", "", "line 1");
    row("no JSON", "{\"version\": 1,}", "line 1");
    row("a list", "[]", "object");
    row("no version", R"({"items": []})", "version");
    row("another version", R"({"version": 2, "items": []})", "version");
    row("version as text", R"({"version": "1", "items": []})", "version");
    row("no items", R"({"version": 1})", "items");
    row("items as object", R"({"version": 1, "items": {}})", "items");
    row("a number as item", R"({"version": 1, "items": [7]})", "items[0]");
    row("no unit", R"({"version": 1, "items": [{"count": 1}]})", "items[0].unit");
    row("negative count", R"({"version": 1, "items": [{"unit": "gpu-32", "count": -1}]})",
        "items[0].count");
    row("no pieces", R"({"version": 1, "items": [{"unit": "gpu-32", "count": 0}]})",
        "items[0].count");
    row("half a piece", R"({"version": 1, "items": [{"unit": "gpu-32", "count": 1.5}]})",
        "items[0].count");
    row("count as text", R"({"version": 1, "items": [{"unit": "gpu-32", "count": "2"}]})",
        "items[0].count");
    row("a million millions",
        R"({"version": 1, "items": [{"unit": "gpu-32", "count": 1000000000000}]})",
        "items[0].count");
    row("beyond every number", R"({"version": 1, "items": [{"unit": "gpu-32", "count": 1e400}]})",
        "bad.json");
    row("too many together",
        R"({"version": 1, "items": [{"unit": "tower-4", "count": 50000,
            "holds": [{"unit": "gpu-32", "count": 4}]}]})",
        "items");
    row("second entry", R"({"version": 1, "items": [{"unit": "gpu-32"}, {"unit": 5}]})",
        "items[1].unit");
    row("held count", R"({"version": 1, "items": [{"unit": "tower-4", "count": 1,
                          "holds": [{"unit": "gpu-32", "count": -2}]}]})",
        "items[0].holds[0].count");
    row("misspelt field", R"({"version": 1, "items": [], "itmes": []})", "itmes");
    row("no such engine", R"({"version": 1, "items": [], "model": {"id": "llama-70b",
                              "engine": "abacus"}})",
        "model.engine");
    row("context below nothing",
        R"({"version": 1, "items": [], "model": {"id": "llama-70b", "context": -8192}})",
        "model.context");
    row("no users", R"({"version": 1, "items": [], "model": {"id": "llama-70b", "users": 0}})",
        "model.users");
}

void TestCliBadBuilds::buildFiles()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, field);
    const QString path = build(content);
    for (const QString &command : {u"totals"_s, u"fit"_s})
        verifyRefused(ask({command, path}), {u"bad.json"_s, field});
    verifyRefused(ask({u"quote"_s, u"pdf"_s, path, u"--pdf"_s, m_folder.filePath(u"q.pdf"_s)}),
                  {u"bad.json"_s, field});
    QVERIFY(!QFile::exists(m_folder.filePath(u"q.pdf"_s)));
}

void TestCliBadBuilds::hugeFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("10 MB of brackets") << QByteArray(10'000'000, '[');
    QTest::newRow("3 MB of brackets") << QByteArray(3'000'000, '[');
    QTest::newRow("3 MB of objects") << QByteArray("{\"a\":").repeated(600'000);
    QTest::newRow("a long name") << R"({"version": 1, "items": [], "name": ")"
            + QByteArray(1'000'000, 'x') + "\"}";
    QTest::newRow("many faults") << R"({"version": 1, "items": [)" + QByteArray("7,").repeated(9000)
            + "7]}";
}

void TestCliBadBuilds::hugeFiles()
{
    QFETCH(const QByteArray, content);
    const Ran ran = ask({u"totals"_s, build(content)});
    verifyRefused(ran, {u"bad.json"_s});
    QVERIFY2(ran.err.size() < 30'000, qPrintable(QString::number(ran.err.size())));
}

void TestCliBadBuilds::buildPaths_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("missing file") << m_folder.filePath(u"nowhere.json"_s);
    QTest::newRow("missing folder") << m_folder.filePath(u"no/where.json"_s);
    QTest::newRow("a folder") << m_folder.path();
    QTest::newRow("endless zeros") << u"/dev/zero"_s;
}

void TestCliBadBuilds::buildPaths()
{
    QFETCH(const QString, path);
    verifyRefused(ask({u"totals"_s, path}), {path});
}

void TestCliBadBuilds::oddFileNamesWork_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("blanks and quotes") << u"my \"70B\" box's file.json"_s;
    QTest::newRow("percent signs") << u"100%1 %2 %n.json"_s;
    QTest::newRow("Kyrgyz") << u"куралма ө.json"_s;
    QTest::newRow("no ending") << u"box"_s;
    QTest::newRow("markup") << u"<b>&amp;.json"_s;
}

void TestCliBadBuilds::oddFileNamesWork()
{
    QFETCH(const QString, name);
    const QString path = write(m_folder.filePath(name), R"({"version": 1, "items": []})");
    QVERIFY(!path.isEmpty());
    VERIFY_CODE(ask({u"totals"_s, path}), 0);
    QVERIFY(!write(path, "{}").isEmpty());
    verifyRefused(ask({u"totals"_s, path}), {name});
}

CONFIGURATOR_TEST_MAIN(TestCliBadBuilds)
#include "tst_clibadbuilds.moc"
