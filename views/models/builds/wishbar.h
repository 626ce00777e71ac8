// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recommend/recommendation.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QLayout;
class QPushButton;
class QSpinBox;

namespace configurator {

// What is to be least, how good the verdict has to be, and within which bounds.
class WishBar : public QWidget
{
    Q_OBJECT

public:
    explicit WishBar(const Currency &currency, QWidget *parent = nullptr);
    [[nodiscard]] Aim aim() const;
    [[nodiscard]] Verdict atLeast() const;
    [[nodiscard]] bool hasComputer() const;
    [[nodiscard]] int budget() const; // whole units of the currency; 0: any

Q_SIGNALS:
    void changed();

private:
    void addChip(QButtonGroup *group, const QString &text, int id, const QString &spoken);
    void addGroup(const QString &title, QButtonGroup *group);
    void addBudget(const Currency &currency);

    QLayout *m_flow;
    QButtonGroup *m_aim;
    QButtonGroup *m_level;
    QCheckBox *m_computer;
    QSpinBox *m_budget;
};

} // namespace configurator
