// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/sources.h"

#include <QDialog>

namespace configurator {

// Figures with their sources, one click away from where they are shown.
class SourcesDialog : public QDialog
{
    Q_OBJECT

public:
    SourcesDialog(const QString &title, const std::vector<SourceLine> &lines,
                  QWidget *parent = nullptr);
};

} // namespace configurator
