// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>

class QKeyEvent;

namespace configurator {

// A scanner types: a build code and Enter, quicker than a person. Outside of text fields the
// program takes it, whatever has the keyboard; inside one it is text like any other.
class ScannedCode : public QObject
{
    Q_OBJECT

public:
    static constexpr int longestPause = 200; // milliseconds between two characters of one scan

    // Watches every key of the program.
    explicit ScannedCode(QObject *parent = nullptr);

Q_SIGNALS:
    void scanned(const QString &code);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool take(const QKeyEvent &event);

    QString m_typed;
    QElapsedTimer m_since; // the last character
};

} // namespace configurator
