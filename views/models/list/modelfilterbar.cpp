// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/list/modelfilterbar.h"

#include "views/common/searchfield.h"
#include "views/common/theme.h"
#include "views/common/unwheeled.h"
#include "views/common/labelled.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>

#include <utility>

namespace configurator {

namespace {

// Whatever was chosen stays chosen where it is still offered.
void fill(QComboBox *box, const QString &all, const QStringList &ids, const QStringList &names)
{
    const QVariant chosen = box->currentData();
    box->clear();
    box->addItem(all, QString());
    for (qsizetype i = 0; i < ids.size(); ++i)
        box->addItem(names[i], ids[i]);
    box->setCurrentIndex(qMax(0, box->findData(chosen)));
    // The list below may be wider than the box, so that no name is cut.
    constexpr int mostWidth = 460;
    box->view()->setMinimumWidth(qMin(box->view()->sizeHintForColumn(0) + 24, mostWidth));
}

} // namespace

ModelFilterBar::ModelFilterBar(const AiModelListModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_search(new SearchField(this))
    , m_publisher(combo(QStringLiteral("publisherFilter")))
    , m_kind(combo(QStringLiteral("kindFilter")))
    , m_licence(combo(QStringLiteral("licenceFilter")))
    , m_size(combo(QStringLiteral("sizeFilter")))
    , m_running(new QCheckBox(tr("Runs on my build"), this))
{
    m_search->setObjectName(QStringLiteral("searchModels"));
    m_search->setAccessibleName(tr("Search models"));
    m_running->setObjectName(QStringLiteral("runsOnMyBuild"));
    m_running->setMinimumHeight(metrics::control);
    setLayout(createRow());
    refill();
    connect(m_search, &QLineEdit::textChanged, this, &ModelFilterBar::change);
    connect(m_running, &QCheckBox::toggled, this, &ModelFilterBar::change);
}

QComboBox *ModelFilterBar::combo(const QString &objectName)
{
    auto *made = new Unwheeled<QComboBox>(this);
    made->setObjectName(objectName);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    made->setMinimumContentsLength(9);
    made->setMaxVisibleItems(16);
    connect(made, &QComboBox::currentIndexChanged, this, &ModelFilterBar::change);
    return made;
}

QLayout *ModelFilterBar::createRow()
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_search, 3, Qt::AlignBottom);
    row->addWidget(labelled(tr("Publisher"), m_publisher, this), 2);
    row->addWidget(labelled(tr("Kind"), m_kind, this), 2);
    row->addWidget(labelled(tr("Licence"), m_licence, this), 2);
    row->addWidget(labelled(tr("Size"), m_size, this), 2);
    row->addWidget(m_running, 0, Qt::AlignBottom);
    return row;
}

void ModelFilterBar::refill()
{
    m_isRefilling = true;
    m_search->setPlaceholderText(tr("Search %1 models").arg(countText(m_model.totalCount())));
    fill(m_publisher, tr("All publishers"), m_model.publishers(), m_model.publishers());
    QStringList kinds;
    for (const QString &modality : m_model.modalities())
        kinds << modalityText(modality);
    fill(m_kind, tr("All kinds"), m_model.modalities(), kinds);
    fill(m_licence, tr("All licences"), m_model.licences(), m_model.licences());
    QStringList ids;
    QStringList sizes;
    for (int size = 0; size < sizeClassCount; ++size) {
        ids << QString::number(size);
        sizes << sizeClassText(static_cast<SizeClass>(size));
    }
    fill(m_size, tr("All sizes"), ids, sizes);
    m_isRefilling = false;
}

AiModelFilter ModelFilterBar::filter() const
{
    AiModelFilter filter;
    filter.text = m_search->text();
    filter.publisher = m_publisher->currentData().toString();
    filter.modality = m_kind->currentData().toString();
    filter.licence = m_licence->currentData().toString();
    if (m_size->currentIndex() > 0)
        filter.size = static_cast<SizeClass>(m_size->currentData().toInt());
    filter.onlyRunning = m_running->isChecked();
    return filter;
}

void ModelFilterBar::clear()
{
    m_isRefilling = true;
    m_search->clear();
    for (QComboBox *box : {m_publisher, m_kind, m_licence, m_size})
        box->setCurrentIndex(0);
    m_running->setChecked(false);
    m_isRefilling = false;
    Q_EMIT filterChanged();
}

void ModelFilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ModelFilterBar::change()
{
    if (!m_isRefilling)
        Q_EMIT filterChanged();
}

} // namespace configurator
