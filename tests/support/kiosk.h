// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/realwindow.h"
#include "views/kiosk/kioskwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QLabel>

// The kiosk's window as a customer, or a screen reader, finds their way in it.
namespace configurator::test {

struct Kiosk
{
    explicit Kiosk(QSize size = {1080, 1920})
    {
        window.resize(size);
        window.show();
    }

    static LoadedCatalogue dressed()
    {
        wearLook({});
        return shippedFiles();
    }

    LoadedCatalogue loaded = dressed();
    KioskWindow window {loaded.catalogue, Region::Eu};

    template <typename Widget>
    [[nodiscard]] QList<Widget *> seen() const
    {
        QList<Widget *> found;
        for (Widget *widget : window.findChildren<Widget *>()) {
            if (widget->isVisible())
                found.append(widget);
        }
        return found;
    }
    [[nodiscard]] QWidget *named(const QString &name) const
    {
        for (QWidget *widget : seen<QWidget>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }
    [[nodiscard]] QString described(const QString &name) const
    {
        const QWidget *widget = named(name);
        return widget ? widget->accessibleDescription() : QStringLiteral("(not on the screen)");
    }
    // False where there is no such button.
    bool press(const QString &name) const
    {
        for (QAbstractButton *button : seen<QAbstractButton>()) {
            if (button->accessibleName() != name)
                continue;
            button->click();
            return true;
        }
        return false;
    }
    [[nodiscard]] bool isAttracting() const { return named(QStringLiteral("Welcome")) != nullptr; }
};

} // namespace configurator::test
