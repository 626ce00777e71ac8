// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/panel/drophint.h"

#include "views/common/theme.h"
#include "views/common/unitart.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace configurator {

DropHint::DropHint(BuildDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
{
    connect(&document, &BuildDocument::assessmentChanged, this, &DropHint::refresh);
    m_isEmpty = !document.build().items.empty();
    refresh();
}

void DropHint::refresh()
{
    const bool isEmpty = m_document.build().items.empty();
    if (isEmpty == m_isEmpty)
        return;
    m_isEmpty = isEmpty;
    setFixedHeight(isEmpty ? 260 : 58);
    setAccessibleName(isEmpty ? tr("The build is empty. Choose a machine or a GPU in the catalogue "
                                   "and press Enter, or drag it here.")
                              : tr("Drop a GPU on a free slot, or a machine here"));
    update();
}

void DropHint::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 1.6, Qt::DashLine));
    painter.setBrush(theme.accentSoft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metrics::radius - 2,
                            metrics::radius - 2);
    if (m_isEmpty) {
        paintFirstStep(painter);
        return;
    }
    painter.setPen(theme.accent);
    painter.setFont(fontSized(font(), 1.0, QFont::DemiBold));
    painter.drawText(rect(), Qt::AlignCenter, tr("Drop a GPU on a free slot, or a machine here"));
}

void DropHint::paintFirstStep(QPainter &painter) const
{
    const Theme &theme = Theme::of(this);
    const QRect middle(0, height() / 2 - 92, width(), 44);
    paintUnit(&painter, QRectF(width() / 2.0 - 110, middle.y(), 66, 44), u"tower"_s, palette());
    paintUnit(&painter, QRectF(width() / 2.0 - 33, middle.y(), 66, 44), u"gpu"_s, palette());
    paintUnit(&painter, QRectF(width() / 2.0 + 44, middle.y(), 66, 44), u"server"_s, palette());
    painter.setPen(theme.text);
    painter.setFont(fontSized(font(), 1.25, QFont::DemiBold));
    painter.drawText(QRect(0, middle.bottom() + 18, width(), 30), Qt::AlignCenter,
                     tr("Start with a machine or a GPU"));
    painter.setPen(theme.muted);
    painter.setFont(font());
    painter.drawText(QRect(30, middle.bottom() + 52, width() - 60, 60),
                     Qt::AlignHCenter | Qt::TextWordWrap,
                     tr("Drag one here from the catalogue, or press + on its card. Then see at "
                        "once whether your model "
                        "fits, what it draws and what it costs."));
}

} // namespace configurator
