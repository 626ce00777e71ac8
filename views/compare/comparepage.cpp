// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/compare/comparepage.h"

#include "advice/words.h"
#include "items/builddocument.h"
#include "views/common/localfiles.h"
#include "views/common/messagebar.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/compare/comparecolumns.h"
#include "views/compare/comparehead.h"
#include "views/compare/comparetable.h"

#include <QCheckBox>
#include <QDragEnterEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

namespace configurator {

namespace {

constexpr int leastRows = 180; // of the table in sight
constexpr int usualWidth = 1180; // of all, for as many columns as a screen of the usual size shows

int widthFor(int columns)
{
    return qMax(usualWidth,
                CompareColumns::title + columns * (CompareColumns::gap + CompareColumns::most));
}

} // namespace

ComparePage::ComparePage(BuildDocument &document, CompareShelf &shelf, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_shelf(shelf)
    , m_back(addButton({}, look::bare))
    , m_onlyDifferences(new QCheckBox(tr("Only differences"), this))
    , m_removeAll(addButton(tr("Remove all"), look::quiet))
    , m_addPresent(addButton(tr("Add the present build"), look::outline))
    , m_addFile(addButton(tr("Add from a file…"), look::outline))
    , m_pdf(addButton(tr("Export PDF"), look::primary))
    , m_messages(new MessageBar(this))
    , m_note(new Surface(this))
    , m_noteTitle(new PlainLabel(PlainLabel::Look::Title, tr("No build is set aside yet"), m_note))
    , m_noteText(new PlainLabel(PlainLabel::Look::Normal, {}, m_note))
    , m_head(new CompareHead(this))
    , m_scroll(new QScrollArea(this))
    , m_rows(new CompareTable)
{
    setObjectName(QStringLiteral("comparePage"));
    setAccessibleName(tr("Compare page"));
    setAcceptDrops(true);
    m_onlyDifferences->setAccessibleName(m_onlyDifferences->text());
    m_content = createContent();
    auto *page = new QHBoxLayout(this);
    page->setContentsMargins(metrics::pageGap, metrics::pageGap, metrics::pageGap,
                             metrics::pageGap);
    page->addStretch(1);
    page->addWidget(m_content, 100);
    page->addStretch(1);
    wire();
    refresh();
}

QPushButton *ComparePage::addButton(const QString &text, int look)
{
    auto *button = new QPushButton(text, this);
    button->setProperty(look::property, look);
    button->setAutoDefault(true);
    return button;
}

void ComparePage::setBackText(const QString &page)
{
    m_back->setText(tr("‹ %1").arg(QString(page).replace(u'&', QStringLiteral("&&"))));
    m_back->setAccessibleName(tr("Back to %1").arg(page));
}

QSize ComparePage::minimumSizeHint() const
{
    return {CompareColumns::leastTotal(SideBySide::most) + 2 * metrics::pageGap,
            QWidget::minimumSizeHint().height()};
}

QWidget *ComparePage::createContent()
{
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    addHead(column);
    addNotes(column);
    addTable(column);
    addFoot(column);
    return content;
}

void ComparePage::addHead(QVBoxLayout *column)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(new PlainLabel(PlainLabel::Look::Heading, tr("Compare builds"), this));
    row->addStretch(1);
    row->addWidget(m_onlyDifferences);
    row->addSpacing(8);
    for (QPushButton *button : {m_removeAll, m_addPresent, m_addFile, m_pdf})
        row->addWidget(button);
    auto *head = new QVBoxLayout;
    head->setSpacing(4);
    head->addWidget(m_back, 0, Qt::AlignLeft);
    head->addLayout(row);
    column->addLayout(head);
}

void ComparePage::addNotes(QVBoxLayout *column)
{
    m_note->setObjectName(QStringLiteral("compareNote"));
    m_noteText->setWordWrap(true);
    auto *note = new QVBoxLayout(m_note);
    note->setContentsMargins(metrics::gap, 10, metrics::gap, 10);
    note->addWidget(m_noteTitle);
    note->addWidget(m_noteText);
    column->addWidget(m_messages);
    column->addWidget(m_note);
}

void ComparePage::addTable(QVBoxLayout *column)
{
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setMinimumHeight(leastRows);
    m_scroll->setWidget(m_rows);
    m_scroll->viewport()->installEventFilter(this);
    auto *table = new QVBoxLayout;
    table->setSpacing(0);
    table->addWidget(m_head);
    table->addWidget(m_scroll, 1);
    column->addLayout(table, 1);
}

void ComparePage::addFoot(QVBoxLayout *column)
{
    auto *claim = new PlainLabel(PlainLabel::Look::Small, noSpeedClaim(), this);
    claim->setWordWrap(true);
    auto *cluster = addButton(tr("What's a cluster?"), look::bare);
    cluster->setFont(fontSized(font(), 0.86));
    cluster->setAccessibleName(tr("What's a cluster? What the sorts mean"));
    connect(cluster, &QPushButton::clicked, this, &ComparePage::clusterAsked);
    auto *row = new QHBoxLayout;
    row->addWidget(claim, 1);
    row->addWidget(cluster);
    column->addLayout(row);
}

void ComparePage::wire()
{
    connect(&m_shelf, &CompareShelf::changed, this, &ComparePage::refresh);
    connect(&m_document, &BuildDocument::modelsChanged, this, &ComparePage::refresh);
    connect(m_head, &CompareHead::openAsked, this, &ComparePage::openBuild);
    connect(m_head, &CompareHead::removeAsked, &m_shelf, &CompareShelf::remove);
    connect(m_onlyDifferences, &QCheckBox::toggled, this, &ComparePage::showRows);
    connect(m_addPresent, &QPushButton::clicked, this, &ComparePage::addPresent);
    connect(m_addFile, &QPushButton::clicked, this, &ComparePage::fileAsked);
    connect(m_removeAll, &QPushButton::clicked, &m_shelf, &CompareShelf::clear);
    connect(m_pdf, &QPushButton::clicked, this, &ComparePage::pdfAsked);
    connect(m_back, &QPushButton::clicked, this, &ComparePage::backAsked);
    for (const QKeySequence &keys :
         {QKeySequence(Qt::Key_Escape), QKeySequence(Qt::ALT | Qt::Key_Left)})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &ComparePage::backAsked);
}

void ComparePage::refresh()
{
    m_messages->dismiss();
    m_table = sideBySide(m_document.catalogue(), m_shelf.builds(), m_document.region());
    m_content->setMaximumWidth(widthFor(m_shelf.count()));
    const bool hasBuilds = m_shelf.count() > 0;
    m_removeAll->setVisible(hasBuilds);
    m_onlyDifferences->setVisible(m_table.isComparison());
    m_pdf->setEnabled(m_table.isComparison());
    m_pdf->setToolTip(m_table.isComparison() ? QString() : tr("A comparison needs two builds."));
    m_head->setVisible(hasBuilds);
    m_head->show(m_table);
    showRows();
}

void ComparePage::showRows()
{
    m_rows->show(m_table, m_onlyDifferences->isChecked() && m_table.isComparison());
    const QString note = noteText();
    m_noteTitle->setVisible(m_shelf.count() == 0);
    m_noteText->setText(note);
    m_note->setTone(m_table.choiceRemark.isEmpty() ? Surface::Tone::Plain : Surface::Tone::Caution);
    m_note->setVisible(!note.isEmpty());
}

QString ComparePage::noteText() const
{
    if (m_shelf.count() == 0)
        return tr("Two to four builds stand side by side here, with their differences marked. Add "
                  "the present build or one from a file, or choose Compare beside a build.");
    if (!m_table.isComparison())
        return tr("This is one build. Add another, and the two stand side by side with their "
                  "differences marked.");
    if (!m_table.hasDifferences())
        return tr("These builds differ in nothing that is compared here.");
    return m_table.choiceRemark;
}

void ComparePage::addPresent()
{
    const Done added = m_shelf.add(m_document.build());
    if (!added)
        m_messages->say(added.error(), Surface::Tone::Caution);
}

void ComparePage::openBuild(int index)
{
    m_document.replace(m_shelf.builds()[static_cast<std::size_t>(index)],
                       tr("Open %1").arg(m_table.names.at(index)));
    Q_EMIT buildOpened();
}

// The columns of the head end where those of the rows do, with or without a scroll bar.
bool ComparePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize)
        m_head->setRightMargin(m_scroll->width() - m_scroll->viewport()->width());
    return QWidget::eventFilter(watched, event);
}

// The rows take no focus, and are read by keyboard all the same.
void ComparePage::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = m_scroll->verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_PageDown:
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
        return;
    case Qt::Key_PageUp:
        bar->triggerAction(QAbstractSlider::SliderPageStepSub);
        return;
    case Qt::Key_End:
        bar->triggerAction(QAbstractSlider::SliderToMaximum);
        return;
    case Qt::Key_Home:
        bar->triggerAction(QAbstractSlider::SliderToMinimum);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ComparePage::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ComparePage::dropEvent(QDropEvent *event)
{
    const QStringList paths = localFiles(event->mimeData());
    if (!paths.isEmpty())
        Q_EMIT filesDropped(paths);
}

} // namespace configurator
