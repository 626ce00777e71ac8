// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/paper/logo.h"

#include <QWidget>

#include <optional>

namespace configurator {

// The logo on white, as paper has it, whatever the colours of the window.
class LogoPreview : public QWidget
{
    Q_OBJECT

public:
    explicit LogoPreview(QWidget *parent = nullptr);
    void setLogo(const QByteArray &bytes);
    // Whether bytes are a picture that quotes can be printed with.
    static bool canShow(const QByteArray &bytes);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<Logo> m_logo;
};

} // namespace configurator
