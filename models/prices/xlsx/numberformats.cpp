// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/xlsx/numberformats.h"

#include "prices/amount/currencywords.h"
#include "prices/xlsx/xmlparts.h"

#include <QHash>

namespace configurator {

namespace {

// "[$€-407]" is a sign and the region that it is for.
QString bracketedSign(QStringView format)
{
    const qsizetype start = format.indexOf(QLatin1String("[$"));
    const qsizetype end = start < 0 ? -1 : format.indexOf(u']', start);
    if (end < 0)
        return {};
    const QStringView inside = format.mid(start + 2, end - start - 2);
    const qsizetype dash = inside.indexOf(u'-');
    return (dash < 0 ? inside : inside.left(dash)).trimmed().toString();
}

// "[Red]" and "[$-409]" show nothing.
QString withoutBrackets(QString format)
{
    for (qsizetype start = format.indexOf(u'['); start >= 0; start = format.indexOf(u'[')) {
        const qsizetype end = format.indexOf(u']', start);
        format.remove(start, end < 0 ? format.size() : end - start + 1);
    }
    return format;
}

// In quotes, or a sign as it is.
QString literalSign(QStringView format)
{
    const QList<QStringView> pieces = format.split(u'"');
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        if (i % 2 == 1 && !currenciesOf(pieces[i].toString()).isEmpty())
            return pieces[i].trimmed().toString();
        if (i % 2 == 1)
            continue;
        for (const QChar character : pieces[i])
            if (character.category() == QChar::Symbol_Currency)
                return character;
    }
    return {};
}

} // namespace

QString currencySign(const QString &format)
{
    constexpr qsizetype longestFormat = 1'000; // a spreadsheet takes 255 characters
    if (format.size() > longestFormat)
        return {};
    // The first section is for positive numbers.
    const QString positive = format.section(u';', 0, 0);
    const QString sign = bracketedSign(positive);
    return currenciesOf(sign).isEmpty() ? literalSign(withoutBrackets(positive)) : sign;
}

Result<std::vector<QString>> currencySignsOf(const QByteArray &bytes, const QString &where)
{
    XmlPart xml(bytes, where);
    QHash<QString, QString> signOf; // by the format's number
    std::vector<QString> styles;
    const auto addFormat = [&] {
        signOf.insert(xml.attribute(u"numFmtId"), currencySign(xml.attribute(u"formatCode")));
        xml.skip();
    };
    const auto addStyle = [&] {
        styles.push_back(signOf.value(xml.attribute(u"numFmtId")));
        xml.skip();
    };
    if (xml.enter(u"styleSheet"))
        while (xml.nextChild()) {
            if (xml.is(u"numFmts"))
                xml.forEach(u"numFmt", addFormat);
            else if (xml.is(u"cellXfs"))
                xml.forEach(u"xf", addStyle);
            else
                xml.skip();
        }
    if (xml.isFaulty())
        return xml.error();
    return styles;
}

} // namespace configurator
