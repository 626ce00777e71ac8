// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/aimodellistmodel.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace configurator {

// Search and filters of the list of models.
class ModelFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit ModelFilterBar(const AiModelListModel &model, QWidget *parent = nullptr);
    [[nodiscard]] AiModelFilter filter() const;
    // Everything is asked for again.
    void clear();
    // What can be chosen, anew; what is chosen stays where it is still there.
    void refill();
    void focusSearch();

Q_SIGNALS:
    void filterChanged();

private:
    QComboBox *combo(const QString &objectName);
    QLayout *createRow();
    void change();

    const AiModelListModel &m_model;
    QLineEdit *m_search;
    QComboBox *m_publisher;
    QComboBox *m_kind;
    QComboBox *m_licence;
    QComboBox *m_size;
    QCheckBox *m_running;
    bool m_isRefilling = false;
};

} // namespace configurator
