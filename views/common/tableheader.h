// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHeaderView>

namespace configurator {

// Column titles on the card's own colour, aligned as their columns, with a line beneath.
class TableHeader : public QHeaderView
{
    Q_OBJECT

public:
    static constexpr int pad = 12; // beside a cell's text

    explicit TableHeader(QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

private:
    [[nodiscard]] QFont titleFont() const;
};

} // namespace configurator
