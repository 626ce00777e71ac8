// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFontDatabase>
#include <QGuiApplication>
#include <QLocale>
#include <QStandardPaths>
#include <QTest>

// Tests of what is printed: the shop's font is there, as in the program.
#define CONFIGURATOR_PRINT_TEST_MAIN(TestClass)                                                    \
    int main(int argc, char **argv)                                                                \
    {                                                                                              \
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));                     \
        QStandardPaths::setTestModeEnabled(true);                                                  \
        QGuiApplication app(argc, argv);                                                           \
        for (const char *style : {"Regular", "SemiBold", "Bold"}) {                                \
            QFontDatabase::addApplicationFont(                                                     \
                QStringLiteral(SOURCE_DIR "/resources/fonts/Inter-%1.otf")                         \
                    .arg(QLatin1String(style)));                                                   \
        }                                                                                          \
        TestClass test;                                                                            \
        return QTest::qExec(&test, argc, argv);                                                    \
    }
