// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/print/quotewords.h"

#include "common/units.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

enum Tongue { English, Russian, Kyrgyz };

struct Row
{
    QString QuoteWords::*word;
    std::array<const char16_t *, 3> texts; // in the order of Tongue
};

using Words = QuoteWords;
// A no-break space stands before a percent sign and a currency's: a figure never leaves its sign.
constexpr Row rows[] = {
    {&Words::quote, {u"Quote", u"Коммерческое предложение", u"Коммерциялык сунуш"}},
    {&Words::draft, {u"Draft", u"Черновик", u"Долбоор"}},
    {&Words::draftOf, {u"%1, draft", u"%1, черновик", u"%1, долбоор"}},
    {&Words::revision, {u"%1, revision %2", u"%1, редакция %2", u"%1, %2-редакция"}},
    {&Words::dateFormat, {u"d MMMM yyyy", u"d MMMM yyyy 'г.'", u"yyyy-'ж.', d-MMMM"}},
    {&Words::validity,
     {u"%1, valid until %2", u"%1, действительно до %2", u"%1; жарактуу мөөнөтү: %2"}},
    {&Words::accepted, {u"Accepted", u"Принято", u"Кабыл алынды"}},
    {&Words::declined, {u"Declined", u"Отклонено", u"Четке кагылды"}},
    {&Words::voided, {u"Void", u"Аннулировано", u"Жокко чыгарылды"}},
    {&Words::reference, {u"Your reference: %1", u"Ваш номер: %1", u"Сиздин номериңиз: %1"}},
    {&Words::taxId, {u"Tax no. %1", u"ИНН %1", u"ИНН %1"}},
    {&Words::customer, {u"For", u"Кому", u"Кимге"}},
    {&Words::attention, {u"Attn. %1", u"Контактное лицо: %1", u"Байланышуучу: %1"}},
    {&Words::build, {u"Build", u"Сборка", u"Жыйнак"}},
    {&Words::number, {u"#", u"№", u"№"}},
    {&Words::item, {u"Item", u"Наименование", u"Аталышы"}},
    {&Words::quantity, {u"Qty", u"Кол-во", u"Саны"}},
    {&Words::unitPrice, {u"Unit price", u"Цена", u"Баасы"}},
    {&Words::lineDiscount, {u"Disc.", u"Скидка", u"Арзандатуу"}},
    {&Words::taxRate, {u"Tax", u"Налог", u"Салык"}},
    {&Words::amount, {u"Amount", u"Сумма", u"Суммасы"}},
    {&Words::sku, {u"SKU %1", u"Арт. %1", u"Арт. %1"}},
    {&Words::optional,
     {u"Optional, not in the total", u"По желанию, в итог не входит",
      u"Кошумча, жыйынтыкка кирбейт"}},
    {&Words::onRequest, {u"on request", u"по запросу", u"суроо боюнча"}},
    {&Words::percent, {u"%1\u00a0%", u"%1\u00a0%", u"%1\u00a0%"}},
    {&Words::price, {u"%1%2", u"%2\u00a0%1", u"%2\u00a0%1"}},
    {&Words::subtotal, {u"Subtotal", u"Промежуточный итог", u"Аралык жыйынтык"}},
    {&Words::subtotalWithTax,
     {u"Subtotal including tax", u"Промежуточный итог с налогом", u"Аралык жыйынтык, салык менен"}},
    {&Words::discount, {u"Discount", u"Скидка", u"Арзандатуу"}},
    {&Words::discountOf, {u"Discount %1", u"Скидка %1", u"Арзандатуу %1"}},
    {&Words::tax, {u"Tax %1 on %2", u"Налог %1 с %2", u"Салык %1, базасы %2"}},
    {&Words::taxIncluded,
     {u"Tax %1 included, on %2", u"В том числе налог %1 с %2", u"Анын ичинде салык %1, базасы %2"}},
    {&Words::total, {u"Total %1", u"Итого %1", u"Жыйынтык %1"}},
    {&Words::addsUp,
     {u"How this build adds up", u"Из чего складывается сборка", u"Жыйнак эмнеден турат"}},
    {&Words::needs, {u"Needs", u"Нужно", u"Керек"}},
    {&Words::combined, {u"Combined", u"Всего", u"Жалпы"}},
    {&Words::fastLinked, {u"Fast-linked", u"В связке", u"Байланышта"}},
    {&Words::needed, {u"%1 needed", u"нужно %1", u"%1 керек"}},
    {&Words::notKnown, {u"not known", u"неизвестно", u"белгисиз"}},
    {&Words::combinedMemory,
     {u"Combined GPU memory", u"Общая память GPU", u"GPU'лардын жалпы эси"}},
    {&Words::combinedPower, {u"Combined power", u"Общая мощность", u"Жалпы кубаттуулук"}},
    {&Words::combinedPrice, {u"Combined price", u"Общая цена", u"Жалпы баа"}},
    {&Words::buildCode, {u"Build code", u"Код сборки", u"Жыйнактын коду"}},
    {&Words::memoryRemark,
     {u"usable %1, fast-linked %2", u"доступно %1, в связке %2",
      u"жеткиликтүү %1, тез байланышта %2"}},
    {&Words::beforeTax, {u"before tax", u"без налога", u"салыксыз"}},
    {&Words::withTax, {u"including tax", u"с налогом", u"салык менен"}},
    {&Words::noSpeedClaim,
     {u"Memory, power and price are plain sums. Speed is not: it depends on the interconnect and "
      u"the software, so we state none.",
      u"Память, мощность и цена — простые суммы. Скорость — нет: она зависит от соединения и "
      u"программ, поэтому мы её не указываем.",
      u"Эс, кубаттуулук жана баа — жөнөкөй суммалар. Ылдамдык андай эмес: ал байланышка жана "
      u"программага жараша болот, ошондуктан биз аны көрсөтпөйбүз."}},
    {&Words::pleaseNote, {u"Please note", u"Обратите внимание", u"Көңүл буруңуз"}},
    {&Words::pricesHold,
     {u"The prices hold until %1.", u"Цены действительны до %1",
      u"Баалардын жарактуу мөөнөтү: %1."}},
    {&Words::leadTime, {u"Lead time: %1", u"Срок поставки: %1", u"Жеткирүү мөөнөтү: %1"}},
    {&Words::forShop, {u"For the shop", u"За магазин", u"Дүкөндүн атынан"}},
    {&Words::byCustomer,
     {u"Accepted by the customer, date", u"Принято заказчиком, дата", u"Кардар кабыл алды, күнү"}},
    {&Words::page, {u"Page %1 of %2", u"Страница %1 из %2", u"%2 беттин %1-бети"}},
};

Tongue tongueOf(const QString &code)
{
    const QString language = code.left(2).toLower();
    if (language == "ru"_L1)
        return Russian;
    return language == "ky"_L1 ? Kyrgyz : English;
}

std::array<QString, 3> plusOnRequestIn(Tongue tongue)
{
    switch (tongue) {
    case English:
        return {u"plus %1 item on request"_s, u"plus %1 items on request"_s,
                u"plus %1 items on request"_s};
    case Russian:
        return {u"плюс %1 позиция по запросу"_s, u"плюс %1 позиции по запросу"_s,
                u"плюс %1 позиций по запросу"_s};
    case Kyrgyz:
        return {u"жана суроо боюнча %1 даана"_s, u"жана суроо боюнча %1 даана"_s,
                u"жана суроо боюнча %1 даана"_s};
    }
    Q_UNREACHABLE();
}

QLocale localeOf(Tongue tongue)
{
    switch (tongue) {
    case English:
        return {QLocale::English, QLocale::UnitedStates};
    case Russian:
        return {QLocale::Russian, QLocale::Russia};
    case Kyrgyz:
        return {QLocale::Kyrgyz, QLocale::Kyrgyzstan};
    }
    Q_UNREACHABLE();
}

// The plural rules of the Unicode CLDR for whole numbers; the others have only 1 and the rest.
std::size_t pluralOf(qint64 count, bool isRussian)
{
    if (!isRussian)
        return count == 1 ? 0 : 2;
    const qint64 ones = count % 10;
    const bool isTeen = count % 100 / 10 == 1;
    if (ones == 1 && !isTeen)
        return 0;
    return ones >= 2 && ones <= 4 && !isTeen ? 1 : 2;
}

} // namespace

QString QuoteLanguage::date(QDate date) const
{
    return locale.toString(date, words.dateFormat);
}

QString QuoteLanguage::percent(const QString &figure) const
{
    return words.percent.arg(figure);
}

QString QuoteLanguage::price(Minor amount, const Currency &currency) const
{
    if (words.price.startsWith("%1"_L1))
        return moneyText(amount, currency, true, locale);
    return words.price.arg(currency.sign, moneyFigure(amount, currency, locale));
}

QString QuoteLanguage::plusOnRequest(qint64 items) const
{
    const std::size_t plural = pluralOf(items, locale.language() == QLocale::Russian);
    return words.plusOnRequest[plural].arg(countText(items, locale));
}

QuoteLanguage quoteLanguage(const QString &code)
{
    const Tongue tongue = tongueOf(code);
    QuoteLanguage language;
    for (const Row &row : rows)
        language.words.*row.word = QString::fromUtf16(row.texts[tongue]);
    language.words.plusOnRequest = plusOnRequestIn(tongue);
    language.locale = localeOf(tongue);
    language.code = tongue == Russian ? u"ru"_s : tongue == Kyrgyz ? u"ky"_s : u"en"_s;
    return language;
}

} // namespace configurator
