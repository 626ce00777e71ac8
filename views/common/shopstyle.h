// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProxyStyle>

namespace configurator {

// How a button looks; set as the dynamic property `look`.
namespace look {
inline constexpr const char *property = "look";
inline constexpr int primary = 1; // filled
inline constexpr int outline = 2;
inline constexpr int chip = 3; // round, filled while checked
inline constexpr int quiet = 4; // text only
inline constexpr int tab = 5; // navigation, softly filled while checked
inline constexpr int bare = 6; // accent text inside somebody else's frame
// A tab is a plain button to a screen reader; this property says that its page is shown.
inline constexpr const char *isCurrent = "isCurrent";
} // namespace look

// Fusion with round corners and the shop's colours, drawn from the palette: no style sheets, which
// would break its inheritance.
class ShopStyle : public QProxyStyle
{
    Q_OBJECT

public:
    ShopStyle();

    void polish(QWidget *widget) override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option,
                                  const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option,
                                         const QSize &size, const QWidget *widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption *option,
                                       const QWidget *widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                       SubControl part, const QWidget *widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *data) const override;
};

} // namespace configurator
