// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "handover/qr.h"

#include <QWidget>

namespace configurator {

// A QR code, black on white in every scheme, with its quiet zone, on whole pixels.
class QrView : public QWidget
{
    Q_OBJECT

public:
    explicit QrView(QWidget *parent = nullptr);
    void setCode(const QrCode &code);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QrCode m_code;
};

} // namespace configurator
