// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/ownmodelsdialog.h"

#include "views/common/elidedlabel.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"

#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>

namespace configurator {

OwnModelsDialog::OwnModelsDialog(const std::vector<AiModel> &models, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Your models"));
    setAccessibleName(windowTitle());
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 12, 0);
    grid->setColumnStretch(0, 1);
    int row = 0;
    for (const AiModel &model : models)
        addRow(grid, row++, model);
    grid->setRowStretch(row, 1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    auto *close = new QPushButton(tr("Close"), this);
    close->setProperty(look::property, look::outline);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(14);
    column->addWidget(new PlainLabel(PlainLabel::Look::Title, windowTitle(), this));
    column->addWidget(scroll, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    resize(560, 400);
}

void OwnModelsDialog::addRow(QGridLayout *grid, int row, const AiModel &model)
{
    auto *name = new ElidedLabel(PlainLabel::Look::Normal, model.name, this);
    grid->addWidget(name, row, 0);
    const auto button = [&](const QString &text, const QString &spoken, ModelWish::Kind kind) {
        auto *made = new QPushButton(text, this);
        made->setProperty(look::property, look::bare);
        made->setAccessibleName(spoken.arg(model.name));
        connect(made, &QPushButton::clicked, this, [this, kind, id = model.id] {
            m_wish = ModelWish {kind, id};
            accept();
        });
        return made;
    };
    grid->addWidget(button(tr("Rename"), tr("Rename %1"), ModelWish::Kind::Rename), row, 1);
    grid->addWidget(button(tr("Remove"), tr("Remove %1"), ModelWish::Kind::Remove), row, 2);
}

} // namespace configurator
