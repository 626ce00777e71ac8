// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/prompts.h"

#include "views/models/modelreviewdialog.h"
#include "views/models/ownmodelsdialog.h"

#include <QFileDialog>
#include <QInputDialog>

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

std::optional<QString> FileDialogs::modelToAdd(QWidget *parent, const ModelReview &review)
{
    ModelReviewDialog dialog(review, parent);
    return dialog.exec() == QDialog::Accepted ? unlessEmpty(dialog.name()) : std::nullopt;
}

std::optional<QString> FileDialogs::newName(QWidget *parent, const QString &name)
{
    bool isAccepted = false;
    const QString text
        = QInputDialog::getText(parent, QInputDialog::tr("Rename a model"),
                                QInputDialog::tr("Name"), QLineEdit::Normal, name, &isAccepted);
    return isAccepted ? unlessEmpty(text.trimmed()) : std::nullopt;
}

std::optional<ModelWish> FileDialogs::wishAbout(QWidget *parent, const std::vector<AiModel> &models)
{
    OwnModelsDialog dialog(models, parent);
    dialog.exec();
    return dialog.wish();
}

} // namespace configurator
