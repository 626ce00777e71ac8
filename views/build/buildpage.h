// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"

#include <QWidget>

class QPushButton;

namespace configurator {

class BuildPanel;
class CataloguePanel;
class MessageBar;

// Catalogue | build | fit, totals, actions.
class BuildPage : public QWidget
{
    Q_OBJECT

public:
    explicit BuildPage(BuildDocument &document, QWidget *parent = nullptr);
    [[nodiscard]] MessageBar *messages() { return m_messages; }
    [[nodiscard]] CataloguePanel *catalogue() { return m_catalogue; }
    [[nodiscard]] BuildPanel *panel() { return m_build; }
    // How many builds are set aside to be compared.
    void setPinned(int builds);
    // Staff's windows have Make a quote too.
    void allowQuotes();

Q_SIGNALS:
    void openAsked();
    void saveAsked();
    void pdfAsked();
    void codeAsked();
    void quoteAsked();
    void filesDropped(const QStringList &paths);
    void addModelAsked();
    void ownModelsAsked();
    void clusterAsked();
    void compareAsked();

private:
    QWidget *createRightColumn();
    QLayout *createActions();
    void wire();
    void showUnitSources(const QString &unit);
    void showNeedSources();
    void showShares();

    BuildDocument &m_document;
    MessageBar *m_messages;
    CataloguePanel *m_catalogue;
    BuildPanel *m_build;
    QPushButton *m_quote = nullptr;
    QPushButton *m_pdf = nullptr;
    QPushButton *m_code = nullptr;
};

} // namespace configurator
