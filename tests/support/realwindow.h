// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogueloader.h"
#include "items/builddocument.h"
#include "views/common/dress.h"
#include "views/mainwindow.h"

#include <QAccessible>
#include <QApplication>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>

#include <cstdio>

// The whole window on a real display, driven with the real pointer and keyboard through xdotool.
namespace configurator::test {

inline LoadedCatalogue shippedFiles()
{
    return loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
}

struct RealWindow
{
    RealWindow()
    {
        window.resize(1440, 880);
        window.move(0, 0);
        window.show();
    }

    LoadedCatalogue loaded = shippedFiles();
    BuildDocument document {loaded.catalogue};
    MainWindow window {document};

    // The visible widget of that accessible name; nullptr when there is none.
    [[nodiscard]] QWidget *named(const QString &name) const
    {
        for (QWidget *widget : window.findChildren<QWidget *>()) {
            if (widget->accessibleName() == name && widget->isVisible())
                return widget;
        }
        return nullptr;
    }
    // What a screen reader would say of it.
    [[nodiscard]] QString described(const QString &name) const
    {
        const QWidget *widget = named(name);
        return widget ? widget->accessibleDescription() : QStringLiteral("(not on the screen)");
    }
};

inline QPoint centre(const QWidget *widget)
{
    return widget->mapToGlobal(widget->rect().center());
}

// Runs xdotool while the window goes on living.
inline bool xdotool(const QStringList &words)
{
    QProcess process;
    process.start(QStringLiteral("xdotool"), words);
    if (!process.waitForStarted())
        return false;
    return QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 20'000)
        && process.exitCode() == 0;
}

inline QStringList at(QPoint point)
{
    return {QStringLiteral("mousemove"), QString::number(point.x()), QString::number(point.y())};
}

inline bool click(QPoint point)
{
    return xdotool(at(point) << QStringLiteral("sleep") << QStringLiteral("0.05")
                             << QStringLiteral("click") << QStringLiteral("1"));
}

inline bool type(const QString &text)
{
    return xdotool({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("12"), text});
}

inline bool key(const QString &name)
{
    return xdotool({QStringLiteral("key"), name});
}

// Press, move in steps as a hand does, let go.
inline bool drag(QPoint from, QPoint to)
{
    const QString pause = QStringLiteral("0.03");
    QStringList words = at(from);
    words << QStringLiteral("sleep") << pause << QStringLiteral("mousedown") << QStringLiteral("1")
          << QStringLiteral("sleep") << QStringLiteral("0.1");
    constexpr int steps = 10;
    for (int i = 1; i <= steps; ++i)
        words << at(from + (to - from) * i / steps) << QStringLiteral("sleep") << pause;
    words << at(to + QPoint(2, 2)) << QStringLiteral("sleep") << QStringLiteral("0.15")
          << QStringLiteral("mouseup") << QStringLiteral("1");
    return xdotool(words);
}

} // namespace configurator::test

// The whole window without a screen: the shop's look, a fixed locale.
#define CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestClass)                                                \
    CONFIGURATOR_PREPARED_TEST_MAIN(TestClass, (void)0)

// `prepare` is done before the program is made.
#define CONFIGURATOR_PREPARED_TEST_MAIN(TestClass, prepare)                                        \
    int main(int argc, char **argv)                                                                \
    {                                                                                              \
        prepare;                                                                                   \
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));                     \
        QStandardPaths::setTestModeEnabled(true);                                                  \
        QApplication app(argc, argv);                                                              \
        configurator::dressApplication(false);                                                     \
        TestClass test;                                                                            \
        return QTest::qExec(&test, argc, argv);                                                    \
    }

// Real windows need their own main: no offscreen platform, the shop's look, a fixed locale.
#define CONFIGURATOR_WINDOW_TEST_MAIN(TestClass)                                                   \
    int main(int argc, char **argv)                                                                \
    {                                                                                              \
        if (!qEnvironmentVariableIsSet("DISPLAY")) {                                               \
            std::puts("skipped: this test needs a screen (package xvfb)");                         \
            return 77;                                                                             \
        }                                                                                          \
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));                     \
        QStandardPaths::setTestModeEnabled(true);                                                  \
        QApplication app(argc, argv);                                                              \
        configurator::dressApplication(false);                                                     \
        TestClass test;                                                                            \
        return QTest::qExec(&test, argc, argv);                                                    \
    }
