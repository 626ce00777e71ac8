// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/modelreview.h"

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace configurator {

// What was read from a model's files, what was missing and taken instead, before it is added.
class ModelReviewDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ModelReviewDialog(const ModelReview &review, QWidget *parent = nullptr);
    [[nodiscard]] QString name() const;

private:
    QWidget *createList(const ModelReview &review);

    QLineEdit *m_name;
    QPushButton *m_add;
};

} // namespace configurator
