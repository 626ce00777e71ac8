// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/confirmdialog.h"

#include "views/common/plainlabel.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace configurator {

namespace {

constexpr int dialogWidth = 460;
constexpr int mostHeight = 420; // beyond this the text scrolls

} // namespace

ConfirmDialog::ConfirmDialog(const QString &title, const QString &text, const QString &action,
                             QWidget *parent)
    : AskingDialog(title, action, tr("Cancel"), parent)
{
    auto *words = new PlainLabel(PlainLabel::Look::Normal, text, this);
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setWidget(words);
    scroll->setFocusPolicy(Qt::NoFocus);
    body()->addWidget(scroll, 1);
    setAccessibleDescription(text);
    const int height = words->heightForWidth(dialogWidth - 60) + 130;
    sizeTo({dialogWidth, qBound(170, height, mostHeight)});
}

} // namespace configurator
