// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/difference/linewords.h"

#include "items/itemstext.h"
#include "quote/entry/lineentry.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestText = 160;
constexpr qsizetype lead = 40; // characters before the first one that differs

QString figures(const QuoteLine &line, const Currency &currency)
{
    const QString quantity = quantityText(line.quantity);
    return line.unitPrice ? u"%1 × %2"_s.arg(quantity, priceText(line.unitPrice, currency))
                          : ItemsText::tr("%1, price on request").arg(quantity);
}

QString discountWords(const QuoteLine &line, const Currency &currency)
{
    return line.discount.isNone()
        ? ItemsText::tr("no discount")
        : ItemsText::tr("discount %1").arg(discountText(line.discount, currency));
}

QString costWords(const QuoteLine &line, const Currency &currency)
{
    return line.cost ? ItemsText::tr("cost %1").arg(priceText(line.cost, currency))
                     : ItemsText::tr("cost not known");
}

qsizetype firstDifference(const QString &text, const QString &other)
{
    const auto place = std::mismatch(text.begin(), text.end(), other.begin(), other.end()).first;
    return place - text.begin();
}

} // namespace

QString excerpt(const QString &text, const QString &other)
{
    if (text.size() <= longestText)
        return text;
    const qsizetype place = firstDifference(text, other);
    const qsizetype begin
        = place < longestText ? 0 : std::min(place - lead, text.size() - longestText);
    const QString middle = text.mid(begin, longestText);
    const QString before = begin > 0 ? u"…"_s : QString();
    const QString behind = begin + longestText < text.size() ? u"…"_s : QString();
    return before + middle + behind;
}

QString lineWords(const QuoteLine &line, const QuoteLine &other, const Currency &currency)
{
    QStringList parts {figures(line, currency)};
    const auto add = [&parts](bool isOther, const QString &part) {
        if (isOther)
            parts << (part.isEmpty() ? u"–"_s : part);
    };
    add(line.discount != other.discount, discountWords(line, currency));
    add(line.taxRate != other.taxRate, ItemsText::tr("tax %1 %").arg(rateText(line.taxRate)));
    add(line.cost != other.cost, costWords(line, currency));
    add(line.isOptional != other.isOptional,
        line.isOptional ? ItemsText::tr("optional") : ItemsText::tr("not optional"));
    add(line.sku != other.sku,
        line.sku.isEmpty() ? ItemsText::tr("no SKU") : ItemsText::tr("SKU %1").arg(line.sku));
    add(line.name != other.name, excerpt(line.name, other.name));
    add(line.details != other.details, excerpt(line.details, other.details));
    return parts.join(u'\n');
}

} // namespace configurator
