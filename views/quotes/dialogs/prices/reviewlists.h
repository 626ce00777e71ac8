// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"
#include "prices/list/pricereview.h"

#include <QStringListModel>
#include <QWidget>

class QButtonGroup;
class QListView;
class QPushButton;
class QStackedLayout;

namespace configurator {

class PlainLabel;
class PriceChangesModel;

// What a list would do, by chips with their counts: changes, rows that can't be taken, and the
// rest.
class ReviewLists : public QWidget
{
    Q_OBJECT

public:
    ReviewLists(const Catalogue &catalogue, QWidget *parent);
    void setReview(const PriceReview &review);

private:
    enum Part { Changes, Rejected, Notes, New, Missing, Unchanged };

    QListView *createView(const QString &name, QAbstractItemModel *model);
    void addChip(Part part);
    void countInto(Part part, int count);
    void showPart(int id);
    [[nodiscard]] int countOf(Part part) const;
    [[nodiscard]] QStringList linesOf(Part part) const;
    [[nodiscard]] QString leadOf(Part part) const;
    [[nodiscard]] QString emptyText(Part part) const;

    const Catalogue &m_catalogue;
    PriceReview m_review;
    QButtonGroup *m_chips;
    QWidget *m_chipRow;
    PriceChangesModel *m_changes;
    QStringListModel *m_lines;
    PlainLabel *m_lead;
    QListView *m_changeView;
    QListView *m_lineView;
    QStackedLayout *m_stack;
};

} // namespace configurator
