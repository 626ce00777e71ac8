// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

namespace configurator {

// Text that shows data: plain text always, never HTML, wrapped where asked.
class PlainLabel : public QLabel
{
    Q_OBJECT

public:
    enum class Look { Normal, Muted, Title, Strong, Small, Heading, Lead, Sum, Fault };

    explicit PlainLabel(Look look, const QString &text = {}, QWidget *parent = nullptr);

    // A screen reader, and a test, ask for a figure by its name and hear what it shows.
    void say(const QString &shown, const QString &described);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyLook();

    Look m_look;
    bool m_isApplying = false;
};

} // namespace configurator
