// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/buildfiles.h"
#include "support/testmain.h"

#include <QJsonArray>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// What recommend answers: exact fields, over the small catalogue and over the shop's own.
class TestCliRecommend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasExactlyItsFields();
    void itsBuildIsABuildFile();
    void boundsAreKept_data();
    void boundsAreKept();
    void nothingIsANo();
    void badUseIsRefused_data();
    void badUseIsRefused();
    void theShopAnswers();

private:
    BuildFiles m_builds;
};

namespace {

QStringList asking(const QStringList &more = {})
{
    return QStringList {u"recommend"_s, u"--model"_s,   u"llama-70b"_s, u"--format"_s,
                        u"Q4_K_M"_s,    u"--context"_s, u"8192"_s,      u"--users"_s,
                        u"1"_s,         u"--engine"_s,  u"llama.cpp"_s}
    + more;
}

QJsonArray builds(const Ran &ran)
{
    return ran.json()["builds"_L1].toArray();
}

} // namespace

void TestCliRecommend::hasExactlyItsFields()
{
    const Ran ran = ask(asking());
    VERIFY_CODE(ran, 0);
    QCOMPARE(ran.json().keys(),
             (QStringList {u"builds"_s, u"by"_s, u"currency"_s, u"nothing"_s, u"on_request"_s,
                           u"proven"_s, u"space"_s}));
    QVERIFY(ran.json()["proven"_L1].toBool());
    QVERIFY(!builds(ran).isEmpty());
    QCOMPARE(builds(ran).first().toObject().keys(),
             (QStringList {u"build"_s,
                           u"cluster_kind"_s,
                           u"combined_memory_gb"_s,
                           u"comparison"_s,
                           u"fast_linked_memory_mib"_s,
                           u"gpu_count"_s,
                           u"is_cluster"_s,
                           u"items_on_request"_s,
                           u"kind"_s,
                           u"machine_count"_s,
                           u"need_bytes"_s,
                           u"power_unknown"_s,
                           u"power_w"_s,
                           u"price_minor"_s,
                           u"tight"_s,
                           u"title"_s,
                           u"units"_s,
                           u"usable_memory_mib"_s,
                           u"verdict"_s,
                           u"why"_s}));
}

// What is recommended is what totals and fit say of the same file.
void TestCliRecommend::itsBuildIsABuildFile()
{
    QTemporaryDir folder;
    for (const QJsonValue made : builds(ask(asking()))) {
        const QString file = write(folder.filePath(u"build.json"_s),
                                   QJsonDocument(made["build"_L1].toObject()).toJson());
        const QJsonObject totals = ask({u"totals"_s, file}).json();
        for (const QString &field : {u"price_minor"_s, u"power_w"_s, u"usable_memory_mib"_s,
                                     u"fast_linked_memory_mib"_s, u"cluster_kind"_s})
            QCOMPARE(totals[field], made[field]);
        const Ran fit = ask({u"fit"_s, file});
        VERIFY_CODE(fit, 0);
        QCOMPARE(fit.json()["verdict"_L1], made["verdict"_L1]);
        QCOMPARE(fit.json()["need_bytes"_L1], made["need_bytes"_L1]);
    }
}

void TestCliRecommend::boundsAreKept_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("field");
    QTest::addColumn<qint64>("most");
    QTest::newRow("budget") << QStringList {u"--budget"_s, u"7000.50"_s} << u"price_minor"_s
                            << qint64 {700'050};
    QTest::newRow("watts") << QStringList {u"--watts"_s, u"1000"_s} << u"power_w"_s
                           << qint64 {1000};
    QTest::newRow("GPUs") << QStringList {u"--max-gpus"_s, u"2"_s} << u"gpu_count"_s << qint64 {2};
    QTest::newRow("own computer") << QStringList {u"--own-computer"_s} << u"gpu_count"_s
                                  << qint64 {4};
}

void TestCliRecommend::boundsAreKept()
{
    QFETCH(QStringList, options);
    QFETCH(QString, field);
    QFETCH(qint64, most);
    const QJsonArray found = builds(ask(asking(options)));
    QVERIFY(!found.isEmpty());
    for (const QJsonValue made : found)
        QVERIFY2(made[field].toInteger() <= most, qPrintable(made["title"_L1].toString()));
}

void TestCliRecommend::nothingIsANo()
{
    const Ran ran = ask(asking({u"--budget"_s, u"10"_s, u"--max-gpus"_s, u"1"_s}));
    VERIFY_CODE(ran, 1);
    QVERIFY(builds(ran).isEmpty());
    QVERIFY(ran.json()["nothing"_L1].toString().endsWith(u'.'));
}

void TestCliRecommend::badUseIsRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QStringList>("says");
    const auto row = [](const char *name, const QStringList &options, const QStringList &says) {
        QTest::newRow(name) << options << says;
    };
    row("aim", {u"--by"_s, u"looks"_s}, {u"--by"_s, u"looks"_s, u"price, power or units"_s});
    row("link", {u"--link"_s, u"rope"_s}, {u"--link"_s, u"rope"_s, u"any, linked or single"_s});
    row("budget", {u"--budget"_s, u"1e4"_s}, {u"--budget"_s, u"1e4"_s, u"5000.00"_s});
    row("stock of nothing", {u"--stock"_s, u"gpu-99=2"_s}, {u"--stock"_s, u"gpu-99"_s});
    row("stock without a count", {u"--stock"_s, u"gpu-24"_s}, {u"--stock"_s, u"gpu-24=3"_s});
    row("limit", {u"--limit"_s, u"0"_s}, {u"--limit"_s, u"from 1 to 10"_s});
}

void TestCliRecommend::badUseIsRefused()
{
    QFETCH(QStringList, options);
    QFETCH(QStringList, says);
    verifyRefused(ask(asking(options)), says);
}

// Without a catalogue of its own the program has the shop's.
void TestCliRecommend::theShopAnswers()
{
    QStringList words = asking({u"--json"_s, u"--limit"_s, u"1"_s, u"--by"_s, u"power"_s});
    words[2] = u"llama-3.3-70b-instruct"_s;
    const Ran ran = run(words);
    VERIFY_CODE(ran, 0);
    QCOMPARE(builds(ran).size(), 1);
    QCOMPARE(ran.json()["by"_L1].toString(), u"power"_s);
    words.removeOne(u"--json"_s);
    const QString text = QString::fromUtf8(run(words).out);
    QVERIFY(text.contains(u"Combined memory"_s));
    QVERIFY(text.contains(u"Fast-linked memory"_s));
    QVERIFY(text.contains(u"proven"_s));
}

CONFIGURATOR_TEST_MAIN(TestCliRecommend)
#include "tst_clirecommend.moc"
