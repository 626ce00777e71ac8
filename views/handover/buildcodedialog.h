// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace configurator {

class PlainLabel;

// The open build as code and QR, and a field for the code that a customer brings from the kiosk.
class BuildCodeDialog : public QDialog
{
    Q_OBJECT

public:
    BuildCodeDialog(const Build &build, const Catalogue &catalogue, QWidget *parent);
    // What was typed, once it was accepted: it can be read.
    [[nodiscard]] QString code() const;

private:
    QLayout *createOwn(const Build &build);
    QLayout *createEntry();
    void tryCode();

    const Catalogue &m_catalogue;
    QLineEdit *m_entry;
    PlainLabel *m_fault;
};

} // namespace configurator
