// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/buildfiles.h"
#include "support/testmain.h"

#include <QJsonArray>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// What totals answers: exact fields and figures, over the small catalogue.
class TestCliTotals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void totalsHasExactlyItsFields();
    void totals_data();
    void totals();
    void groupsAreExpanded();
    void largeSumsStayExact();
    void totalsText();
    void unknownUnitsAreKeptAndCounted();

private:
    BuildFiles m_builds;
};

void TestCliTotals::totalsHasExactlyItsFields()
{
    const QJsonObject json = ask({u"totals"_s, m_builds.make(box)}).json();
    const QStringList fields {u"cluster_kind"_s,
                              u"combined_memory_gb"_s,
                              u"comparison"_s,
                              u"currency"_s,
                              u"fast_linked_memory_mib"_s,
                              u"gpu_count"_s,
                              u"groups"_s,
                              u"is_cluster"_s,
                              u"items_on_request"_s,
                              u"largest_single_mib"_s,
                              u"machine_count"_s,
                              u"notes"_s,
                              u"power_unknown"_s,
                              u"power_w"_s,
                              u"price_minor"_s,
                              u"unknown_units"_s,
                              u"usable_memory_mib"_s};
    QCOMPARE(json.keys(), fields);
    QCOMPARE(json["comparison"_L1].toObject().keys(),
             (QStringList {u"appliance"_s, u"count"_s, u"watts"_s}));
    QCOMPARE(json["groups"_L1].toArray().first().toObject().keys(),
             (QStringList {u"gpus"_s, u"link"_s, u"usable_mib"_s}));
    QVERIFY(!json["notes"_L1].toArray().isEmpty());
    QCOMPARE(json["notes"_L1].toArray().first().toObject().keys(),
             (QStringList {u"code"_s, u"severity"_s, u"text"_s}));
}

void TestCliTotals::totals_data()
{
    QTest::addColumn<QByteArray>("items");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("two cards in a tower")
        << QByteArray(box) << QByteArray(R"({"combined_memory_gb": 64, "usable_memory_mib": 65214,
            "fast_linked_memory_mib": 32607, "largest_single_mib": 32607, "power_w": 1400,
            "price_minor": 688800, "currency": "USD", "items_on_request": 0, "gpu_count": 2,
            "machine_count": 1, "is_cluster": true, "cluster_kind": "standard-pcie",
            "power_unknown": 0, "unknown_units": 0,
            "comparison": {"appliance": "microwave", "count": 1, "watts": 1400}})");
    QTest::newRow("a bridged pair")
        << QByteArray(bridged)
        << QByteArray(R"({"combined_memory_gb": 48, "usable_memory_mib": 49152,
            "fast_linked_memory_mib": 49152, "largest_single_mib": 24576, "power_w": 700,
            "price_minor": 319700, "cluster_kind": "fast-linked",
            "groups": [{"gpus": 2, "usable_mib": 49152, "link": "nvlink-bridge"}]})");
    QTest::newRow("a card without price and draw")
        << QByteArray(R"({"unit": "gpu-80", "count": 2})")
        << QByteArray(R"({"combined_memory_gb": 160, "power_w": 0, "power_unknown": 2,
            "price_minor": 0, "items_on_request": 2, "comparison": null})");
    QTest::newRow("one card is no cluster")
        << QByteArray(R"({"unit": "gpu-32", "count": 1})")
        << QByteArray(R"({"is_cluster": false, "cluster_kind": "none", "gpu_count": 1,
            "groups": [{"gpus": 1, "usable_mib": 32607, "link": null}]})");
    QTest::newRow("nothing") << QByteArray()
                             << QByteArray(R"({"combined_memory_gb": 0, "power_w": 0,
            "price_minor": 0, "items_on_request": 0, "groups": [], "comparison": null,
            "is_cluster": false})");
}

void TestCliTotals::totals()
{
    QFETCH(const QByteArray, items);
    QFETCH(const QByteArray, expected);
    const Ran ran = ask({u"totals"_s, m_builds.make(items)});
    VERIFY_CODE(ran, 0);
    QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
    const QJsonObject json = ran.json();
    const QJsonObject wanted = QJsonDocument::fromJson(expected).object();
    QVERIFY(!wanted.isEmpty());
    for (const QString &field : wanted.keys())
        QVERIFY2(json[field] == wanted[field],
                 qPrintable(field + ": "_L1 + QString::fromUtf8(ran.out)));
}

void TestCliTotals::groupsAreExpanded()
{
    const Ran ran = ask({u"totals"_s, m_builds.make(R"({"unit": "gpu-32", "count": 5})")});
    QCOMPARE(ran.json()["groups"_L1].toArray().size(), 5);
}

void TestCliTotals::largeSumsStayExact()
{
    const Ran ran = ask({u"totals"_s, m_builds.make(R"({"unit": "gpu-32", "count": 99999})")});
    VERIFY_CODE(ran, 0);
    QVERIFY2(ran.out.contains("\"price_minor\": 19989800100,"), ran.out.right(2000).constData());
    QVERIFY(ran.out.contains("\"usable_memory_mib\": 3260667393"));
}

void TestCliTotals::totalsText()
{
    const Ran ran = run({u"totals"_s, m_builds.make(box), u"--catalogue"_s, smallCatalogue()});
    VERIFY_CODE(ran, 0);
    for (const char *part : {"Box\n", "Combined memory", "64 GB", "63.7 GiB", "31.8 GiB", "1,400 W",
                             "$6,888", "microwave oven"})
        QVERIFY2(ran.out.contains(part), qPrintable(QString::fromUtf8(part + ran.out)));
    for (const QByteArray &line : ran.out.split('\n'))
        QVERIFY2(!line.endsWith(' '), line.constData());
}

void TestCliTotals::unknownUnitsAreKeptAndCounted()
{
    const QByteArray items = QByteArray(box) + R"(, {"unit": "from-another-shop", "count": 3})";
    const Ran ran = ask({u"totals"_s, m_builds.make(items)});
    VERIFY_CODE(ran, 0);
    QCOMPARE(ran.json()["unknown_units"_L1].toInteger(), 3);
    QCOMPARE(ran.json()["combined_memory_gb"_L1].toInteger(), 64);
    QCOMPARE(ran.json()["items_on_request"_L1].toInteger(), 3);
    QCOMPARE(ran.json()["power_unknown"_L1].toInteger(), 3);
    QVERIFY2(ran.out.contains("\"code\": \"unknown-units\""), ran.out.constData());
}

CONFIGURATOR_TEST_MAIN(TestCliTotals)
#include "tst_clitotals.moc"
