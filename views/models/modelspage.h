// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"

#include <QWidget>

class QStackedLayout;

namespace configurator {

class ModelList;
class ModelView;

// Open-Source Models: the list, and the page of one of them.
class ModelsPage : public QWidget
{
    Q_OBJECT

public:
    explicit ModelsPage(BuildDocument &document, QWidget *parent = nullptr);
    void showModel(const QString &id);
    // The list as it was left.
    void showList();
    void focusSearch();

Q_SIGNALS:
    void buildOpened(); // a recommended build stands in the panel now
    void clusterAsked();
    void compareAsked(const configurator::Build &build);

protected:
    void showEvent(QShowEvent *event) override;

private:
    ModelView *view();
    void followModels();

    BuildDocument &m_document;
    QStackedLayout *m_stack;
    ModelList *m_list;
    ModelView *m_view = nullptr; // made for the first model
};

} // namespace configurator
