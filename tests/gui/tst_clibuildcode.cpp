// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/buildfiles.h"
#include "support/testmain.h"

#include <QJsonArray>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// build-code encode and decode: exact fields, the same build again, and a sentence for a bad code.
class TestCliBuildCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void encodes();
    void printsTheCodeAlone();
    void decodesToTheSameBuild();
    void aCodeMayBeSeveralWords();
    void printsABuildFile();
    void saysWhatTheCatalogueLacks();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] QString encoded(const QString &build)
    {
        return ask({u"build-code"_s, u"encode"_s, build}).json()["code"_L1].toString();
    }
    [[nodiscard]] Ran decoded(const QStringList &code)
    {
        return ask(QStringList {u"build-code"_s, u"decode"_s} + code);
    }
    BuildFiles m_files;
    const QString m_box = m_files.make(box, llama);
    const QString m_bridged = m_files.make(bridged);
};

void TestCliBuildCode::encodes()
{
    const Ran ran = ask({u"build-code"_s, u"encode"_s, m_box});
    VERIFY_CODE(ran, 0);
    QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
    const QJsonObject json = ran.json();
    QCOMPARE(json.keys(), QStringList({u"characters"_s, u"code"_s}));
    const QString code = json["code"_L1].toString();
    QVERIFY2(code.startsWith(u"BK1-"_s), qPrintable(code));
    QCOMPARE(json["characters"_L1].toInt(), code.size() - code.count(u'-'));
    QVERIFY(json["characters"_L1].toInt() <= 20);
}

void TestCliBuildCode::printsTheCodeAlone()
{
    const Ran ran = run({u"build-code"_s, u"encode"_s, m_box, u"--catalogue"_s, smallCatalogue()});
    VERIFY_CODE(ran, 0);
    QCOMPARE(QString::fromUtf8(ran.out), encoded(m_box) + u'\n');
}

void TestCliBuildCode::decodesToTheSameBuild()
{
    for (const QString &file : {m_box, m_bridged}) {
        const Ran ran = decoded({encoded(file).toLower()});
        VERIFY_CODE(ran, 0);
        QFile source(file);
        QVERIFY(source.open(QIODevice::ReadOnly));
        QJsonObject wanted = QJsonDocument::fromJson(source.readAll()).object();
        QCOMPARE(wanted.take(u"name"_s).toString(), u"Box"_s);
        QCOMPARE(ran.json(), QJsonObject({{u"build"_s, wanted}, {u"missing"_s, QJsonArray()}}));
    }
}

void TestCliBuildCode::aCodeMayBeSeveralWords()
{
    const QString code = encoded(m_box);
    QCOMPARE(decoded(code.split(u'-')).json(), decoded({code}).json());
}

void TestCliBuildCode::printsABuildFile()
{
    const Ran ran
        = run({u"build-code"_s, u"decode"_s, encoded(m_box), u"--catalogue"_s, smallCatalogue()});
    VERIFY_CODE(ran, 0);
    QTemporaryDir folder;
    const QString path = write(folder.filePath(u"again.json"_s), ran.out);
    QCOMPARE(encoded(path), encoded(m_box));
}

void TestCliBuildCode::saysWhatTheCatalogueLacks()
{
    const QString file = m_files.make(R"({"unit": "not-here", "count": 2})");
    const Ran ran = decoded({encoded(file)});
    VERIFY_CODE(ran, 0);
    QCOMPARE(ran.json()["missing"_L1].toArray(), QJsonArray({u"unit “not-here”"_s}));
    QVERIFY2(ran.err.contains(u"The catalogue lacks unit “not-here”; it counts as not known."_s),
             qPrintable(ran.err));
}

void TestCliBuildCode::refuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("says");
    QString wrong = encoded(m_box);
    wrong[5] = wrong[5] == u'2' ? u'3' : u'2';
    const QStringList decode {u"build-code"_s, u"decode"_s};
    QTest::newRow("a wrong character") << decode + QStringList(wrong) << u"in group 2, “"_s;
    QTest::newRow("a later version") << decode + QStringList(u"BK2-7Q4X"_s) << u"begins with BK2"_s;
    QTest::newRow("no code") << decode + QStringList(u"box.json"_s)
                             << u"A build code begins with BK1"_s;
    QTest::newRow("nothing") << decode << u"build-code decode CODE"_s;
    QTest::newRow("no build file")
        << QStringList {u"build-code"_s, u"encode"_s, u"nowhere.json"_s} << u"nowhere.json"_s;
}

void TestCliBuildCode::refuses()
{
    QFETCH(QStringList, words);
    QFETCH(QString, says);
    verifyRefused(ask(words), {says});
}

CONFIGURATOR_TEST_MAIN(TestCliBuildCode)
#include "tst_clibuildcode.moc"
