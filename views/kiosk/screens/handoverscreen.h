// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"
#include "items/builddocument.h"

#include <QWidget>

class QBoxLayout;
class QScrollArea;

namespace configurator {

class PlainLabel;
class QrView;
class ThreeNumbers;

// "Show this at the counter": the build as a code that staff scan or type.
class HandoverScreen : public QWidget
{
    Q_OBJECT

public:
    explicit HandoverScreen(QWidget *parent = nullptr);
    // A build that no code can carry is said instead.
    void showBuild(const BuildDocument &document);
    void setHasMotion(bool hasMotion); // whether what scrolls glides on after a swipe

Q_SIGNALS:
    void backAsked();
    void doneAsked();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *createMiddle();
    QWidget *createCard();
    void fitCard();

    QScrollArea *m_scroll = nullptr;
    QBoxLayout *m_halves = nullptr;
    QrView *m_qr;
    PlainLabel *m_code;
    PlainLabel *m_fault;
    ThreeNumbers *m_numbers;
};

} // namespace configurator
