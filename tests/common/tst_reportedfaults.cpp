// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

// Faults that people reported in other programs (tests/cases/reportedfaults.json, with sources):
// each is a named row of a test, or the list says why none can be.
class TestReportedFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsATestOrHasAReason_data();
    void eachIsATestOrHasAReason();
};

namespace {

QByteArray contents(const QString &path)
{
    QFile file(QStringLiteral(SOURCE_DIR "/tests/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestReportedFaults::eachIsATestOrHasAReason_data()
{
    QTest::addColumn<QJsonObject>("fault");
    const QJsonArray faults
        = QJsonDocument::fromJson(contents(u"cases/reportedfaults.json"_s)).array();
    QCOMPARE_GE(faults.size(), 100);
    for (const QJsonValue &fault : faults)
        QTest::newRow(qPrintable(fault["id"_L1].toString())) << fault.toObject();
}

void TestReportedFaults::eachIsATestOrHasAReason()
{
    QFETCH(QJsonObject, fault);
    const QJsonArray tests = fault["tests"_L1].toArray();
    QVERIFY(!tests.isEmpty() || fault["no_test_because"_L1].toString().size() > 20);
    QVERIFY(!fault["source"_L1].toString().isEmpty());
    for (const QJsonValue &test : tests)
        QVERIFY2(contents(test.toString()).contains(fault["id"_L1].toString().toUtf8()),
                 qPrintable(test.toString()));
}

CONFIGURATOR_TEST_MAIN(TestReportedFaults)
#include "tst_reportedfaults.moc"
