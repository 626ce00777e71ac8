// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/blocks/sidebysidetable.h"
#include "views/print/paper/pagedpainter.h"

#include <QDate>

namespace configurator {

// Lays a comparison out on A4 pages and paints them.
class ComparePainter : public PagedPainter
{
public:
    // `device` has its page size, margins and resolution already.
    ComparePainter(const SideBySide &table, QDate made, const QPagedPaintDevice &device);

private:
    struct Placed
    {
        TextBlock text;
        int y = 0;
    };
    [[nodiscard]] TextBlock text(const QString &words, double points, const QColor &colour,
                                 Qt::Alignment alignment = Qt::AlignLeft) const;
    void addHead(const SideBySide &table);
    [[nodiscard]] std::vector<Page> layOut() const;
    void paintPiece(QPainter &painter, const Piece &piece) const override;
    void paintFooter(QPainter &painter, int page) const override;

    Paper m_paper;
    int m_height;
    QString m_title; // "Comparison of 30 November 2026"
    SideBySideTable m_table;
    std::vector<Placed> m_head;
    int m_headHeight = 0;
    TextBlock m_claim;
};

// "Comparison of 30 November 2026".
QString comparisonTitle(QDate made);

} // namespace configurator
