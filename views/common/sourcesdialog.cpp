// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/sourcesdialog.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/spoken.h"
#include "views/common/theme.h"

#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace configurator {

namespace {

QWidget *table(const std::vector<SourceLine> &lines, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 12, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(14);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const SourceLine &line : lines) {
        grid->addWidget(new PlainLabel(PlainLabel::Look::Strong, line.figure, box), row, 0,
                        Qt::AlignTop);
        auto *text = new QVBoxLayout;
        text->setSpacing(2);
        const QString value
            = line.standing.isEmpty() ? line.value : u"%1 · %2"_s.arg(line.value, line.standing);
        text->addWidget(new PlainLabel(PlainLabel::Look::Normal, value, box));
        auto *source = new PlainLabel(PlainLabel::Look::Muted, line.source, box);
        source->setWordWrap(true);
        source->setTextInteractionFlags(Qt::TextSelectableByMouse);
        source->setAccessibleDescription(
            SourcesDialog::tr("Source of %1").arg(line.figure.trimmed()));
        text->addWidget(source);
        grid->addLayout(text, row, 1);
        ++row;
    }
    grid->setRowStretch(row, 1);
    return box;
}

} // namespace

SourcesDialog::SourcesDialog(const QString &title, const std::vector<SourceLine> &lines,
                             QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(title);
    setAccessibleName(title);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    speakAs(scroll, QAccessible::Document);
    scroll->setAccessibleName(title);
    scroll->setWidgetResizable(true);
    scroll->setWidget(table(lines, this));
    auto *close = new QPushButton(tr("Close"), this);
    close->setProperty(look::property, look::outline);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(14);
    column->addWidget(new PlainLabel(PlainLabel::Look::Title, title, this));
    column->addWidget(scroll, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    resize(620, 460);
}

} // namespace configurator
