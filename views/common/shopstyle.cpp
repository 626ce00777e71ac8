// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/shopstyle.h"

#include "views/common/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyleOption>

namespace configurator {

namespace {

constexpr int fieldPad = 7; // between a field's frame and its text

int lookOf(const QWidget *widget)
{
    return widget ? widget->property(look::property).toInt() : 0;
}

void drawPanel(QPainter *painter, const QRect &rect, const QColor &fill, const QColor &line,
               qreal radius, qreal width = 1)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const qreal inset = line.isValid() ? width / 2 : 0;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

struct ButtonColours
{
    QColor fill;
    QColor line;
    QColor text;
};

ButtonColours buttonColours(const QWidget *widget, const QStyleOption *option)
{
    const int look = lookOf(widget);
    const Theme &theme = Theme::of(option->palette);
    const bool isOn = option->state.testFlag(QStyle::State_On)
        || (widget && widget->property(look::isCurrent).toBool());
    const bool isEnabled = option->state.testFlag(QStyle::State_Enabled);
    const bool isHot = isEnabled && option->state.testFlag(QStyle::State_MouseOver);
    const bool isDown = option->state.testFlag(QStyle::State_Sunken);
    ButtonColours colours {isHot || isDown ? theme.accentSoft : QColor(), QColor(), theme.accent};
    if (look == look::primary)
        colours
            = {isDown || isHot ? theme.accent.darker(112) : theme.accent, QColor(), theme.onAccent};
    else if (look == look::outline)
        colours.line = theme.accent;
    else if (look == look::chip)
        colours = {isOn ? theme.accent : colours.fill, isOn ? theme.accent : theme.border,
                   isOn ? theme.onAccent : theme.muted};
    else if (look == look::tab)
        colours
            = {isOn ? theme.accentSoft : colours.fill, QColor(), isOn ? theme.accent : theme.muted};
    else if (look == look::quiet)
        colours.text = theme.muted;
    else if (look != look::bare)
        colours.line = theme.border;
    if (!isEnabled && look == look::primary)
        colours.fill = theme.disabled;
    if (!isEnabled)
        colours = {colours.fill, colours.line.isValid() ? theme.border : QColor(),
                   look == look::primary
                       ? theme.muted
                       : option->palette.color(QPalette::Disabled, QPalette::ButtonText)};
    return colours;
}

qreal buttonRadius(int look, const QRect &rect)
{
    return look == look::chip ? rect.height() / 2.0 : metrics::smallRadius + 1;
}

// Where the keyboard is: around the button, or within one that has the ring's colour itself.
void drawRing(QPainter *painter, const QStyleOption *option, const ButtonColours &colours,
              qreal radius)
{
    const Theme &theme = Theme::of(option->palette);
    const int inset = colours.fill == theme.accent ? 3 : 0;
    drawPanel(painter, option->rect.adjusted(inset, inset, -inset, -inset), QColor(),
              inset > 0 ? theme.onAccent : theme.accent, radius - inset, inset > 0 ? 2 : 3);
}

void drawChevron(QPainter *painter, const QRect &box, const QColor &colour, bool isUp = false)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF middle = QRectF(box).center();
    const qreal rise = isUp ? -2.2 : 2.2;
    painter->drawPolyline(QPolygonF {middle + QPointF(-4, -rise), middle + QPointF(0, rise),
                                     middle + QPointF(4, -rise)});
    painter->restore();
}

void drawScrollBar(const QStyle *style, const QStyleOptionComplex *option, QPainter *painter,
                   const QWidget *widget)
{
    const Theme &theme = Theme::of(option->palette);
    const QRect groove
        = style->subControlRect(QStyle::CC_ScrollBar, option, QStyle::SC_ScrollBarGroove, widget);
    const QRect slider
        = style->subControlRect(QStyle::CC_ScrollBar, option, QStyle::SC_ScrollBarSlider, widget);
    if (slider.size() == groove.size())
        return;
    const bool isActive = option->state.testFlag(QStyle::State_MouseOver);
    drawPanel(painter, slider.adjusted(3, 3, -3, -3), isActive ? theme.muted : theme.border,
              QColor(), 4);
}

// A line that is seen on every card, and a tick.
void drawCheckBox(QPainter *painter, const QStyleOption *option)
{
    const Theme &theme = Theme::of(option->palette);
    const bool isOn = option->state.testFlag(QStyle::State_On);
    drawPanel(painter, option->rect, isOn ? theme.accent : theme.surface,
              isOn ? theme.accent : theme.muted, 4, 1.4);
    if (!isOn)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(theme.onAccent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF middle = QRectF(option->rect).center();
    painter->drawPolyline(QPolygonF {middle + QPointF(-4, 0), middle + QPointF(-1, 3.2),
                                     middle + QPointF(4.2, -3.2)});
    painter->restore();
}

} // namespace

ShopStyle::ShopStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void ShopStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    const bool isBar = qobject_cast<QScrollBar *>(widget);
    if (isBar || qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget))
        widget->setAttribute(Qt::WA_Hover);
    if (isBar && widget->accessibleName().isEmpty())
        widget->setAccessibleName(tr("Scroll bar"));
}

void ShopStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                            const QWidget *widget) const
{
    if (element == CE_PushButtonBevel) {
        const ButtonColours colours = buttonColours(widget, option);
        const qreal radius = buttonRadius(lookOf(widget), option->rect);
        drawPanel(painter, option->rect, colours.fill, colours.line, radius);
        if (option->state.testFlags(State_HasFocus | State_KeyboardFocusChange))
            drawRing(painter, option, colours, radius);
        return;
    }
    if (element == CE_PushButtonLabel) {
        QStyleOptionButton label(*static_cast<const QStyleOptionButton *>(option));
        label.palette.setColor(QPalette::ButtonText, buttonColours(widget, option).text);
        QProxyStyle::drawControl(element, &label, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ShopStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                              QPainter *painter, const QWidget *widget) const
{
    const Theme &theme = Theme::of(option->palette);
    const bool hasFocus = option->state.testFlag(State_HasFocus);
    switch (element) {
    case PE_FrameFocusRect:
        drawPanel(painter, option->rect, QColor(), theme.accent, metrics::smallRadius, 2);
        return;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
            frame && frame->lineWidth > 0)
            drawPanel(painter, option->rect, theme.surface, hasFocus ? theme.accent : theme.border,
                      metrics::smallRadius, hasFocus ? 2 : 1);
        return;
    case PE_FrameLineEdit:
        return;
    case PE_IndicatorCheckBox:
        drawCheckBox(painter, option);
        return;
    case PE_PanelButtonTool: {
        const ButtonColours colours = buttonColours(widget, option);
        drawPanel(painter, option->rect, colours.fill, colours.line, metrics::smallRadius);
        return;
    }
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void ShopStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                   QPainter *painter, const QWidget *widget) const
{
    const Theme &theme = Theme::of(option->palette);
    const bool hasFocus = option->state.testFlag(State_HasFocus);
    if (control == CC_ScrollBar) {
        drawScrollBar(proxy(), option, painter, widget);
        return;
    }
    if (control == CC_ComboBox) {
        const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        drawPanel(painter, option->rect, theme.surface, hasFocus ? theme.accent : theme.border,
                  metrics::smallRadius, hasFocus ? 2 : 1);
        drawChevron(painter, subControlRect(CC_ComboBox, box, SC_ComboBoxArrow, widget),
                    theme.muted);
        return;
    }
    if (control == CC_SpinBox) {
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        if (!spin || !spin->frame)
            return; // it stands inside somebody else's frame
        drawPanel(painter, option->rect, theme.surface, hasFocus ? theme.accent : theme.border,
                  metrics::smallRadius, hasFocus ? 2 : 1);
        if (spin->buttonSymbols == QAbstractSpinBox::NoButtons)
            return;
        drawChevron(painter, subControlRect(CC_SpinBox, option, SC_SpinBoxUp, widget), theme.muted,
                    true);
        drawChevron(painter, subControlRect(CC_SpinBox, option, SC_SpinBoxDown, widget),
                    theme.muted);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

int ShopStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                           const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return 12;
    case PM_DefaultFrameWidth:
        return 1;
    case PM_ButtonMargin:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return 18;
    case PM_FocusFrameHMargin:
        return 3;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize ShopStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                  const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    // Fusion widens every button to a common least width; ours are as wide as their words.
    const int look = lookOf(widget);
    if (type == CT_PushButton && look == look::chip)
        return {size.width() + 24, qMax(size.height() + 10, 32)};
    if (type == CT_PushButton && look != look::primary)
        result.setWidth(size.width() + (look == look::bare ? 8 : 26));
    if (type == CT_PushButton || type == CT_ComboBox || type == CT_SpinBox || type == CT_LineEdit)
        result.setHeight(qMax(result.height(), metrics::control));
    return result;
}

QRect ShopStyle::subElementRect(SubElement element, const QStyleOption *option,
                                const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    return element == SE_LineEditContents ? rect.adjusted(fieldPad, 0, -fieldPad, 0) : rect;
}

QRect ShopStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                SubControl part, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return rect.adjusted(fieldPad, 0, -2, 0);
    return rect;
}

int ShopStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *data) const
{
    // A combo box opens a list below itself, not a menu over itself; disabled words have no relief.
    if (hint == SH_ComboBox_Popup || hint == SH_EtchDisabledText)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

} // namespace configurator
