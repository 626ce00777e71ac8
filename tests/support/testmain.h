// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QStandardPaths>
#include <QTest>

// Every test runs in the same place: fixed locale, no user's folders, warnings are failures.
#define CONFIGURATOR_TEST_MAIN(TestClass)                                                          \
    int main(int argc, char **argv)                                                                \
    {                                                                                              \
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));                     \
        QStandardPaths::setTestModeEnabled(true);                                                  \
        QCoreApplication app(argc, argv);                                                          \
        TestClass test;                                                                            \
        return QTest::qExec(&test, argc, argv);                                                    \
    }

// A failed Result prints its sentence. The expression is evaluated once.
#define VERIFY_OK(result)                                                                          \
    do {                                                                                           \
        const auto &verifiedResult = (result);                                                     \
        QVERIFY2(verifiedResult.isOk(), qPrintable(verifiedResult.error()));                       \
    } while (false)
