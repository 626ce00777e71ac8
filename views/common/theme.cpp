// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/theme.h"

#include <QFont>
#include <QWidget>

namespace configurator {

namespace {

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

Theme lightTheme()
{
    Theme theme;
    theme.window = rgb(0xf3f5f7);
    theme.surface = rgb(0xffffff);
    theme.sunken = rgb(0xf1f3f5);
    theme.border = rgb(0xdde2e7);
    theme.disabled = theme.border;
    theme.text = rgb(0x14181f);
    theme.muted = rgb(0x56606d);
    theme.accent = rgb(0x0c6b63);
    theme.onAccent = rgb(0xffffff);
    theme.accentSoft = rgb(0xe4f1ef);
    theme.amber = rgb(0xa65a0b);
    theme.amberFill = rgb(0xcf7720);
    theme.amberSoft = rgb(0xfdf0e0);
    theme.green = rgb(0x1d7a4c);
    theme.greenFill = rgb(0x2f9460);
    theme.greenSoft = rgb(0xe3f3ea);
    theme.red = rgb(0xb3261e);
    theme.redSoft = rgb(0xfce8e6);
    theme.weights = rgb(0x3b5bdb);
    theme.context = rgb(0x1c9cb0);
    theme.working = rgb(0x868f9e);
    theme.combined = rgb(0x3f8c66);
    theme.combinedNext = rgb(0x5ca17e);
    return theme;
}

Theme darkTheme()
{
    Theme theme;
    theme.window = rgb(0x111417);
    theme.surface = rgb(0x1b2025);
    theme.sunken = rgb(0x13171b);
    theme.border = rgb(0x323a42);
    theme.disabled = theme.border;
    theme.text = rgb(0xe9edf0);
    theme.muted = rgb(0xa3adb8);
    theme.accent = rgb(0x4fc4bb);
    theme.onAccent = rgb(0x0d1413);
    theme.accentSoft = rgb(0x1b3532);
    theme.amber = rgb(0xf2a65a);
    theme.amberFill = rgb(0xf2a65a);
    theme.amberSoft = rgb(0x3a2a17);
    theme.green = rgb(0x5cc38f);
    theme.greenFill = rgb(0x4aae7d);
    theme.greenSoft = rgb(0x17352a);
    theme.red = rgb(0xf28b82);
    theme.redSoft = rgb(0x43211f);
    theme.weights = rgb(0x7c92f8);
    theme.context = rgb(0x4cc9e0);
    theme.working = rgb(0x78828f);
    theme.combined = rgb(0x489a70);
    theme.combinedNext = rgb(0x3d7d5f);
    return theme;
}

Theme contrastTheme()
{
    Theme theme = darkTheme();
    theme.window = rgb(0x000000);
    theme.surface = rgb(0x000000);
    theme.sunken = rgb(0x000000);
    theme.border = rgb(0xffffff);
    theme.disabled = rgb(0x404040);
    theme.text = rgb(0xffffff);
    theme.muted = rgb(0xffffff);
    theme.accent = rgb(0xffe600);
    theme.onAccent = rgb(0x000000);
    theme.accentSoft = rgb(0x333000);
    theme.amber = rgb(0xffb347);
    theme.amberFill = rgb(0xffb347);
    theme.amberSoft = rgb(0x000000);
    theme.green = rgb(0x5dff9b);
    theme.greenFill = rgb(0x5dff9b);
    theme.greenSoft = rgb(0x000000);
    theme.red = rgb(0xff9d94);
    theme.redSoft = rgb(0x000000);
    return theme;
}

const Theme &themeOf(Theme::Scheme scheme)
{
    static const Theme light = lightTheme();
    static const Theme dark = darkTheme();
    static const Theme contrast = contrastTheme();
    switch (scheme) {
    case Theme::Scheme::Light:
        return light;
    case Theme::Scheme::Dark:
        return dark;
    case Theme::Scheme::HighContrast:
        return contrast;
    }
    Q_UNREACHABLE();
}

// A palette says by itself which scheme it is of.
Theme::Scheme schemeOf(const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Window);
    if (window == themeOf(Theme::Scheme::HighContrast).window)
        return Theme::Scheme::HighContrast;
    return Theme::isDark(palette) ? Theme::Scheme::Dark : Theme::Scheme::Light;
}

} // namespace

bool Theme::isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness()
        < palette.color(QPalette::WindowText).lightness();
}

const Theme &Theme::of(const QPalette &palette)
{
    return themeOf(schemeOf(palette));
}

const Theme &Theme::of(const QWidget *widget)
{
    return of(widget->palette());
}

QPalette Theme::palette(Scheme scheme)
{
    const Theme &theme = themeOf(scheme);
    QPalette palette(theme.surface, theme.window);
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.surface);
    palette.setColor(QPalette::AlternateBase, theme.sunken);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::Button, theme.surface);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.onAccent);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.onAccent);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.surface);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    palette.setColor(QPalette::Mid, theme.border);
    palette.setColor(QPalette::Dark, theme.border);
    palette.setColor(QPalette::Light, theme.surface);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.muted);
    return palette;
}

QFont fontSized(const QFont &font, qreal factor, int weight)
{
    QFont sized = font;
    sized.setPointSizeF(font.pointSizeF() * factor);
    if (weight > 0)
        sized.setWeight(static_cast<QFont::Weight>(weight));
    return sized;
}

} // namespace configurator
