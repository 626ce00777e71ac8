// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"

#include <QWidget>

namespace configurator {

// A triangle, a dot or a ring: the shape says what the colour says.
class SeveritySign : public QWidget
{
    Q_OBJECT

public:
    explicit SeveritySign(QWidget *parent = nullptr);
    void setSeverity(Severity severity);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Severity m_severity = Severity::Info;
};

} // namespace configurator
