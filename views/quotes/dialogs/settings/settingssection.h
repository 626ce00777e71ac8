// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/profile.h"
#include "views/common/surface.h"

class QLineEdit;
class QPlainTextEdit;
class QVBoxLayout;

namespace configurator {

class CheckedField;

// One card of the shop's settings: its fields, and what is wrong with them.
class SettingsSection : public Surface
{
    Q_OBJECT

public:
    // Takes its fields over into the profile and says beneath each what is wrong with it. Returns
    // the first field that is wrong; nullptr when none is.
    virtual QWidget *read(ShopProfile &profile) = 0;

Q_SIGNALS:
    void edited();

protected:
    SettingsSection(const QString &title, const QString &remark, QWidget *parent);

    [[nodiscard]] QVBoxLayout *column() const { return m_column; }
    CheckedField *addLine(QLineEdit *line, const QString &name);
    CheckedField *addText(QPlainTextEdit *text, const QString &name, int lines);
    // Fields beside each other.
    void addRow(const QList<QWidget *> &fields);
    // The wrong one of both that stands first.
    static QWidget *firstOf(QWidget *found, CheckedField *next);

private:
    QVBoxLayout *m_column;
};

} // namespace configurator
