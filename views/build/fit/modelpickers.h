// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace configurator {

// Which model, in which format, how much context, how many users, which engine, and how that
// stores the context.
class ModelPickers : public QWidget
{
    Q_OBJECT

public:
    explicit ModelPickers(BuildDocument &document, QWidget *parent = nullptr);

Q_SIGNALS:
    void addModelAsked();
    void ownModelsAsked();

private:
    QWidget *createModelRow();
    void orderFocus();
    QPushButton *signButton(const QString &sign, const QString &name);
    void refill();
    QComboBox *combo(const QString &objectName);
    void fillModels();
    void fillFormats();
    void fillContexts();
    void fillKvFormats();
    void refresh();
    void chooseModel();
    void chooseEngine();
    void chooseKvFormat(int index);

    BuildDocument &m_document;
    QComboBox *m_model;
    QComboBox *m_format;
    QComboBox *m_context;
    QComboBox *m_engine;
    QComboBox *m_kv;
    QSpinBox *m_users;
    QPushButton *m_addModel = nullptr;
    QPushButton *m_ownModels = nullptr; // shown once there are some
    bool m_isRefreshing = false;
};

} // namespace configurator
