// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"

#include <QWidget>

class QPushButton;

namespace configurator {

class PlainLabel;
class SeveritySign;

// One note: sign, title, text, and a button where one part mends it.
class NoteLine : public QWidget
{
    Q_OBJECT

public:
    explicit NoteLine(const Catalogue &catalogue, QWidget *parent = nullptr);
    void show(const Note &note);
    using QWidget::show;

Q_SIGNALS:
    void offerTaken(const configurator::Note &note);

private:
    void showOffer();

    const Catalogue &m_catalogue;
    Note m_note;
    SeveritySign *m_sign;
    PlainLabel *m_title;
    PlainLabel *m_text;
    QPushButton *m_offer;
};

} // namespace configurator
