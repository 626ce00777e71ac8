// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/parts/versionsview.h"

#include "views/common/plainlabel.h"
#include "views/common/theme.h"

#include <QGridLayout>
#include <QPainter>

namespace configurator {

namespace {

// The ground of one row: soft amber where the versions differ.
class RowGround : public QWidget
{
public:
    RowGround(bool isSame, QWidget *parent)
        : QWidget(parent)
        , m_isSame(isSame)
    {
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        const Theme &theme = Theme::of(this);
        QPainter painter(this);
        if (!m_isSame)
            painter.fillRect(rect(), theme.amberSoft);
        painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
    }

private:
    bool m_isSame;
};

// A word that is longer than a column gets places where it may be broken.
QString breakable(const QString &text)
{
    constexpr int longestWord = 24;
    QString broken;
    int length = 0;
    for (const QChar character : text) {
        length = character.isSpace() ? 0 : length + 1;
        broken += character;
        if (length > 0 && length % longestWord == 0 && !character.isHighSurrogate())
            broken += QChar(0x200b);
    }
    return broken;
}

PlainLabel *cell(PlainLabel::Look look, const QString &text, QWidget *parent)
{
    auto *label = new PlainLabel(look, breakable(text), parent);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    label->setToolTip(text.toHtmlEscaped());
    label->setAccessibleDescription(text);
    label->setContentsMargins(8, 6, 8, 7);
    return label;
}

void addRow(QGridLayout *grid, const Difference &row, QWidget *parent)
{
    using Look = PlainLabel::Look;
    const int place = grid->rowCount();
    const Look look = row.isSame ? Look::Normal : Look::Strong;
    grid->addWidget(new RowGround(row.isSame, parent), place, 0, 1, 3);
    grid->addWidget(cell(Look::Muted, row.what, parent), place, 0);
    grid->addWidget(cell(look, row.mine, parent), place, 1);
    grid->addWidget(cell(look, row.theirs, parent), place, 2);
}

} // namespace

VersionsView::VersionsView(const std::vector<Difference> &rows, QWidget *parent)
    : QScrollArea(parent)
{
    setAccessibleName(tr("Both versions"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 4);
    grid->setColumnStretch(2, 4);
    grid->addWidget(cell(PlainLabel::Look::Strong, tr("Mine"), content), 0, 1);
    grid->addWidget(cell(PlainLabel::Look::Strong, tr("Theirs"), content), 0, 2);
    for (const Difference &row : rows)
        addRow(grid, row, content);
    grid->setRowStretch(grid->rowCount(), 1);
    setWidget(content);
}

} // namespace configurator
