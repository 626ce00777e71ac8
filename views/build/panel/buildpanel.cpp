// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/panel/buildpanel.h"

#include "advice/words.h"
#include "views/build/panel/buildfooter.h"
#include "views/build/panel/buildview.h"
#include "views/common/elidedlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

BuildPanel::BuildPanel(BuildDocument &document, QWidget *parent)
    : Surface(parent)
    , m_document(document)
    , m_model(new BuildModel(document, this))
    , m_view(new BuildView(document, *m_model, this))
{
    setObjectName(QStringLiteral("buildPanel"));
    auto *footer = new BuildFooter(document, m_view);
    m_view->setFooter(footer);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::gap, 6, metrics::gap, metrics::gap);
    column->setSpacing(10);
    column->addWidget(createHead());
    column->addWidget(m_view, 1);
    connect(m_view, &BuildView::refused, this, &BuildPanel::refused);
    connect(footer, &BuildFooter::refused, this, &BuildPanel::refused);
    connect(m_view, &BuildView::sourcesAsked, this, &BuildPanel::sourcesAsked);
    connect(m_view, &BuildView::filesDropped, this, &BuildPanel::filesDropped);
    connect(&document, &BuildDocument::assessmentChanged, this, &BuildPanel::refresh);
    refresh();
}

QWidget *BuildPanel::createHead()
{
    auto *head = new QWidget(this);
    m_title = new ElidedLabel(PlainLabel::Look::Title, {}, head);
    m_sentence = new ElidedLabel(PlainLabel::Look::Small, {}, head);
    QPushButton *open = quietButton(tr("Open…"));
    QPushButton *save = quietButton(tr("Save…"));
    QPushButton *undo = quietButton(tr("Undo"));
    QPushButton *redo = quietButton(tr("Redo"));
    m_clear = quietButton(tr("Clear"));
    m_clear->setAccessibleName(tr("Clear build"));
    undo->setEnabled(false);
    redo->setEnabled(false);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_title, 1);
    for (QPushButton *button : {open, save, undo, redo, m_clear})
        row->addWidget(button);
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_sentence);
    QUndoStack *stack = m_document.undoStack();
    connect(stack, &QUndoStack::canUndoChanged, undo, &QPushButton::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, redo, &QPushButton::setEnabled);
    connect(undo, &QPushButton::clicked, stack, &QUndoStack::undo);
    connect(redo, &QPushButton::clicked, stack, &QUndoStack::redo);
    connect(open, &QPushButton::clicked, this, &BuildPanel::openAsked);
    connect(save, &QPushButton::clicked, this, &BuildPanel::saveAsked);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        const Done cleared = m_document.clear();
        if (!cleared)
            Q_EMIT refused(cleared.error());
    });
    return head;
}

QPushButton *BuildPanel::quietButton(const QString &text)
{
    auto *button = new QPushButton(text, this);
    button->setProperty(look::property, look::quiet);
    return button;
}

void BuildPanel::refresh()
{
    const QString name = m_document.build().name;
    m_title->setWholeText(name.isEmpty() ? tr("Your build") : name);
    m_sentence->setWholeText(clusterSentence(m_document.assessment().totals));
    m_clear->setEnabled(!m_document.build().items.empty());
}

} // namespace configurator
