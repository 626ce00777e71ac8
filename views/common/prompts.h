// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/modelreview.h"

#include <QString>

#include <optional>

class QWidget;

namespace configurator {

// What is to be done with one of the person's own models.
struct ModelWish
{
    enum class Kind { Rename, Remove };
    Kind kind = Kind::Rename;
    QString id;
};

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
    // The name under which the model is to be added.
    virtual std::optional<QString> modelToAdd(QWidget *parent, const ModelReview &review) = 0;
    // A new name for a model.
    virtual std::optional<QString> newName(QWidget *parent, const QString &name) = 0;
    // Which of the person's own models to rename or to remove.
    virtual std::optional<ModelWish> wishAbout(QWidget *parent, const std::vector<AiModel> &models)
        = 0;
};

class FileDialogs : public Prompts
{
public:
    std::optional<QString> fileToOpen(QWidget *parent, const QString &title,
                                      const QString &filter) override;
    std::optional<QString> fileToSave(QWidget *parent, const QString &title,
                                      const QString &proposal, const QString &filter) override;
    std::optional<QString> modelToAdd(QWidget *parent, const ModelReview &review) override;
    std::optional<QString> newName(QWidget *parent, const QString &name) override;
    std::optional<ModelWish> wishAbout(QWidget *parent,
                                       const std::vector<AiModel> &models) override;
};

} // namespace configurator
