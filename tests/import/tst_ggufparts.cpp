// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importfolder.h"

#include "import/gguf/ggufparts.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// A split GGUF: any part stands for all, and what is missing is named.
class TestGgufParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheFirstPart();
    void anyPartStandsForAll_data();
    void anyPartStandsForAll();
    void namesMissingParts();
    void namesManyMissingParts();
    void faults_data();
    void faults();
    void renamedParts();
    void noFile();
};

namespace {

QString partOf(int number, int count = 3)
{
    return u"m-%1-of-%2.gguf"_s.arg(number, 5, 10, QChar(u'0')).arg(count, 5, 10, QChar(u'0'));
}

void writeParts(const ImportFolder &folder)
{
    folder.write(partOf(1), splitPart(0, 3, "a"));
    folder.write(partOf(2), splitPart(1, 3, "b"));
    folder.write(partOf(3), splitPart(2, 3, "c"));
}

} // namespace

void TestGgufParts::namesTheFirstPart()
{
    QCOMPARE(firstPartOf(u"/x/m-00003-of-00004.gguf"_s), u"/x/m-00001-of-00004.gguf"_s);
    QCOMPARE(firstPartOf(u"/x/m-3-of-4.gguf"_s), u"/x/m-3-of-4.gguf"_s);
}

void TestGgufParts::anyPartStandsForAll_data()
{
    QTest::addColumn<int>("part");
    QTest::newRow("the first") << 1;
    QTest::newRow("the second") << 2;
    QTest::newRow("the last") << 3;
}

void TestGgufParts::anyPartStandsForAll()
{
    QFETCH(int, part);
    const ImportFolder folder;
    writeParts(folder);
    const Result<GgufFile> file = openGguf(folder.path(partOf(part)));
    VERIFY_OK(file);
    QCOMPARE(file->names, QStringList({partOf(1), partOf(2), partOf(3)}));
    QCOMPARE(file->tensors.size(), std::size_t {4});
    QCOMPARE(file->tensorBytes(), 2 * (256'000 + 3 * 2560));
    QCOMPARE(file->metadata[u"general.architecture"_s].text, u"llama"_s);
}

void TestGgufParts::namesMissingParts()
{
    const ImportFolder folder;
    writeParts(folder);
    QVERIFY(QFile::remove(folder.path(partOf(2))));
    QCOMPARE(openGguf(folder.path(partOf(1))).error(),
             u"The model is split into 3 files, of which this one is missing: "
             "m-00002-of-00003.gguf."_s);
    QVERIFY(QFile::remove(folder.path(partOf(3))));
    QCOMPARE(openGguf(folder.path(partOf(1))).error(),
             u"The model is split into 3 files, of which these are missing: m-00002-of-00003.gguf, "
             "m-00003-of-00003.gguf."_s);
}

void TestGgufParts::namesManyMissingParts()
{
    const ImportFolder folder;
    folder.write(partOf(2, 99999), splitPart(1, 3, "b"));
    QCOMPARE(openGguf(folder.path(partOf(2, 99999))).error(),
             u"The model is split into 99999 files, of which 99998 are missing, the first ones "
             "being m-00001-of-99999.gguf, m-00003-of-99999.gguf, m-00004-of-99999.gguf, "
             "m-00005-of-99999.gguf, m-00006-of-99999.gguf."_s);
}

void TestGgufParts::faults_data()
{
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QString>("fault");
    QTest::newRow("another part") << splitPart(2, 3, "b").head() + QByteArray(5120, '\0')
                                  << u"m-00002-of-00003.gguf, metadata key split.no: must be 1 as "
                                     "the file's name says, but is 2."_s;
    QTest::newRow("of another number") << splitPart(1, 4, "b").head() + QByteArray(5120, '\0')
                                       << u"m-00002-of-00003.gguf, metadata key split.count: must "
                                          "be 3 as the file's name says, but is 4."_s;
    QTest::newRow("a tensor of the first part")
        << splitPart(1, 3, "a").head() + QByteArray(5120, '\0')
        << u"m-00002-of-00003.gguf, tensor a: must stand in one part only, but is in an earlier "
           "part too."_s;
    QTest::newRow("a tensor too many")
        << splitPart(1, 3, "b").tensor("d", {16}).head() + QByteArray(5152, '\0')
        << u"m-00001-of-00003.gguf, metadata key split.tensors.count: says that the parts have 4 "
           "tensors together, but they have 5."_s;
    QTest::newRow("cut off")
        << splitPart(1, 3, "b").head()
        << u"m-00002-of-00003.gguf, tensor b: lies beyond the end of the file: "
           "5120 of its 5120 bytes are missing. The file was cut off, or is "
           "still being copied."_s;
}

void TestGgufParts::faults()
{
    QFETCH(QByteArray, second);
    QFETCH(QString, fault);
    const ImportFolder folder;
    writeParts(folder);
    folder.write(partOf(2), second);
    QCOMPARE(openGguf(folder.path(partOf(1))).error(), fault);
}

void TestGgufParts::renamedParts()
{
    const ImportFolder folder;
    const QString path = folder.write(u"renamed.gguf"_s, splitPart(1, 3, "b"));
    QCOMPARE(openGguf(path).error(),
             u"renamed.gguf is one of 3 parts of a model: the parts must have their own names "
             "again, which end like -00001-of-00003.gguf."_s);
    folder.write(partOf(4), splitPart(1, 3, "b"));
    QCOMPARE(openGguf(folder.path(partOf(4))).error(),
             u"m-00004-of-00003.gguf: the part's number in the name must be from 1 to 3."_s);
}

void TestGgufParts::noFile()
{
    QCOMPARE(openGguf(u"/nowhere/m.gguf"_s).error(), u"The file /nowhere/m.gguf does not exist."_s);
}

CONFIGURATOR_TEST_MAIN(TestGgufParts)
#include "tst_ggufparts.moc"
