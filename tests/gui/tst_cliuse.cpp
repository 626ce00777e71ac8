// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/program.h"
#include "support/testmain.h"

#include <QTemporaryDir>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// How the program is called: commands, options in any order, help, and calls that are refused.
class TestCliUse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void versionIsPrinted();
    void helpListsEveryCommand();
    void commandHelp_data();
    void commandHelp();
    void helpNamesItsOwnOptions();
    void optionsStandAnywhere_data();
    void optionsStandAnywhere();
    void doubleDashEndsOptions();
    void badUseIsRefused_data();
    void badUseIsRefused();
    void noDisplayIsSaid();
    void fullOutputIsAnError();
    void systemLanguageDoesNotMatter();
    void namesFromFilesCannotSteerTheTerminal();

private:
    QTemporaryDir m_folder;
    QString m_build;
};

void TestCliUse::initTestCase()
{
    m_build = write(m_folder.filePath(u"box.json"_s),
                    R"({"version": 1, "items": [{"unit": "gpu-32", "count": 2}]})");
    QVERIFY(!m_build.isEmpty());
}

void TestCliUse::versionIsPrinted()
{
    const Ran ran = run({u"--version"_s});
    VERIFY_CODE(ran, 0);
    QVERIFY(ran.out.startsWith("configurator 0."));
    QCOMPARE(ran.out.count('\n'), 1);
}

void TestCliUse::helpListsEveryCommand()
{
    const Ran ran = run({u"--help"_s});
    VERIFY_CODE(ran, 0);
    QCOMPARE(run({u"-h"_s}).out, ran.out);
    for (const char *name : {"totals BUILD",
                             "need",
                             "fit BUILD",
                             "recommend",
                             "list models",
                             "list units",
                             "list formats",
                             "catalogue check [DIR]",
                             "build-code encode BUILD",
                             "build-code decode CODE",
                             "quote from-build BUILD",
                             "quote totals QUOTE",
                             "quote pdf QUOTE|BUILD",
                             "prices import FILE",
                             "models import FILE...",
                             "models rename ID NAME",
                             "models remove ID",
                             "--picture FILE",
                             "--catalogue DIR",
                             "--version"})
        QVERIFY2(ran.out.contains(name), name);
}

void TestCliUse::commandHelp_data()
{
    QTest::addColumn<QStringList>("words");
    for (const char *name :
         {"totals", "need", "fit", "list models", "list units", "list formats", "catalogue check",
          "quote pdf", "models import", "models rename", "models remove"})
        QTest::newRow(name) << QString::fromLatin1(name).split(u' ');
}

void TestCliUse::commandHelp()
{
    QFETCH(const QStringList, words);
    const Ran ran = run(words + QStringList {u"--help"_s});
    VERIFY_CODE(ran, 0);
    QVERIFY(QString::fromUtf8(ran.out).startsWith("configurator "_L1 + words.join(u' ')));
    QVERIFY(ran.out.contains("--json"));
    QVERIFY(ran.err.isEmpty());
}

void TestCliUse::helpNamesItsOwnOptions()
{
    QVERIFY(run({u"need"_s, u"--help"_s}).out.contains("--gpus N"));
    QVERIFY(!run({u"totals"_s, u"--help"_s}).out.contains("--gpus"));
    QVERIFY(run({u"quote"_s, u"pdf"_s, u"--help"_s}).out.contains("--pdf FILE"));
}

void TestCliUse::optionsStandAnywhere_data()
{
    const QString folder = smallCatalogue();
    QTest::addColumn<QStringList>("words");
    QTest::newRow("after") << QStringList {u"totals"_s, u"BUILD"_s, u"--json"_s, u"--catalogue"_s,
                                           folder};
    QTest::newRow("before") << QStringList {u"--json"_s, u"--catalogue"_s, folder, u"totals"_s,
                                            u"BUILD"_s};
    QTest::newRow("between") << QStringList {u"totals"_s, u"--catalogue="_s + folder, u"--json"_s,
                                             u"BUILD"_s};
}

void TestCliUse::optionsStandAnywhere()
{
    QFETCH(QStringList, words);
    words.replaceInStrings(u"BUILD"_s, m_build);
    const Ran ran = run(words);
    VERIFY_CODE(ran, 0);
    QCOMPARE(ran.json().value("combined_memory_gb"_L1).toInteger(), 64);
}

void TestCliUse::doubleDashEndsOptions()
{
    const Ran ran = run({u"totals"_s, u"--json"_s, u"--"_s, u"--json"_s});
    VERIFY_CODE(ran, 2);
    QVERIFY2(ran.err.contains("--json"_L1), qPrintable(ran.err));
    QVERIFY2(!ran.err.contains("twice"_L1), qPrintable(ran.err));
}

void TestCliUse::badUseIsRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const char *words, const char *says) {
        QTest::newRow(name) << QString::fromLatin1(words).split(u' ') << QString::fromUtf8(says);
    };
    row("unknown word", "paint", "“paint” is not a command");
    row("a later command", "build-code --json", "--json belongs to a command");
    row("its list", "build-code", "quote pdf");
    row("half a command", "quote", "“quote” is not a command");
    row("half right", "quote sum q.json", "“quote sum q.json” is not a command");
    row("no quote", "quote totals", "configurator quote totals QUOTE");
    row("help of nothing", "paint --help", "not a command");
    row("two build files", "a.json b.json", "not a command");
    row("unknown option", "list units --colour", "--colour is not an option");
    row("one dash", "list units -json", "-json is not an option");
    row("foreign option", "list units --gpus 2", "takes no --gpus");
    row("given twice", "list units --json --json", "--json is given twice");
    row("value missing at the end", "list units --catalogue", "Write --catalogue DIR");
    row("value missing before an option", "list units --catalogue --json", "Write --catalogue DIR");
    row("value that is not taken", "list units --json=yes", "--json takes no value");
    row("no build", "totals", "configurator totals BUILD");
    row("two builds", "totals a b", "configurator totals BUILD");
    row("words after a list", "list units all", "configurator list units");
    row("no file for the PDF", "quote pdf a.json", "Add --pdf FILE");
    row("not translated", "list units --language ru", "not translated");
    row("no language", "list units --language xx", "not a language");
    row("window in a foreign language", "--language ky", "not translated");
    row("no theme", "--theme pink", "Write light or dark");
    row("two folders", "catalogue check a --catalogue b", "not both");
    row("picture of a missing file", "nowhere.json --picture p.png", "nowhere.json");
}

void TestCliUse::badUseIsRefused()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, says);
    const Ran ran = run(words);
    VERIFY_CODE(ran, 2);
    QVERIFY2(ran.err.contains(says), qPrintable(ran.err));
    QVERIFY2(ran.out.isEmpty(), ran.out.constData());
    QVERIFY(!QFile::exists(u"p.png"_s));
}

void TestCliUse::noDisplayIsSaid()
{
    const Ran ran = run({});
    VERIFY_CODE(ran, 2);
    QVERIFY2(ran.err.contains("no display"_L1), qPrintable(ran.err));
}

void TestCliUse::fullOutputIsAnError()
{
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("there is no /dev/full here");
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.setStandardOutputFile(u"/dev/full"_s);
    process.start(QStringLiteral(PROGRAM),
                  {u"list"_s, u"units"_s, u"--catalogue"_s, smallCatalogue()});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardError().contains("standard output"));
}

void TestCliUse::systemLanguageDoesNotMatter()
{
    QProcessEnvironment german = bareEnvironment();
    german.insert(u"LC_ALL"_s, u"de_DE.UTF-8"_s);
    german.insert(u"LANG"_s, u"de_DE.UTF-8"_s);
    QProcessEnvironment plain = bareEnvironment();
    plain.insert(u"LC_ALL"_s, u"C"_s);
    const QStringList words {u"totals"_s, m_build, u"--catalogue"_s, smallCatalogue()};
    const Ran ran = run(words, german);
    VERIFY_CODE(ran, 0);
    QVERIFY2(ran.out.contains("1,150 W"), ran.out.constData());
    QCOMPARE(run(words, plain).out, ran.out);
    QVERIFY2(run(words, plain).err.isEmpty(), qPrintable(run(words, plain).err));
}

void TestCliUse::namesFromFilesCannotSteerTheTerminal()
{
    const QString path = write(m_folder.filePath(u"escape.json"_s),
                               R"({"version": 1, "name": "a\u001b[31mb\u009bc", "items": []})");
    const Ran ran = run({u"totals"_s, path, u"--catalogue"_s, smallCatalogue()});
    QVERIFY(!ran.out.contains('\x1b') && !ran.err.contains(QChar(0x1b)));
    QVERIFY(!QString::fromUtf8(ran.out).contains(QChar(0x9b)));
}

CONFIGURATOR_TEST_MAIN(TestCliUse)
#include "tst_cliuse.moc"
