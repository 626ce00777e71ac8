// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/jsonreader.h"
#include "support/testmain.h"

#include <QFile>
#include <QTemporaryDir>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace configurator;
using namespace Qt::StringLiterals;

// What cannot be read, or is no JSON, is told in a sentence with the place.
class TestJsonFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void syntax_data();
    void syntax();
    void anObjectIsGivenBack();
    void aByteOrderMarkIsFine();
    void readsTheBytes();
    void theLimitItselfIsFine();
    void refusesWhatCannotBeRead_data();
    void refusesWhatCannotBeRead();
    void refusesWhatDoesNotOpen();
    void refusesWhatDoesNotRead();
    void readsADeviceUpToTheLimit();

private:
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const;

    QTemporaryDir m_folder;
};

QString TestJsonFile::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder.filePath(name));
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    return isWritten ? file.fileName() : QString();
}

void TestJsonFile::syntax_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("start");

    QTest::newRow("nothing") << QByteArray() << u"a.json, line 1, column 1: this is not valid"_s;
    QTest::newRow("first line") << QByteArray("{\"a\" 1}") << u"a.json, line 1, column "_s;
    QTest::newRow("third line") << QByteArray("{\n \"a\": 1,\n \"b\" 2\n}")
                                << u"a.json, line 3, column 7: this is not valid JSON ("_s;
    QTest::newRow("columns are letters, not bytes")
        << QByteArray("{\"сом\" 1}") << u"a.json, line 1, column 9: this is not valid JSON ("_s;
    QTest::newRow("a list") << QByteArray("[1]")
                            << u"a.json: must hold one JSON object, but holds a list."_s;
}

void TestJsonFile::syntax()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, start);
    const auto result = parseJsonObject(text, u"a.json"_s);
    QVERIFY(!result);
    QVERIFY2(result.error().startsWith(start), qPrintable(result.error()));
    QVERIFY(result.error().endsWith(u'.'));
}

void TestJsonFile::anObjectIsGivenBack()
{
    const auto result = parseJsonObject("{\"a\": 9007199254740993}", u"a.json"_s);
    VERIFY_OK(result);
    QCOMPARE(result->value(u"a").toInteger(), 9'007'199'254'740'993);
}

void TestJsonFile::aByteOrderMarkIsFine()
{
    VERIFY_OK(parseJsonObject("\xef\xbb\xbf{}", u"a.json"_s));
}

void TestJsonFile::readsTheBytes()
{
    const auto result = readFile(write(u"bytes"_s, QByteArray("a\0b\r\n", 5)), 100);
    VERIFY_OK(result);
    QCOMPARE(*result, QByteArray("a\0b\r\n", 5));
}

void TestJsonFile::theLimitItselfIsFine()
{
    const QString path = write(u"limit"_s, QByteArray(10, 'x'));
    VERIFY_OK(readFile(path, 10));
    QCOMPARE(readFile(path, 9).error(),
             u"The file %1 is too large: at most 9 bytes are read."_s.arg(path));
}

void TestJsonFile::refusesWhatCannotBeRead_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("sentence");

    const QString missing = m_folder.filePath(u"missing.json"_s);
    QTest::newRow("missing") << missing << u"The file %1 does not exist."_s.arg(missing);
    QTest::newRow("folder") << m_folder.path()
                            << u"%1 is a folder, but a file is needed."_s.arg(m_folder.path());
    QTest::newRow("in a missing folder")
        << missing + u"/a"_s << u"The file %1/a does not exist."_s.arg(missing);
}

void TestJsonFile::refusesWhatCannotBeRead()
{
    QFETCH(QString, path);
    const auto result = readFile(path, 100);
    QVERIFY(!result);
    QTEST(result.error(), "sentence");
}

void TestJsonFile::refusesWhatDoesNotOpen()
{
    // Permissions would not stop every user from opening a file; a socket stops everyone.
    const QString path = m_folder.filePath(u"socket"_s);
    const int handle = socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address {};
    address.sun_family = AF_UNIX;
    qstrncpy(address.sun_path, path.toLocal8Bit().constData(), sizeof address.sun_path);
    QCOMPARE(bind(handle, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
    const auto result = readFile(path, 100);
    close(handle);
    QVERIFY(!result);
    QVERIFY2(result.error().startsWith(u"The file %1 can't be opened: "_s.arg(path)),
             qPrintable(result.error()));
}

void TestJsonFile::refusesWhatDoesNotRead()
{
    const auto result = readFile(u"/proc/self/mem"_s, 100);
    QVERIFY(!result);
    QVERIFY2(result.error().startsWith(u"The file /proc/self/mem can't be read: "_s),
             qPrintable(result.error()));
}

void TestJsonFile::readsADeviceUpToTheLimit()
{
    const auto result = readFile(u"/dev/zero"_s, 1'000);
    QVERIFY(!result);
    QCOMPARE(result.error(), u"The file /dev/zero is too large: at most 1000 bytes are read."_s);
}

CONFIGURATOR_TEST_MAIN(TestJsonFile)
#include "tst_jsonfile.moc"
