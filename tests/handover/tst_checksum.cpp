// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/text/alphabet.h"
#include "handover/text/checksum.h"
#include "support/testmain.h"

#include <QRandomGenerator>

using namespace configurator;

namespace {

using Values = std::vector<int>;

Values withCheck(Values values)
{
    const auto check = checkOf(values);
    values.insert(values.end(), check.begin(), check.end());
    return values;
}

Values randomValues(std::size_t size, quint32 seed)
{
    QRandomGenerator random(seed);
    Values values;
    for (std::size_t i = 0; i < size; ++i)
        values.push_back(random.bounded(alphabetSize));
    return values;
}

} // namespace

// Any wrong character and any two swapped ones are noticed: tried out for all of them.
class TestChecksum : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRootIsPrimitive();
    void everyWeightIsThereOnce();
    void codes_data();
    void everySubstitutionIsNoticed_data() { codes_data(); }
    void everySubstitutionIsNoticed();
    void everySwapIsNoticed_data() { codes_data(); }
    void everySwapIsNoticed();
    void theCheckIsWrittenInOneWay();
    void tooShortIsNotChecked();
};

void TestChecksum::theRootIsPrimitive()
{
    std::vector<bool> reached(checkPrime, false);
    int power = 1;
    for (int i = 0; i < checkPrime - 1; ++i) {
        QVERIFY(power != 0 && !reached[static_cast<std::size_t>(power)]);
        reached[static_cast<std::size_t>(power)] = true;
        power = power * checkRoot % checkPrime;
    }
    QCOMPARE(power, 1);
}

void TestChecksum::everyWeightIsThereOnce()
{
    std::vector<bool> used(checkPrime, false);
    const Values weights = checkWeights(mostChecked + checkSize);
    QCOMPARE(weights.size(), mostChecked + checkSize);
    for (const int weight : weights) {
        QVERIFY(weight > 0 && weight < checkPrime);
        QVERIFY(!used[static_cast<std::size_t>(weight)]);
        used[static_cast<std::size_t>(weight)] = true;
    }
}

void TestChecksum::codes_data()
{
    QTest::addColumn<Values>("values");
    QTest::newRow("least") << withCheck({7});
    QTest::newRow("all zero") << withCheck(Values(20, 0));
    QTest::newRow("all the highest") << withCheck(Values(20, alphabetSize - 1));
    for (const std::size_t size : {5U, 13U, 31U, 115U, 995U})
        for (const quint32 seed : {1U, 2U, 3U})
            QTest::addRow("%zu characters, seed %u", size, seed)
                << withCheck(randomValues(size, seed));
    QTest::newRow("the longest") << withCheck(randomValues(mostChecked, 9));
}

void TestChecksum::everySubstitutionIsNoticed()
{
    QFETCH(Values, values);
    QVERIFY(isChecked(values));
    for (int &value : values) {
        const int right = value;
        for (value = 0; value < alphabetSize; ++value)
            QCOMPARE(isChecked(values), value == right);
        value = right;
    }
}

// By the sum, of which a swap changes two parts; that isChecked() looks at the sum is seen above.
void TestChecksum::everySwapIsNoticed()
{
    QFETCH(Values, values);
    const Values weights = checkWeights(values.size());
    const int sum = checkSum(values);
    QCOMPARE(sum, 0);
    const bool isShort = values.size() < 200;
    for (std::size_t i = 0; i < values.size(); ++i)
        for (std::size_t j = i + 1; j < values.size(); ++j) {
            if (values[i] == values[j])
                continue;
            const int change = (values[j] - values[i]) * (weights[i] - weights[j]);
            if (change % checkPrime == 0)
                QFAIL(qPrintable(QString::number(i) + u' ' + QString::number(j)));
            if (!isShort)
                continue;
            std::swap(values[i], values[j]);
            QVERIFY(!isChecked(values));
            QCOMPARE((checkSum(values) - change) % checkPrime, 0);
            std::swap(values[i], values[j]);
        }
}

// 1021 and more would be the same as 0 and more.
void TestChecksum::theCheckIsWrittenInOneWay()
{
    for (quint32 seed = 0; seed < 3000; ++seed) {
        Values values = withCheck(randomValues(4, seed));
        const int check = values[4] * alphabetSize + values[5];
        QVERIFY(check < checkPrime);
        if (check + checkPrime >= alphabetSize * alphabetSize)
            continue;
        values[4] = (check + checkPrime) / alphabetSize;
        values[5] = (check + checkPrime) % alphabetSize;
        QCOMPARE(checkSum(values), 0);
        QVERIFY(!isChecked(values));
    }
}

void TestChecksum::tooShortIsNotChecked()
{
    QVERIFY(!isChecked({}));
    QVERIFY(!isChecked({0}));
    QVERIFY(isChecked({0, 0}));
}

CONFIGURATOR_TEST_MAIN(TestChecksum)
#include "tst_checksum.moc"
