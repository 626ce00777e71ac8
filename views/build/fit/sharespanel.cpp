// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/fit/sharespanel.h"

#include "views/common/elidedlabel.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QGridLayout>
#include <QPushButton>

namespace configurator {

SharesPanel::SharesPanel(BuildDocument &document, QWidget *parent)
    : Surface(parent)
    , m_document(document)
    , m_grid(new QGridLayout)
    , m_all(new QPushButton(tr("Show every GPU"), this))
{
    setObjectName(QStringLiteral("sharesPanel"));
    setAccessibleName(tr("On each GPU"));
    m_all->setProperty(look::property, look::bare);
    m_all->setFont(fontSized(font(), 0.88));
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(0, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::gap, 10, metrics::gap, 10);
    column->setSpacing(4);
    column->addLayout(m_grid);
    column->addWidget(m_all, 0, Qt::AlignLeft);
    addHead();
    connect(m_all, &QPushButton::clicked, this, &SharesPanel::allAsked);
    connect(&document, &BuildDocument::assessmentChanged, this, &SharesPanel::refresh);
    refresh();
}

void SharesPanel::addHead()
{
    const QStringList heads {tr("On each GPU"), tr("needs"), tr("usable"), tr("free")};
    for (int column = 0; column < heads.size(); ++column) {
        auto *label = new PlainLabel(PlainLabel::Look::Small, heads[column], this);
        m_grid->addWidget(label, 0, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
    }
    for (int row = 0; row < mostRows; ++row) {
        Row labels {};
        for (int column = 0; column < 4; ++column) {
            auto *label = column == 0 ? new ElidedLabel(PlainLabel::Look::Normal, {}, this)
                                      : new PlainLabel(PlainLabel::Look::Normal, {}, this);
            labels[static_cast<std::size_t>(column)] = label;
            m_grid->addWidget(label, row + 1, column,
                              column == 0 ? Qt::Alignment() : Qt::AlignRight);
        }
        m_rows.push_back(labels);
    }
}

void SharesPanel::refresh()
{
    const std::vector<DeviceShare> &shares = m_document.assessment().fit.shares;
    setVisible(!shares.empty());
    m_all->setVisible(shares.size() > m_rows.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool isUsed = i < shares.size();
        for (PlainLabel *label : m_rows[i])
            label->setVisible(isUsed);
        if (!isUsed)
            continue;
        const DeviceShare &share = shares[i];
        static_cast<ElidedLabel *>(m_rows[i][0])
            ->setWholeText(share.copies == 1
                               ? share.name
                               : tr("%1 × %2").arg(countText(share.copies), share.name));
        m_rows[i][1]->setText(gibText(share.need));
        m_rows[i][2]->setText(gibText(share.usable));
        m_rows[i][3]->setText(gibText(share.usable - share.need));
    }
}

} // namespace configurator
