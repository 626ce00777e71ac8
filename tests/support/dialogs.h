// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/dress.h"
#include "views/mainwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>

#include <functional>

// Dialogs as a person, or a screen reader, finds their way in them.
namespace configurator::test {

inline QString spokenName(QWidget *widget)
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

// The shown control of that name; nullptr when there is none. A combo box is known by its label.
template <typename Widget>
Widget *control(const QWidget &dialog, const QString &name)
{
    for (Widget *widget : dialog.findChildren<Widget *>()) {
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool isIt = widget->accessibleName() == name || (button && button->text() == name);
        if (isIt && widget->isVisibleTo(&dialog))
            return widget;
    }
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (label->text() == name && label->buddy())
            return qobject_cast<Widget *>(label->buddy());
    }
    return nullptr;
}

inline void press(const QWidget &dialog, const QString &name)
{
    auto *button = control<QAbstractButton>(dialog, name);
    QVERIFY2(button && button->isEnabled(), qPrintable(name));
    button->click();
}

inline void write(const QWidget &dialog, const QString &name, const QString &text)
{
    if (auto *line = control<QLineEdit>(dialog, name)) {
        line->setFocus();
        line->selectAll();
        line->del();
        QTest::keyClicks(line, text);
        return;
    }
    auto *lines = control<QPlainTextEdit>(dialog, name);
    QVERIFY2(lines, qPrintable(name));
    lines->setFocus();
    lines->setPlainText(text);
}

inline QString written(const QWidget &dialog, const QString &name)
{
    if (const auto *line = control<QLineEdit>(dialog, name))
        return line->text();
    const auto *lines = control<QPlainTextEdit>(dialog, name);
    return lines ? lines->toPlainText() : QStringLiteral("(no such field)");
}

// What is said of a field: a fault, or a remark.
inline QString saidOf(const QWidget &dialog, const QString &name)
{
    const auto *field = control<QWidget>(dialog, name);
    return field ? field->accessibleDescription() : QStringLiteral("(no such field)");
}

inline QStringList shownTexts(const QWidget &dialog)
{
    QStringList texts;
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (label->isVisibleTo(&dialog) && !label->text().isEmpty())
            texts << label->text();
    }
    return texts;
}

inline bool isShown(const QWidget &dialog, const QString &part)
{
    return !shownTexts(dialog).filter(part).isEmpty();
}

// Controls that a screen reader would pass over in silence, by their class.
inline QStringList namelessControls(const QWidget &dialog)
{
    QStringList nameless;
    for (QWidget *widget : dialog.findChildren<QWidget *>()) {
        const bool isInner = qobject_cast<QAbstractSpinBox *>(widget->parentWidget())
            || qobject_cast<QComboBox *>(widget->parentWidget())
            || qobject_cast<QLineEdit *>(widget->parentWidget());
        const bool isControl = widget->focusPolicy() != Qt::NoFocus && !isInner;
        if (isControl && widget->isVisibleTo(&dialog) && spokenName(widget).isEmpty())
            nameless << QString::fromLatin1(widget->metaObject()->className());
    }
    return nameless;
}

// Labels of any text format but plain.
inline QStringList richLabels(const QWidget &dialog)
{
    QStringList rich;
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (label->textFormat() != Qt::PlainText)
            rich << label->text();
    }
    return rich;
}

// What a person does with the next dialog that opens; it is closed afterwards in any case.
template <typename Dialog>
void meanwhile(const std::function<void(Dialog &)> &act)
{
    QTimer::singleShot(0, qApp, [act] {
        auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
        QVERIFY2(dialog, "another dialog was expected");
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        act(*dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
}

} // namespace configurator::test

// Dialogs without a screen, in the shop's look and a fixed locale.
#define CONFIGURATOR_DIALOG_TEST_MAIN(TestClass)                                                   \
    int main(int argc, char **argv)                                                                \
    {                                                                                              \
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));                     \
        QStandardPaths::setTestModeEnabled(true);                                                  \
        QApplication app(argc, argv);                                                              \
        configurator::dressApplication(false);                                                     \
        TestClass test;                                                                            \
        return QTest::qExec(&test, argc, argv);                                                    \
    }
