// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/kiosk/kiosklook.h"

#include <QWidget>

class QLineEdit;
class QListView;
class QStackedLayout;

namespace configurator {

class AiModelListModel;
class KioskModelView;

// Open-source models as cards, and the page of one of them.
class KioskModelsPage : public QWidget
{
    Q_OBJECT

public:
    KioskModelsPage(BuildDocument &document, const KioskLook &look, QWidget *parent = nullptr);

Q_SIGNALS:
    void modelOpened(const QString &id);
    void buildTaken(); // a recommended build is the build now

private:
    QWidget *createList(const KioskLook &look);
    void open(const QString &id);
    void applyFilter();

    BuildDocument &m_document;
    AiModelListModel *m_model;
    QStackedLayout *m_stack;
    QLineEdit *m_search = nullptr;
    QListView *m_list = nullptr;
    QWidget *m_listPage = nullptr;
    KioskModelView *m_view;
};

} // namespace configurator
