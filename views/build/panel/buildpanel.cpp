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

namespace {

// Six of them leave room for the build's name.
void keepNarrow(QPushButton *button)
{
    constexpr int sides = 8;
    button->setFixedWidth(button->fontMetrics().horizontalAdvance(button->text()) + 2 * sides);
}

} // namespace

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
    m_view->setFocusBefore(m_cluster);
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
    QPushButton *open = quietButton(tr("Open…"));
    QPushButton *save = quietButton(tr("Save…"));
    QPushButton *undo = quietButton(tr("Undo"));
    QPushButton *redo = quietButton(tr("Redo"));
    m_clear = quietButton(tr("Clear"));
    m_clear->setAccessibleName(tr("Clear build"));
    m_compare = quietButton({});
    m_compare->setAccessibleName(tr("Compare"));
    m_compare->setToolTip(tr("Set this build aside and see it beside others"));
    undo->setEnabled(false);
    redo->setEnabled(false);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_title, 1);
    for (QPushButton *button : {open, save, undo, redo, m_clear, m_compare})
        row->addWidget(button);
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(createSort());
    QUndoStack *stack = m_document.undoStack();
    connect(stack, &QUndoStack::canUndoChanged, undo, &QPushButton::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, redo, &QPushButton::setEnabled);
    connect(undo, &QPushButton::clicked, stack, &QUndoStack::undo);
    connect(redo, &QPushButton::clicked, stack, &QUndoStack::redo);
    connect(open, &QPushButton::clicked, this, &BuildPanel::openAsked);
    connect(save, &QPushButton::clicked, this, &BuildPanel::saveAsked);
    connect(m_compare, &QPushButton::clicked, this, &BuildPanel::compareAsked);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        const Done cleared = m_document.clear();
        if (!cleared)
            Q_EMIT refused(cleared.error());
    });
    return head;
}

// What sort of build it is, whole at any width, and the way to what that means. Its height does not
// change when a second GPU comes, so that nothing moves away under the pointer.
QWidget *BuildPanel::createSort()
{
    auto *box = new QWidget(this);
    box->setMinimumHeight(metrics::control);
    m_sentence = new PlainLabel(PlainLabel::Look::Small, {}, box);
    m_sentence->setWordWrap(true);
    m_cluster = new QPushButton(tr("What's a cluster?"), box);
    m_cluster->setAccessibleName(tr("What's a cluster? This build is one"));
    m_cluster->setProperty(look::property, look::bare);
    m_cluster->setFont(fontSized(font(), 0.86));
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_cluster);
    connect(m_cluster, &QPushButton::clicked, this, &BuildPanel::clusterAsked);
    return box;
}

QPushButton *BuildPanel::quietButton(const QString &text)
{
    auto *button = new QPushButton(text, this);
    button->setProperty(look::property, look::quiet);
    keepNarrow(button);
    return button;
}

void BuildPanel::setPinned(int builds)
{
    m_compare->setText(builds == 0 ? tr("Compare") : tr("Compare · %1").arg(builds));
    keepNarrow(m_compare);
    m_compare->setAccessibleDescription(builds == 0 ? tr("No build is set aside yet")
                                            : builds == 1
                                            ? tr("1 build is set aside")
                                            : tr("%1 builds are set aside").arg(builds));
}

void BuildPanel::refresh()
{
    const QString name = m_document.build().name;
    m_title->setWholeText(name.isEmpty() ? tr("Your build") : name);
    const Totals &totals = m_document.assessment().totals;
    m_sentence->setText(clusterSentence(totals));
    m_cluster->setVisible(totals.isCluster());
    m_clear->setEnabled(!m_document.build().items.empty());
}

} // namespace configurator
