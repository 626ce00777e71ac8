// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace configurator {

// Paints one card of the catalogue: drawing, name, figures, link badge, and a place for "+".
class CatalogueDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    // `addSize`: of "+", in logical pixels.
    explicit CatalogueDelegate(int addSize, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    // Where "+" stands on a card that covers `card`.
    [[nodiscard]] QRect addBox(const QRect &card) const;

private:
    void paintTexts(QPainter *painter, const QStyleOptionViewItem &option,
                    const QModelIndex &index) const;
    void paintAdd(QPainter *painter, const QStyleOptionViewItem &option) const;

    int m_addSize;
};

} // namespace configurator
