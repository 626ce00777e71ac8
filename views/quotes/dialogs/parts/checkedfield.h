// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace configurator {

class PlainLabel;

// A field under its name, and beneath it what is wrong with it, in red, or else a remark.
class CheckedField : public QWidget
{
    Q_OBJECT

public:
    CheckedField(const QString &name, QWidget *field, QWidget *parent);
    // Empty: nothing is wrong. Returns whether so.
    bool setFault(const QString &sentence);
    [[nodiscard]] QString fault() const { return m_fault; }
    void setRemark(const QString &remark);
    [[nodiscard]] QString remark() const { return m_remarkText; }
    [[nodiscard]] QWidget *field() const { return m_field; }

private:
    void showTexts();

    QWidget *m_field;
    PlainLabel *m_beneath;
    PlainLabel *m_remark;
    QString m_fault;
    QString m_remarkText;
};

} // namespace configurator
