// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/kiosk/kiosklook.h"

#include <QWidget>

class QHBoxLayout;
class QStackedWidget;

namespace configurator {

class ChoiceSheet;
class LookSheet;
class MessageBar;

// What a customer walks through: Build, Models, Cluster; below it undo, start over, hand-over. Made
// anew for every customer and for every change of the look, so that nothing stays behind.
class KioskShop : public QWidget
{
    Q_OBJECT

public:
    enum Page { BuildPage, ModelsPage, ClusterPage };

    KioskShop(BuildDocument &document, const KioskLook &look, QWidget *parent = nullptr);
    [[nodiscard]] int page() const;
    void go(int page);

Q_SIGNALS:
    void pageChanged();
    void handoverAsked();
    void startOverAsked();
    void lookAsked(const configurator::KioskLook &look);
    void modelOpened(const QString &id);
    void unitAdded(const QString &unit);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *createBar(LookSheet *looks);
    void addTab(QHBoxLayout *row, const QString &name, Page page);
    void addPages(ChoiceSheet &sheet, const KioskLook &look);
    QLayout *createActions();

    BuildDocument &m_document;
    QStackedWidget *m_pages;
    MessageBar *m_messages;
};

} // namespace configurator
