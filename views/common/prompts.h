// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

class QWidget;

namespace configurator {

// What the program has to ask a person for. Tests answer in their place.
class Prompts
{
public:
    virtual ~Prompts() = default;
    // A file to read or to write; nothing when the person thinks better of it.
    virtual std::optional<QString> fileToOpen(QWidget *parent, const QString &title,
                                              const QString &filter)
        = 0;
    virtual std::optional<QString> fileToSave(QWidget *parent, const QString &title,
                                              const QString &proposal, const QString &filter)
        = 0;
};

class FileDialogs : public Prompts
{
public:
    std::optional<QString> fileToOpen(QWidget *parent, const QString &title,
                                      const QString &filter) override;
    std::optional<QString> fileToSave(QWidget *parent, const QString &title,
                                      const QString &proposal, const QString &filter) override;
};

} // namespace configurator
