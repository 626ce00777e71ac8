// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/handover/scannedcode.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longest = 2'000; // characters; more is no code

bool isTextField(const QWidget *widget)
{
    const auto *box = qobject_cast<const QComboBox *>(widget);
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QTextEdit *>(widget)
        || qobject_cast<const QPlainTextEdit *>(widget)
        || qobject_cast<const QAbstractSpinBox *>(widget) || (box && box->isEditable());
}

} // namespace

ScannedCode::ScannedCode(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ScannedCode::eventFilter(QObject *watched, QEvent *event)
{
    // Once for each key: where it reaches the window.
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    if (watched != QApplication::focusWidget() || isTextField(QApplication::focusWidget()))
        return false;
    return take(*static_cast<QKeyEvent *>(event));
}

bool ScannedCode::take(const QKeyEvent &event)
{
    if (m_since.isValid() && m_since.elapsed() > longestPause)
        m_typed.clear();
    m_since.start();
    const bool isCode = m_typed.startsWith("BK1"_L1, Qt::CaseInsensitive);
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        const QString code = std::exchange(m_typed, QString());
        if (isCode)
            Q_EMIT scanned(code);
        return isCode;
    }
    const QString text = event.text();
    if (text.isEmpty() || !text.at(0).isPrint() || m_typed.size() > longest)
        return isCode;
    m_typed += text;
    return isCode; // what came before may still have been a person's key
}

} // namespace configurator
