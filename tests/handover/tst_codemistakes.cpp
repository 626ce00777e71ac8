// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/text/alphabet.h"
#include "handover/text/checksum.h"
#include "handover/text/codetext.h"
#include "shippedparts.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

namespace {

QString sentenceOf(const QString &typed)
{
    const Result<DecodedBuild> decoded = decodeBuild(typed, shippedCatalogue());
    return decoded ? u"read: "_s + printed(decoded->build).join(u", "_s) : decoded.error();
}

// Places of characters, dashes left out.
std::vector<qsizetype> placesIn(const QString &typed)
{
    std::vector<qsizetype> places;
    for (qsizetype i = 0; i < typed.size(); ++i)
        if (typed[i] != u'-')
            places.push_back(i);
    return places;
}

// "group 3, “9M2D”" of the character at this place.
QString groupAt(const QString &typed, qsizetype place)
{
    const qsizetype group = typed.first(place).count(u'-');
    return u"group %1, “%2”"_s.arg(group + 1).arg(typed.section(u'-', group, group));
}

struct Count
{
    int all = 0;
    int noticed = 0;
    int named = 0; // the right group, and nothing else that is wrong
};

void look(Count &count, const QString &typed, const QStringList &groups)
{
    const QString sentence = sentenceOf(typed);
    ++count.all;
    count.noticed += sentence.startsWith(u"read: ") ? 0 : 1;
    bool isNamed = true;
    for (const QString &group : groups)
        isNamed = isNamed && sentence.contains(group);
    count.named += isNamed ? 1 : 0;
}

} // namespace

// Every single mistake is noticed, and what is said about it helps to find it.
class TestCodeMistakes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codes_data();
    void everyWrongCharacter_data() { codes_data(); }
    void everyWrongCharacter();
    void everySwap_data() { codes_data(); }
    void everySwap();
    void everyMissingCharacter_data() { codes_data(); }
    void everyMissingCharacter();
    void everyDoubledCharacter_data() { codes_data(); }
    void everyDoubledCharacter();
    void noCodes_data();
    void noCodes();
    void sentences_data();
    void sentences();
    void whatIsWholeButUnreadable();
};

void TestCodeMistakes::codes_data()
{
    QTest::addColumn<QString>("right");
    QTest::addColumn<int>("percent"); // of the mistakes whose group is named
    QTest::newRow("empty") << code(Build()) << 100;
    QTest::newRow("typical") << code(typicalBuild()) << 98;
    QTest::newRow("nine rows") << code(differentRows(9, 60)) << 96;
    QTest::newRow("spelled") << code(spelledBuild()) << 88; // names say little about themselves
}

// After the version, whose characters have sentences of their own.
void TestCodeMistakes::everyWrongCharacter()
{
    QFETCH(QString, right);
    QFETCH(int, percent);
    Count count;
    for (const qsizetype place : placesIn(right)) {
        for (int value = 0; value < alphabetSize; ++value) {
            QString typed = right;
            typed[place] = codeCharacter(value);
            if (typed == right)
                continue;
            if (place < 3)
                QVERIFY(!decodeBuild(typed, shippedCatalogue()));
            else
                look(count, typed, {groupAt(typed, place)});
        }
    }
    QCOMPARE(count.noticed, count.all);
    QVERIFY2(count.named * 100 >= count.all * percent, qPrintable(QString::number(count.named)));
}

void TestCodeMistakes::everySwap()
{
    QFETCH(QString, right);
    QFETCH(int, percent);
    const std::vector<qsizetype> places = placesIn(right);
    Count count;
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t j = i + 1; j < places.size(); ++j) {
            QString typed = right;
            typed[places[i]] = right[places[j]];
            typed[places[j]] = right[places[i]];
            if (typed == right)
                continue;
            if (i < 3)
                QVERIFY(!decodeBuild(typed, shippedCatalogue()));
            else
                look(count, typed, {groupAt(typed, places[i]), groupAt(typed, places[j])});
        }
    }
    QCOMPARE(count.noticed, count.all);
    QVERIFY2(count.named * 100 >= count.all * percent, qPrintable(QString::number(count.named)));
}

void TestCodeMistakes::everyMissingCharacter()
{
    QFETCH(QString, right);
    const qsizetype length = characters(right);
    Count count;
    for (const qsizetype place : placesIn(right)) {
        QString typed = right;
        typed.remove(place, 1);
        if (place < 3)
            QVERIFY(!decodeBuild(typed, shippedCatalogue()));
        else
            look(count, typed,
                 {u"has %1 characters, dashes not counted, but by what it says it should have "
                  u"%2."_s.arg(length - 1)
                      .arg(length)});
    }
    QCOMPARE(count.noticed, count.all);
    QVERIFY(count.named >= count.all - 1); // one looks like another mistake
}

void TestCodeMistakes::everyDoubledCharacter()
{
    QFETCH(QString, right);
    const qsizetype length = characters(right);
    Count count;
    for (const qsizetype place : placesIn(right)) {
        QString typed = right;
        typed.insert(place, right[place]);
        if (place < 3)
            QVERIFY(!decodeBuild(typed, shippedCatalogue()));
        else
            look(count, typed,
                 {u"has %1 characters, dashes not counted, but by what it says it should have "
                  u"%2."_s.arg(length + 1)
                      .arg(length)});
    }
    QCOMPARE(count.noticed, count.all);
    QVERIFY(count.named >= count.all - 1); // one looks like another mistake
}

void TestCodeMistakes::noCodes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nothing") << QString() << u"There is no code: a build code begins with BK1."_s;
    QTest::newRow("blanks") << QString(u" - - "_s)
                            << u"There is no code: a build code begins with BK1."_s;
    QTest::newRow("something else")
        << QString(u"hello, world"_s)
        << u"A build code begins with BK1, but this text begins with “hello,world”."_s;
    QTest::newRow("half a prefix")
        << QString(u"BK"_s) << u"A build code begins with BK1, but this text begins with “BK”."_s;
    QTest::newRow("the prefix alone")
        << QString(u"bk1-"_s)
        << u"The code is not complete: “BK1” has fewer characters than any build code."_s;
    QTest::newRow("a later version")
        << QString(u"BK2-G9GM-SDZB"_s)
        << u"The code begins with BK2: it comes from a later version of this program, and this "
           u"version reads only codes that begin with BK1. If it does begin with BK1, correct "
           u"that."_s;
    QTest::newRow("U is no character")
        << QString(u"BK1-G9GM-SUZB-EV04-8"_s)
        << u"“U” in group 3, “SUZB”, is no character of a build code: those are digits and the "
           u"Latin letters without I, L, O and U."_s;
    QTest::newRow("nor is a letter of others")
        << QString(u"BK1-G9GM-SDZB-EV04-Ж"_s)
        << u"“Ж” in group 5, “Ж”, is no character of a build code: those are digits and the "
           u"Latin letters without I, L, O and U."_s;
    QTest::newRow("too long")
        << QString(u"BK1"_s + QString(998, u'0'))
        << u"The text is too long: a build code has at most 1000 characters."_s;
    QTest::newRow("far too long")
        << QString(u"BK1"_s + QString(1'000'000, u'-'))
        << u"The text is too long: a build code has at most 1000 characters."_s;
}

void TestCodeMistakes::noCodes()
{
    sentences();
}

void TestCodeMistakes::sentences_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("one wrong")
        << QString(u"BK1-G9GM-SDZ8-EV04-8"_s)
        << u"There is a mistake in the code, most probably in group 3, “SDZ8” (BK1 is group 1)."_s;
    QTest::newRow("two swapped in a group")
        << QString(u"BK1-G9GM-SDZB-E0V4-8"_s)
        << u"There is a mistake in the code, most probably in group 4, “E0V4” (BK1 is group 1)."_s;
    QTest::newRow("two swapped far apart")
        << QString(u"BK1-G9GM-4DZB-EV0S-8"_s)
        << u"Two characters of the code are swapped, most probably one in group 3, “4DZB”, with "
           u"one in group 4, “EV0S” (BK1 is group 1)."_s;
    QTest::newRow("one missing")
        << QString(u"BK1-G9GM-SDZB-EV0-8"_s)
        << u"The code has 15 characters, dashes not counted, but by what it says it should have "
           u"16. Compare it with the original."_s;
    QTest::newRow("twice")
        << QString(u"BK1-G9GM-SDZB-EV04-8BK1-G9GM-SDZB-EV04-8"_s)
        << u"The code has 32 characters, dashes not counted, but by what it says it should have "
           u"16. Compare it with the original."_s;
    QTest::newRow("many wrong")
        << QString(u"BK1-GGGG-GGGG-GGGG-G"_s)
        << u"There is more than one mistake in the code. Compare every group of four with the "
           u"original."_s;
    QTest::newRow("many wrong in a long one")
        << QString(u"BK17"_s + QString(900, u'G'))
        << u"The code has 904 characters, dashes not counted, but by what it says it should "
           u"have 903. Compare it with the original."_s;
}

void TestCodeMistakes::sentences()
{
    QFETCH(QString, typed);
    QFETCH(QString, sentence);
    QCOMPARE(sentenceOf(typed), sentence);
}

// A payload that no build has, in a frame that is right.
void TestCodeMistakes::whatIsWholeButUnreadable()
{
    std::vector<int> values {codeLengthValue(5), 31, 31};
    const auto check = checkOf(values);
    values.insert(values.end(), check.begin(), check.end());
    QCOMPARE(sentenceOf(groupedCode(values)),
             u"The code is complete, but carries something that this version of the program can't "
             u"read. Renew the program, or save the build as a file."_s);
}

CONFIGURATOR_TEST_MAIN(TestCodeMistakes)
#include "tst_codemistakes.moc"
