// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

namespace configurator {

// What is chosen now, with its name above; pressing it asks for another. It looks like a field and
// opens a sheet in the same window, never a window of its own.
class ChoiceField : public QPushButton
{
    Q_OBJECT

public:
    explicit ChoiceField(const QString &name, QWidget *parent = nullptr);
    void setChosen(const QString &text);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_name;
    QString m_chosen;
};

} // namespace configurator
