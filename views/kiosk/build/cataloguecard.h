// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "items/cataloguemodel.h"
#include "views/common/surface.h"

class QButtonGroup;
class QLayout;
class QLineEdit;

namespace configurator {

class CatalogueView;
class HoldDrag;
class PlainLabel;

// What there is to add: kinds, search, cards. A tap on + adds; a card that is held is dragged.
class CatalogueCard : public Surface
{
    Q_OBJECT

public:
    CatalogueCard(BuildDocument &document, QWidget *dropTarget, bool hasMotion,
                  QWidget *parent = nullptr);

Q_SIGNALS:
    void refused(const QString &sentence);
    void unitAdded(const QString &unit);
    void heldOverTarget(bool isOver);

private:
    QLayout *createHead();
    void addChip(QLayout *row, const QString &text, std::optional<UnitKind> kind);
    void wire();
    void applyFilter();
    void add(const QString &unit);

    BuildDocument &m_document;
    CatalogueModel *m_model;
    CatalogueView *m_view;
    QLineEdit *m_search;
    QButtonGroup *m_chips;
    std::vector<std::optional<UnitKind>> m_kinds; // by chip
    PlainLabel *m_empty;
    HoldDrag *m_drag;
};

} // namespace configurator
