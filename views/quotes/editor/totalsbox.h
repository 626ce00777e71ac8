// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/quotes/quotedocument.h"

#include <QWidget>

class QGridLayout;
class QLineEdit;

namespace configurator {

class PlainLabel;

// Subtotal, the document's discount as a field, tax of each rate, total.
class TotalsBox : public QWidget
{
    Q_OBJECT

public:
    explicit TotalsBox(QuoteDocument &document, QWidget *parent = nullptr);
    void showMargin(bool isShown);

private:
    struct Row
    {
        PlainLabel *name;
        PlainLabel *figure;
    };
    Row addRow(const QString &name, bool isTotal = false);
    void createDiscount();
    void takeDiscount();
    void refresh();
    void showDiscount();
    void showSums(const std::vector<SheetSum> &sums);

    QuoteDocument &m_document;
    QGridLayout *m_grid;
    QGridLayout *m_sumGrid;
    Row m_subtotal;
    QLineEdit *m_discount;
    PlainLabel *m_discountFault;
    std::vector<Row> m_sums; // below the discount's field: what it takes off, and the taxes
    Row m_total;
    PlainLabel *m_open;
    PlainLabel *m_margin;
};

} // namespace configurator
