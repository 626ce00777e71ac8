// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/compareshelf.h"
#include "support/realwindow.h"
#include "views/compare/celllabel.h"
#include "views/compare/comparepage.h"

// Builds to compare, and where they stand on the page, found as a person finds them.
namespace configurator::test {

// A tower with so many cards that only PCIe joins.
inline Build towerBuild(int cards, const QString &name = {})
{
    Build build {
        name,
        {{QStringLiteral("tower-4slot-1600w"), 1, {{QStringLiteral("rtx-5090"), cards, {}}}}},
        {}};
    build.choice.model = QStringLiteral("llama-3.3-70b-instruct");
    return build;
}

inline Build sparkBuild(const QString &name = {})
{
    Build build {name, {{QStringLiteral("dgx-spark"), 1, {}}}, {}};
    build.choice.model = QStringLiteral("llama-3.3-70b-instruct");
    return build;
}

inline QPushButton *pressable(const RealWindow &f, const QString &name)
{
    return qobject_cast<QPushButton *>(f.named(name));
}

// The button on the compare page or the build's page that reads so.
inline QPushButton *reading(const RealWindow &f, const QString &text)
{
    for (QPushButton *button : f.window.findChildren<QPushButton *>()) {
        if (button->text() == text && button->isVisible())
            return button;
    }
    return nullptr;
}

// What the page says above the columns.
inline QString noteOn(const RealWindow &f)
{
    QStringList texts;
    for (const QWidget *note : f.window.findChildren<QWidget *>(QStringLiteral("compareNote"))) {
        for (const QLabel *label : note->findChildren<QLabel *>()) {
            if (label->isVisible())
                texts << label->text();
        }
    }
    return texts.join(QLatin1Char('\n'));
}

inline const QWidget *rowsOf(const RealWindow &f)
{
    return f.window.findChild<QWidget *>(QStringLiteral("compareTable"));
}

} // namespace configurator::test
