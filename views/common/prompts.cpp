// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/prompts.h"

#include <QFileDialog>

namespace configurator {

namespace {
std::optional<QString> unlessEmpty(const QString &path)
{
    return path.isEmpty() ? std::nullopt : std::optional(path);
}
} // namespace

std::optional<QString> FileDialogs::fileToOpen(QWidget *parent, const QString &title,
                                               const QString &filter)
{
    return unlessEmpty(QFileDialog::getOpenFileName(parent, title, {}, filter));
}

std::optional<QString> FileDialogs::fileToSave(QWidget *parent, const QString &title,
                                               const QString &proposal, const QString &filter)
{
    return unlessEmpty(QFileDialog::getSaveFileName(parent, title, proposal, filter));
}

} // namespace configurator
