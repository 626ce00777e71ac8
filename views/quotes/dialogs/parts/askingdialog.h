// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace configurator {

// A dialog with a title, its body and a row of buttons. Escape cancels; Enter in a field takes, and
// Ctrl+Enter does so everywhere, in a text of several lines too.
class AskingDialog : public QDialog
{
    Q_OBJECT

public:
    // Without a word for the button that takes there is only the one that closes.
    AskingDialog(const QString &title, const QString &takeText, const QString &closeText,
                 QWidget *parent);
    void accept() override;

protected:
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }
    [[nodiscard]] QHBoxLayout *buttons() const { return m_buttons; } // from the left
    [[nodiscard]] QPushButton *takeButton() const { return m_take; }
    [[nodiscard]] QPushButton *closeButton() const { return m_close; }
    // One more button behind them; it only tells that it was pressed.
    QPushButton *addButton(const QString &text);
    void setTakeText(const QString &text);
    // As large as wanted, but no larger than the screen.
    void sizeTo(QSize wanted);
    // Whether what was entered can be taken; says what is wrong where it can't.
    virtual bool take() { return true; }

private:
    QVBoxLayout *m_body;
    QHBoxLayout *m_buttons;
    QPushButton *m_close;
    QPushButton *m_take = nullptr;
};

} // namespace configurator
