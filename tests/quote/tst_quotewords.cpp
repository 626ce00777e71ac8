// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/print/quotesheet.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

#include <QRegularExpression>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

QString plain(QString text)
{
    return text.replace(QChar::Nbsp, u' ').replace(QChar(0x202f), u' ');
}

Quote quoteIn(const QString &language)
{
    Quote quote;
    quote.number = u"Q-2026-000123"_s;
    quote.revision = 2;
    quote.status = QuoteStatus::Issued;
    quote.issued = QDate(2026, 11, 30);
    quote.customer.company = u"Example"_s;
    quote.customer.language = language;
    quote.alternatives = {alternativeFrom(u"2 x 1999.50 -5% @12; 1 x ? @12"_s, u"5%"_s)};
    return quote;
}

// All words of a language, with their places.
QStringList wordsOf(const QuoteWords &words)
{
    return {words.quote,
            words.draft,
            words.draftOf,
            words.revision,
            words.dateFormat,
            words.validity,
            words.accepted,
            words.declined,
            words.voided,
            words.reference,
            words.taxId,
            words.customer,
            words.attention,
            words.build,
            words.number,
            words.item,
            words.quantity,
            words.unitPrice,
            words.lineDiscount,
            words.taxRate,
            words.amount,
            words.sku,
            words.optional,
            words.onRequest,
            words.percent,
            words.price,
            words.subtotal,
            words.subtotalWithTax,
            words.discount,
            words.discountOf,
            words.tax,
            words.taxIncluded,
            words.total,
            words.addsUp,
            words.needs,
            words.combined,
            words.fastLinked,
            words.needed,
            words.notKnown,
            words.combinedMemory,
            words.combinedPower,
            words.combinedPrice,
            words.memoryRemark,
            words.beforeTax,
            words.withTax,
            words.noSpeedClaim,
            words.pleaseNote,
            words.pricesHold,
            words.leadTime,
            words.forShop,
            words.byCustomer,
            words.page,
            words.plusOnRequest[0],
            words.plusOnRequest[1],
            words.plusOnRequest[2]};
}

int placesIn(const QString &pattern)
{
    return static_cast<int>(pattern.count(u"%1"_s) + pattern.count(u"%2"_s));
}

} // namespace

class TestQuoteWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLanguageHasEveryWord_data();
    void everyLanguageHasEveryWord();
    void quotes_data();
    void quotes();
    void plurals_data();
    void plurals();
    void prices_data();
    void prices();
    void theProgramsOwnLocaleDoesNotMatter();
};

void TestQuoteWords::everyLanguageHasEveryWord_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "ru", "ky"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestQuoteWords::everyLanguageHasEveryWord()
{
    QFETCH(const QString, language);
    const QStringList english = wordsOf(quoteLanguage(u"en"_s).words);
    const QStringList words = wordsOf(quoteLanguage(language).words);
    QCOMPARE(quoteLanguage(language).code, language);
    for (qsizetype i = 0; i < words.size(); ++i) {
        QVERIFY2(!words[i].isEmpty(), qPrintable(english[i]));
        QVERIFY2(placesIn(words[i]) == placesIn(english[i]), qPrintable(words[i]));
        static const QRegularExpression latin(u"[A-Za-z]{4,}"_s);
        const bool isFormat = english[i] == "d MMMM yyyy"_L1;
        if (language != "en"_L1 && !isFormat)
            QVERIFY2(!words[i].contains(latin), qPrintable(words[i]));
    }
}

void TestQuoteWords::quotes_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("English") << u"en"_s
                             << QStringList {u"Q-2026-000123, revision 2"_s,
                                             u"30 November 2026, valid until 14 December 2026"_s,
                                             u"1,999.50"_s,
                                             u"5 %"_s,
                                             u"3,799.05"_s,
                                             u"-189.95"_s,
                                             u"Tax 12 % on 3,609.10"_s,
                                             u"Total USD"_s,
                                             u"plus 1 item on request"_s};
    QTest::newRow("Russian") << u"ru"_s
                             << QStringList {
                                    u"Q-2026-000123, редакция 2"_s,
                                    u"30 ноября 2026 г., действительно до 14 декабря 2026 г."_s,
                                    u"1 999,50"_s,
                                    u"5 %"_s,
                                    u"3 799,05"_s,
                                    u"-189,95"_s,
                                    u"Налог 12 % с 3 609,10"_s,
                                    u"Итого USD"_s,
                                    u"плюс 1 позиция по запросу"_s};
    QTest::newRow("Kyrgyz") << u"ky"_s
                            << QStringList {
                                   u"Q-2026-000123, 2-редакция"_s,
                                   u"2026-ж., 30-ноябрь; жарактуу мөөнөтү: 2026-ж., 14-декабрь"_s,
                                   u"1 999,50"_s,
                                   u"5 %"_s,
                                   u"3 799,05"_s,
                                   u"-189,95"_s,
                                   u"Салык 12 %, базасы 3 609,10"_s,
                                   u"Жыйынтык USD"_s,
                                   u"жана суроо боюнча 1 даана"_s};
    QTest::newRow("any other is English") << u"xx"_s << QStringList {u"Total USD"_s, u"1,999.50"_s};
    QTest::newRow("a language with a country") << u"ru_KG"_s << QStringList {u"Итого USD"_s};
}

void TestQuoteWords::quotes()
{
    QFETCH(const QString, language);
    QFETCH(const QStringList, texts);
    const Result<QuoteSheet> sheet = quoteSheet(quoteIn(language));
    VERIFY_OK(sheet);
    const QString all = plain(textsOf(*sheet).join(u'\n'));
    for (const QString &text : texts)
        QVERIFY2(all.contains(text), qPrintable(text + u" is not in:\n"_s + all));
}

void TestQuoteWords::plurals_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *language, qint64 count, const QString &text) {
        QTest::addRow("%s %lld", language, count) << QString::fromLatin1(language) << count << text;
    };
    row("en", 1, u"plus 1 item on request"_s);
    row("en", 21, u"plus 21 items on request"_s);
    row("en", 1000, u"plus 1,000 items on request"_s);
    for (const qint64 one : {1, 21, 101})
        row("ru", one, u"плюс %1 позиция по запросу"_s.arg(one));
    for (const qint64 few : {2, 4, 22, 104})
        row("ru", few, u"плюс %1 позиции по запросу"_s.arg(few));
    for (const qint64 many : {5, 11, 12, 14, 20, 111})
        row("ru", many, u"плюс %1 позиций по запросу"_s.arg(many));
}

void TestQuoteWords::plurals()
{
    QFETCH(const QString, language);
    QFETCH(const qint64, count);
    QFETCH(const QString, text);
    QCOMPARE(quoteLanguage(language).plusOnRequest(count), text);
}

void TestQuoteWords::prices_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<qint64>("minor");
    QTest::addColumn<QString>("price");
    QTest::newRow("dollars") << u"en"_s << u"USD"_s << qint64 {686'810} << u"$6,868.10"_s;
    QTest::newRow("whole dollars keep their cents")
        << u"en"_s << u"USD"_s << qint64 {688'800} << u"$6,888.00"_s;
    QTest::newRow("a credit") << u"en"_s << u"USD"_s << qint64 {-1'250} << u"-$12.50"_s;
    QTest::newRow("yen") << u"en"_s << u"JPY"_s << qint64 {1'500} << u"¥1,500"_s;
    QTest::newRow("som in Russian")
        << u"ru"_s << u"KGS"_s << qint64 {123'456'700} << u"1 234 567,00 сом"_s;
    QTest::newRow("B104 tenge") << u"ru"_s << u"KZT"_s << qint64 {-1'250} << u"-12,50 ₸"_s;
    QTest::newRow("B104 roubles in Kyrgyz") << u"ky"_s << u"RUB"_s << qint64 {100} << u"1,00 ₽"_s;
}

void TestQuoteWords::prices()
{
    QFETCH(const QString, language);
    QFETCH(const QString, currency);
    QFETCH(const qint64, minor);
    QFETCH(const QString, price);
    QCOMPARE(plain(quoteLanguage(language).price(minor, *Currency::fromCode(currency))), price);
}

void TestQuoteWords::theProgramsOwnLocaleDoesNotMatter()
{
    const Result<QuoteSheet> usual = quoteSheet(quoteIn(u"en"_s));
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    const Result<QuoteSheet> elsewhere = quoteSheet(quoteIn(u"en"_s));
    QLocale::setDefault(before);
    VERIFY_OK(usual);
    VERIFY_OK(elsewhere);
    QCOMPARE(textsOf(*elsewhere), textsOf(*usual));
}

CONFIGURATOR_TEST_MAIN(TestQuoteWords)
#include "tst_quotewords.moc"
