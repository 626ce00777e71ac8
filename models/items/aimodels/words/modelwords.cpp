// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/aimodels/words/modelwords.h"

#include "common/units.h"
#include "items/itemstext.h"

#include <QDate>

#include <array>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 million = 1'000'000;
constexpr qint64 billion = 1'000'000'000;
// The upper end of each class but the last two.
constexpr std::array classEnds {4 * billion, 16 * billion, 40 * billion, 150 * billion};

QString tenthsText(qint64 tenths)
{
    const QLocale locale;
    return locale.toString(tenths / 10) + locale.decimalPoint() + locale.toString(tenths % 10);
}

QString billionsText(qint64 parameters)
{
    return ItemsText::tr("%1 B").arg(countText(parameters / billion));
}

// A date of the catalogue is a year, a month or a day.
QString dateText(const QString &date, const QString &monthFormat)
{
    const QLocale locale;
    if (const QDate day = QDate::fromString(date, u"yyyy-MM-dd"_s); day.isValid())
        return locale.toString(day, u"d "_s + monthFormat);
    if (const QDate month = QDate::fromString(date, u"yyyy-MM"_s); month.isValid())
        return locale.toString(month, monthFormat);
    return date.isEmpty() ? ItemsText::tr("not known") : date;
}

} // namespace

QString parametersText(qint64 parameters)
{
    const qint64 millions = (parameters + million / 2) / million;
    if (millions < 1000)
        return ItemsText::tr("%1 M").arg(countText(millions));
    return ItemsText::tr("%1 B").arg(tenthsText((parameters + billion / 20) / (billion / 10)));
}

QString sizeText(const AiModel &model)
{
    return model.parameters ? parametersText(*model.parameters) : ItemsText::tr("not known");
}

QString activeText(const AiModel &model)
{
    const bool isSparse = model.activeParameters && model.activeParameters != model.parameters;
    return isSparse ? ItemsText::tr("%1 active").arg(parametersText(*model.activeParameters))
                    : QString();
}

QString modalityText(const QString &modality)
{
    if (modality == "text-to-image"_L1)
        return ItemsText::tr("image");
    if (modality == "text-to-video"_L1)
        return ItemsText::tr("video");
    if (modality == "speech-to-text"_L1)
        return ItemsText::tr("speech");
    if (modality == "embedding"_L1)
        return ItemsText::tr("embedding");
    if (modality == "text"_L1)
        return ItemsText::tr("text");
    if (modality == "text+image"_L1)
        return ItemsText::tr("text + image");
    if (modality == "text+image+audio"_L1)
        return ItemsText::tr("text + image + audio");
    return modality.isEmpty() ? ItemsText::tr("not known") : modality;
}

QString licenceText(const AiModel &model)
{
    return model.license.isEmpty() ? ItemsText::tr("not known") : model.license;
}

QString licenceFamily(const AiModel &model)
{
    const QString text = licenceText(model);
    const qsizetype bracket = text.indexOf(u" ("_s);
    return bracket > 0 ? text.first(bracket) : text;
}

QString releaseText(const AiModel &model)
{
    return dateText(model.releaseDate, u"MMMM yyyy"_s);
}

QString shortReleaseText(const AiModel &model)
{
    return dateText(model.releaseDate, u"MMM yyyy"_s);
}

QString tokensText(qint64 tokens)
{
    return tokens == 1 ? ItemsText::tr("1 token")
                       : ItemsText::tr("%1 tokens").arg(countText(tokens));
}

SizeClass sizeClassOf(const AiModel &model)
{
    if (!model.parameters)
        return SizeClass::Unknown;
    std::size_t size = 0;
    while (size < classEnds.size() && *model.parameters > classEnds[size])
        ++size;
    return static_cast<SizeClass>(size);
}

QString sizeClassText(SizeClass size)
{
    const auto at = static_cast<std::size_t>(size);
    switch (size) {
    case SizeClass::Small:
        return ItemsText::tr("up to %1").arg(billionsText(classEnds[0]));
    case SizeClass::Medium:
    case SizeClass::Large:
    case SizeClass::Huge:
        return ItemsText::tr("%1 to %2")
            .arg(billionsText(classEnds[at - 1]), billionsText(classEnds[at]));
    case SizeClass::Giant:
        return ItemsText::tr("over %1").arg(billionsText(classEnds.back()));
    case SizeClass::Unknown:
        return ItemsText::tr("not known");
    }
    Q_UNREACHABLE();
}

} // namespace configurator
