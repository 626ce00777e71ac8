// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

namespace configurator {

// A panel with round corners on the page.
class Surface : public QFrame
{
    Q_OBJECT

public:
    enum class Tone { Plain, Good, Caution, Bad };

    explicit Surface(QWidget *parent = nullptr);
    void setTone(Tone tone);
    [[nodiscard]] Tone tone() const { return m_tone; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone = Tone::Plain;
};

} // namespace configurator
