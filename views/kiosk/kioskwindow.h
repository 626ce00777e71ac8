// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/kiosk/kiosklook.h"

#include <QWidget>

#include <memory>

class QStackedWidget;

namespace configurator {

class AttractScreen;
class CountdownCard;
class HandoverScreen;
class KioskShop;
class OnScreenKeyboardHost;
class PinScreen;

// To be made after wearLook(): screens take their sizes from the program's font.
// The only window of the kiosk: full screen, and closed by nobody but staff. When and why its
// screens change is decided outside.
class KioskWindow : public QWidget
{
    Q_OBJECT

public:
    KioskWindow(const Catalogue &catalogue, Region region, QWidget *parent = nullptr);
    ~KioskWindow() override;

    // A fresh build and a fresh page for the next customer.
    void wake();
    // Wipes what the last customer left: build, history, searches, scroll positions, look,
    // clipboard.
    void reset();
    // The pages made anew in another look, at the page that is shown.
    void wear(const KioskLook &look);
    [[nodiscard]] bool isAwake() const { return m_shop != nullptr; }
    void showCountdown(int secondsLeft);
    void hideCountdown();
    void showPin(int secondsToWait);
    [[nodiscard]] PinScreen *pinScreen() { return m_pin; }
    // The build of the present customer.
    [[nodiscard]] BuildDocument &document() { return *m_document; }
    // Staff's PIN was right: closing works now.
    void leave();

Q_SIGNALS:
    void acted(); // somebody did something, by whatever means
    void stayAsked();
    void doneAsked(); // the customer is: everything may go
    void modelOpened(const QString &id);
    void unitAdded(const QString &unit);
    void buildShown(qint64 gpus); // at the hand-over

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeShop(int page);
    void showHandover();
    void placeBand();

    const Catalogue &m_catalogue;
    Region m_region;
    KioskLook m_look;
    std::unique_ptr<BuildDocument> m_document;
    QWidget *m_band; // above, for people who sit
    QStackedWidget *m_screens;
    AttractScreen *m_attract;
    HandoverScreen *m_handover;
    PinScreen *m_pin;
    CountdownCard *m_countdown;
    OnScreenKeyboardHost *m_keyboard;
    KioskShop *m_shop = nullptr; // while somebody is here
    QWidget *m_beforePin = nullptr;
    bool m_mayClose = false;
};

} // namespace configurator
