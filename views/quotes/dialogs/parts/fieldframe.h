// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QAbstractScrollArea;

namespace configurator {

// The frame of a line edit around a list or a text of several lines.
class FieldFrame : public QWidget
{
    Q_OBJECT

public:
    FieldFrame(QAbstractScrollArea *field, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_field;
};

} // namespace configurator
