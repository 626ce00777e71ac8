// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/fonts.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/kiosk/keyboard/keyboardhost.h"
#include "views/kiosk/keyboard/onscreenkeyboard.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLocale>
#include <QStandardPaths>
#include <QTest>
#include <QVBoxLayout>

// The on-screen keyboard without a screen, pressed key by key.
#define CONFIGURATOR_KEYBOARD_TEST_MAIN(TestClass)                                                 \
    int main(int argc, char **argv)                                                                \
    {                                                                                              \
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));                     \
        QStandardPaths::setTestModeEnabled(true);                                                  \
        QApplication app(argc, argv);                                                              \
        QApplication::setStyle(new configurator::ShopStyle);                                       \
        configurator::test::wearSize(100);                                                         \
        TestClass test;                                                                            \
        return QTest::qExec(&test, argc, argv);                                                    \
    }

namespace configurator::test {

// Text size in percent, and the colours.
inline void wearSize(int percent, Theme::Scheme scheme = Theme::Scheme::Light)
{
    QFont font(shopFontFamily());
    font.setPointSizeF(13.0 * percent / 100);
    QApplication::setFont(font);
    QApplication::setPalette(Theme::palette(scheme));
}

// The keys in sight, row by row.
inline QList<QAbstractButton *> keysOf(const OnScreenKeyboard *keyboard)
{
    QList<QAbstractButton *> keys;
    for (QAbstractButton *key : keyboard->findChildren<QAbstractButton *>())
        if (key->isVisible())
            keys.append(key);
    return keys;
}

inline QAbstractButton *keyNamed(const OnScreenKeyboard *keyboard, const QString &name)
{
    for (QAbstractButton *key : keysOf(keyboard))
        if (key->accessibleName() == name)
            return key;
    return nullptr;
}

// As a finger does it; false where there is no such key.
inline bool tap(const OnScreenKeyboard *keyboard, const QString &name)
{
    QAbstractButton *key = keyNamed(keyboard, name);
    if (key)
        QTest::mouseClick(key, Qt::LeftButton);
    return key != nullptr;
}

// Every letter for itself.
inline bool typeText(const OnScreenKeyboard *keyboard, const QString &text)
{
    for (const QChar letter : text)
        if (!tap(keyboard, letter == u' ' ? QStringLiteral("Space") : QString(letter)))
            return false;
    return true;
}

// A window of fields with the keyboard at its bottom.
struct KeyboardWindow
{
    KeyboardWindow()
    {
        window.setFocusPolicy(Qt::ClickFocus); // would take it if a press came so far
        column->setContentsMargins(0, 0, 0, 0);
        window.resize(1080, 1920);
        window.show();
    }

    QWidget window;
    QVBoxLayout *column = new QVBoxLayout(&window);
    OnScreenKeyboardHost *host = new OnScreenKeyboardHost(&window);

    [[nodiscard]] OnScreenKeyboard *keyboard() const { return host->keyboard(); }
    [[nodiscard]] bool isShown() const { return keyboard()->isVisible(); }
    template <typename Field>
    Field *add(Field *field)
    {
        column->addWidget(field);
        return field;
    }
};

} // namespace configurator::test
