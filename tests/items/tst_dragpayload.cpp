// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/dragpayload.h"
#include "items/droptarget.h"
#include "support/samples.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

class TestDragPayload : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatGoesInComesOut()
    {
        for (const DragPayload &payload :
             {DragPayload {u"rtx-5090"_s, {}}, DragPayload {u"x"_s, {3, 1}},
              DragPayload {u"y"_s, {0, -1}}})
            QCOMPARE(DragPayload::fromMimeData(payload.toMimeData().get()), std::optional(payload));
    }

    void anythingElseIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("not JSON") << QByteArray("\x00\x01\x02", 3);
        QTest::newRow("no unit") << QByteArray("{\"row\":1}");
        QTest::newRow("unit of a wrong type") << QByteArray("{\"unit\":7}");
        QTest::newRow("an id too long") << QByteArray("{\"unit\":\"" + QByteArray(65, 'a') + "\"}");
        QTest::newRow("a payload too long")
            << QByteArray("{\"unit\":\"a\",\"x\":\"" + QByteArray(600, 'b') + "\"}");
        QTest::newRow("an array") << QByteArray("[1,2]");
    }
    void anythingElseIsRefused()
    {
        QFETCH(const QByteArray, bytes);
        QMimeData data;
        data.setData(DragPayload::mimeType(), bytes);
        QCOMPARE(DragPayload::fromMimeData(&data), std::nullopt);
        QMimeData plain;
        plain.setText(u"rtx-5090"_s);
        QCOMPARE(DragPayload::fromMimeData(&plain), std::nullopt);
        QCOMPARE(DragPayload::fromMimeData(nullptr), std::nullopt);
    }

    void targetsFollowWhatIsHeldOverWhat_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<int>("hovered");
        QTest::addColumn<int>("gap");
        QTest::addColumn<Target::Kind>("kind");
        QTest::addColumn<int>("row");
        QTest::newRow("a card over a machine goes into it")
            << u"gpu-32"_s << 0 << 1 << Target::Kind::Into << 0;
        QTest::newRow("a card over empty ground is loose")
            << u"gpu-32"_s << -1 << -1 << Target::Kind::Ground << -1;
        QTest::newRow("a card over a loose card is loose")
            << u"gpu-32"_s << 1 << 2 << Target::Kind::Ground << 2;
        QTest::newRow("a bridge over a loose card joins it")
            << u"bridge-24"_s << 1 << 2 << Target::Kind::Into << 1;
        QTest::newRow("a machine over a machine stands beside it")
            << u"server-8"_s << 0 << 1 << Target::Kind::Ground << 1;
        QTest::newRow("a switch stands on the ground")
            << u"ib-switch"_s << 0 << 0 << Target::Kind::Ground << 0;
        QTest::newRow("an unknown unit stands on the ground")
            << u"who"_s << 0 << 0 << Target::Kind::Ground << 0;
        QTest::newRow("a row that is not there is ground")
            << u"gpu-32"_s << 9 << -1 << Target::Kind::Ground << -1;
    }
    void targetsFollowWhatIsHeldOverWhat()
    {
        QFETCH(const QString, unit);
        QFETCH(const int, hovered);
        QFETCH(const int, gap);
        QFETCH(const Target::Kind, kind);
        QFETCH(const int, row);
        Build build;
        build.items = {{u"tower-4"_s, 1, {}}, {u"gpu-24"_s, 2, {}}};
        const Target target = dropTarget(test::sampleCatalogue(), build, {unit, {}}, hovered, gap);
        QCOMPARE(target.kind, kind);
        QCOMPARE(target.row, row);
    }
};

CONFIGURATOR_TEST_MAIN(TestDragPayload)
#include "tst_dragpayload.moc"
