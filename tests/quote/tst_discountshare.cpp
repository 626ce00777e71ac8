// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/totals/discountshare.h"
#include "support/testmain.h"

#include <QRandomGenerator>

#include <numeric>

using namespace configurator;

class TestDiscountShare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesToTheLargestRemainders_data();
    void goesToTheLargestRemainders();
    void addsUpToTheRoundedWhole();
    void theWholeFractionLeavesNothing();
};

void TestDiscountShare::goesToTheLargestRemainders_data()
{
    QTest::addColumn<QList<qint64>>("parts");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QList<qint64>>("shares");
    const auto row = [](const char *name, QList<qint64> parts, int percent, QList<qint64> shares) {
        QTest::newRow(name) << parts << percent << shares;
    };
    row("nothing", {}, 10, {});
    row("exact", {1000, 2000}, 10, {100, 200});
    row("one cent left", {333, 333, 334}, 10, {33, 33, 34});
    row("equal remainders in order", {5, 5}, 10, {1, 0});
    row("half away from zero", {5}, 10, {1});
    row("a credit", {-5}, 10, {-1});
    row("plus and minus", {100, -100}, 10, {10, -10});
    row("all", {1, 2, 3}, 100, {1, 2, 3});
}

void TestDiscountShare::goesToTheLargestRemainders()
{
    QFETCH(QList<qint64>, parts);
    QFETCH(int, percent);
    const std::vector<Minor> shares
        = sharesOf(std::vector<Minor>(parts.cbegin(), parts.cend()), percent, 100);
    QTEST(QList<qint64>(shares.cbegin(), shares.cend()), "shares");
}

void TestDiscountShare::addsUpToTheRoundedWhole()
{
    QRandomGenerator random(5);
    for (int round = 0; round < 2'000; ++round) {
        std::vector<Minor> parts(1 + random.bounded(8U));
        for (Minor &part : parts)
            part = random.bounded(-200'000, 1'000'000);
        const int permille = random.bounded(0, 1'001);
        const std::vector<Minor> shares = sharesOf(parts, permille, 1'000);
        const Int128 sum = std::accumulate(parts.begin(), parts.end(), Int128 {0});
        const Int128 shared = std::accumulate(shares.begin(), shares.end(), Int128 {0});
        QVERIFY(shared == roundedQuotient(sum * permille, 1'000));
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const Int128 distance = Int128 {shares[i]} * 1'000 - Int128 {parts[i]} * permille;
            QVERIFY(distance > -1'000 && distance < 1'001); // never a whole unit off
        }
    }
}

void TestDiscountShare::theWholeFractionLeavesNothing()
{
    const std::vector<Minor> parts {1, -7, 33, 900'000'000'000'000};
    QCOMPARE(sharesOf(parts, 100'000'000, 100'000'000), parts);
}

CONFIGURATOR_TEST_MAIN(TestDiscountShare)
#include "tst_discountshare.moc"
