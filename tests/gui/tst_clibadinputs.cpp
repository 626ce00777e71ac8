// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/program.h"
#include "support/testmain.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// Bad options, catalogues and output paths are refused: a sentence, exit code 2, no output.
class TestCliBadInputs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void options_data();
    void options();
    void incompleteChoice();
    void catalogueFolders_data();
    void catalogueFolders();
    void lockedCatalogueFolder();
    void faultyCatalogue();
    void faultsAreShortenedOutsideOfCheck();
    void unwritablePdf_data();
    void unwritablePdf();
    void pdfToAFullDiskKeepsWhatIsThere();
    void pdfToAFullDevice();
    void pdfThereIsKeptWhenRefused();

private:
    QString build(const QByteArray &content);
    QString fullDevice();

    QTemporaryDir m_folder;
};

namespace {

constexpr char oneCard[] = R"({"version": 1, "items": [{"unit": "gpu-32", "count": 1}]})";

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QString TestCliBadInputs::build(const QByteArray &content)
{
    return write(m_folder.filePath(u"bad.json"_s), content);
}

// Root could lose the system's own device to a faulty program, so root makes one to lose.
QString TestCliBadInputs::fullDevice()
{
    if (::geteuid() != 0)
        return u"/dev/full"_s;
    const QString path = m_folder.filePath(u"full"_s);
    const bool isMade
        = ::mknod(QFile::encodeName(path).constData(), S_IFCHR | 0600, makedev(1, 7)) == 0;
    return isMade ? path : QString();
}

void TestCliBadInputs::options_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::newRow("unknown model") << u"model"_s << u"llama-71b"_s;
    QTest::newRow("unknown format") << u"format"_s << u"Q4_K_X"_s;
    QTest::newRow("unknown engine") << u"engine"_s << u"abacus"_s;
    QTest::newRow("unknown kv format") << u"kv-format"_s << u"q3_0"_s;
    QTest::newRow("no context") << u"context"_s << u"0"_s;
    QTest::newRow("context in words") << u"context"_s << u"8K"_s;
    QTest::newRow("context below nothing") << u"context"_s << u"-1"_s;
    QTest::newRow("context with a sign") << u"context"_s << u"+8192"_s;
    QTest::newRow("endless context") << u"context"_s << u"1000000000000"_s;
    QTest::newRow("context of 40 digits") << u"context"_s << u"1"_s.repeated(40);
    QTest::newRow("no users") << u"users"_s << u"0"_s;
    QTest::newRow("half a user") << u"users"_s << u"1.5"_s;
    QTest::newRow("no GPUs") << u"gpus"_s << u"0"_s;
    QTest::newRow("unknown GPU") << u"gpu"_s << u"gpu-33"_s;
    QTest::newRow("a tower as GPU") << u"gpu"_s << u"tower-4"_s;
}

void TestCliBadInputs::options()
{
    QFETCH(const QString, option);
    QFETCH(const QString, value);
    QMap<QString, QString> choice {{u"model"_s, u"llama-70b"_s},
                                   {u"format"_s, u"Q4_K_M"_s},
                                   {u"context"_s, u"8192"_s},
                                   {u"users"_s, u"1"_s},
                                   {u"engine"_s, u"llama.cpp"_s}};
    choice[option] = value;
    QStringList words {u"need"_s};
    for (const auto &[name, typed] : choice.asKeyValueRange())
        words += {"--"_L1 + name, typed};
    verifyRefused(ask(words), {"--"_L1 + option});
}

void TestCliBadInputs::incompleteChoice()
{
    verifyRefused(ask({u"need"_s, u"--model"_s, u"llama-70b"_s, u"--users"_s, u"1"_s}),
                  {u"--format, --context, --engine"_s});
    const QString file = build(R"({"version": 1, "items": [{"unit": "gpu-32"}]})");
    verifyRefused(ask({u"fit"_s, file}), {u"--model"_s, u"--engine"_s});
}

void TestCliBadInputs::catalogueFolders_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("totals") << QStringList {u"totals"_s, u"x.json"_s};
    QTest::newRow("fit") << QStringList {u"fit"_s, u"x.json"_s};
    QTest::newRow("list") << QStringList {u"list"_s, u"units"_s};
    QTest::newRow("check") << QStringList {u"catalogue"_s, u"check"_s};
}

void TestCliBadInputs::catalogueFolders()
{
    QFETCH(const QStringList, words);
    for (const QString &folder : {u"/no/such/folder"_s, smallCatalogue() + "/gpus.json"_L1})
        verifyRefused(run(words + QStringList {u"--catalogue"_s, folder}), {folder});
}

void TestCliBadInputs::lockedCatalogueFolder()
{
    const QString folder = m_folder.filePath(u"locked"_s);
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(QFile::setPermissions(folder, QFileDevice::Permissions {}));
    if (QFileInfo(folder).isReadable())
        QSKIP("this user may read every folder");
    verifyRefused(run({u"list"_s, u"units"_s, u"--catalogue"_s, folder}), {folder});
}

void TestCliBadInputs::faultyCatalogue()
{
    const QString folder = m_folder.filePath(u"faulty"_s);
    QVERIFY(QDir().mkpath(folder));
    for (const QString &file : QDir(smallCatalogue()).entryList(QDir::Files))
        QVERIFY(QFile::copy(smallCatalogue() + u'/' + file, folder + u'/' + file));
    QFile gpus(folder + "/gpus.json"_L1);
    QVERIFY(gpus.open(QIODevice::ReadWrite));
    const QByteArray content = gpus.readAll().replace("\"power_w\": 575", "\"power_w\": \"much\"");
    QVERIFY(gpus.resize(0) && gpus.seek(0) && gpus.write(content) > 0);
    gpus.close();

    const Ran check = run({u"catalogue"_s, u"check"_s, folder});
    VERIFY_CODE(check, 1);
    for (const char *part : {"gpus.json", "gpu-32", "power_w", "1 fault."})
        QVERIFY2(check.out.contains(part), check.out.constData());
    const Ran json = run({u"catalogue"_s, u"check"_s, folder, u"--json"_s});
    VERIFY_CODE(json, 1);
    QCOMPARE(json.json()["faults"_L1].toArray().size(), 1);
    QCOMPARE(json.json()["sound"_L1], QJsonValue(false));
    verifyRefused(run({u"list"_s, u"units"_s, u"--catalogue"_s, folder}),
                  {u"gpus.json"_s, u"gpu-32"_s, u"power_w"_s});
}

void TestCliBadInputs::faultsAreShortenedOutsideOfCheck()
{
    const QString empty = m_folder.filePath(u"empty"_s);
    QVERIFY(QDir().mkpath(empty));
    const Ran check = run({u"catalogue"_s, u"check"_s, empty, u"--json"_s});
    VERIFY_CODE(check, 1);
    QCOMPARE(check.json()["faults"_L1].toArray().size(), 6);
    verifyRefused(run({u"list"_s, u"units"_s, u"--catalogue"_s, empty}),
                  {u"6 faults"_s, u"configurator catalogue check "_s + empty});
}

void TestCliBadInputs::unwritablePdf_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("a folder") << m_folder.path();
    QTest::newRow("a missing folder") << m_folder.filePath(u"no/such/q.pdf"_s);
}

void TestCliBadInputs::unwritablePdf()
{
    QFETCH(const QString, path);
    verifyRefused(ask({u"quote"_s, u"pdf"_s, build(oneCard), u"--pdf"_s, path}), {path});
}

void TestCliBadInputs::pdfToAFullDiskKeepsWhatIsThere()
{
    const QString file = build(oneCard);
    const QString pdf = write(m_folder.filePath(u"kept.pdf"_s), "kept");
    // No file may grow: what a full disk does, without filling one.
    QProcess shell;
    shell.setProcessEnvironment(bareEnvironment());
    shell.start(u"/bin/sh"_s,
                {u"-c"_s, u"trap '' XFSZ; ulimit -f 0; exec \"$@\""_s, u"sh"_s,
                 QStringLiteral(PROGRAM), u"quote"_s, u"pdf"_s, file, u"--pdf"_s, pdf,
                 u"--catalogue"_s, smallCatalogue()});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.exitCode(), 2);
    QVERIFY(QString::fromUtf8(shell.readAllStandardError()).contains(pdf));
    QCOMPARE(contentOf(pdf), "kept");
}

void TestCliBadInputs::pdfToAFullDevice()
{
    const QString device = fullDevice();
    if (!QFile::exists(device))
        QSKIP("there is no full device here, and none can be made");
    verifyRefused(ask({u"quote"_s, u"pdf"_s, build(oneCard), u"--pdf"_s, device}), {device});
    QVERIFY(!QFileInfo(device).isFile());
}

void TestCliBadInputs::pdfThereIsKeptWhenRefused()
{
    const QString pdf = write(m_folder.filePath(u"kept.pdf"_s), "kept");
    verifyRefused(ask({u"quote"_s, u"pdf"_s, build("{}"), u"--pdf"_s, pdf}), {u"bad.json"_s});
    QCOMPARE(contentOf(pdf), "kept");
}

CONFIGURATOR_TEST_MAIN(TestCliBadInputs)
#include "tst_clibadinputs.moc"
