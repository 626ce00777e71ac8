// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/csvtext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// Signs with which spreadsheets begin a formula, also in their wide forms.
bool startsFormula(QChar sign)
{
    constexpr QStringView signs = u"=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";
    return signs.contains(sign);
}

// The first sign that shows decides: spaces before it do not disarm a formula everywhere.
bool isFormula(const QString &text)
{
    if (text.isEmpty())
        return false;
    const QString shown = text.trimmed();
    return startsFormula(text.front()) || (!shown.isEmpty() && startsFormula(shown.front()));
}

} // namespace

QString csvText(const QString &text)
{
    if (text.isEmpty())
        return {};
    QString inner = isFormula(text) ? u'\'' + text : text;
    inner.replace(u'"', u"\"\""_s);
    return u'"' + inner + u'"';
}

} // namespace configurator
