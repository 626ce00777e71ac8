// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "items/cataloguemodel.h"
#include "views/common/surface.h"
#include "views/common/plainlabel.h"

class QButtonGroup;
class QComboBox;
class QLineEdit;

namespace configurator {

class CatalogueView;

// The left column: search, filters, order, cards.
class CataloguePanel : public Surface
{
    Q_OBJECT

public:
    CataloguePanel(BuildDocument &document, QWidget *parent = nullptr);
    [[nodiscard]] CatalogueModel *model() { return m_model; }
    void focusSearch();

Q_SIGNALS:
    void refused(const QString &sentence);
    void sourcesAsked(const QString &unit);

private:
    QWidget *createFilters();
    QWidget *createOrderRow();
    void addChip(QLayout *row, const QString &text, const CatalogueFilter &filter);
    void applyFilter();
    void addUnit(const QString &unit);
    void showMenu(const QString &unit, const QPoint &at);
    void showCount();

    BuildDocument &m_document;
    CatalogueModel *m_model;
    CatalogueView *m_view;
    QLineEdit *m_search;
    QComboBox *m_vendor = nullptr;
    QComboBox *m_order = nullptr;
    QButtonGroup *m_chips;
    std::vector<CatalogueFilter> m_chipFilters;
    PlainLabel *m_empty;
};

} // namespace configurator
