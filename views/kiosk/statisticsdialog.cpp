// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/statisticsdialog.h"

#include "common/units.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/surface.h"
#include "views/common/theme.h"

#include <QGridLayout>
#include <QPushButton>

namespace configurator {

namespace {

QString spanText(const KioskDays &days)
{
    if (days.isEmpty())
        return StatisticsDialog::tr("Nothing is counted yet. The kiosk counts where it runs: under "
                                    "this user, in this folder.");
    const QLocale locale;
    return StatisticsDialog::tr("From %1 to %2. Only what is in the catalogue is counted, nothing "
                                "that was typed.")
        .arg(locale.toString(days.firstKey(), QLocale::ShortFormat),
             locale.toString(days.lastKey(), QLocale::ShortFormat));
}

QString unitName(const Catalogue &catalogue, const QString &id)
{
    const Unit *unit = catalogue.unit(id);
    return unit ? unit->name : id;
}

QString modelName(const Catalogue &catalogue, const QString &id)
{
    const AiModel *model = catalogue.model(id);
    return model ? model->name : id;
}

} // namespace

StatisticsDialog::StatisticsDialog(const KioskDays &days, const Catalogue &catalogue,
                                   QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("What customers looked at"));
    resize(860, 460);
    auto *span = new PlainLabel(PlainLabel::Look::Muted, spanText(days), this);
    span->setWordWrap(true);
    const KioskDay sum = merged(days);
    auto *lists = new QHBoxLayout;
    lists->setSpacing(metrics::gap);
    addList(lists, tr("AI models looked at"), sum.models,
            [&](const QString &id) { return modelName(catalogue, id); });
    addList(lists, tr("Builds shown at the counter"), sum.builds,
            [](const QString &key) { return sizeClassText(key); });
    addList(lists, tr("Wanted, without a price"), sum.missing,
            [&](const QString &id) { return unitName(catalogue, id); });
    auto *csv = new QPushButton(tr("Export CSV"), this);
    csv->setProperty(look::property, look::outline);
    csv->setEnabled(!days.isEmpty());
    auto *close = new QPushButton(tr("Close"), this);
    close->setProperty(look::property, look::primary);
    close->setDefault(true);
    connect(csv, &QPushButton::clicked, this, &StatisticsDialog::csvAsked);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(csv);
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 20);
    column->setSpacing(12);
    column->addWidget(new PlainLabel(PlainLabel::Look::Title, windowTitle(), this));
    column->addWidget(span);
    column->addLayout(lists, 1);
    column->addLayout(buttons);
}

void StatisticsDialog::addList(QBoxLayout *row, const QString &title,
                               const QMap<QString, qint64> &counts,
                               const std::function<QString(const QString &key)> &nameOf)
{
    auto *card = new Surface(this);
    auto *grid = new QGridLayout(card);
    grid->setContentsMargins(metrics::gap, 10, metrics::gap, 10);
    grid->setColumnStretch(0, 1);
    grid->addWidget(new PlainLabel(PlainLabel::Look::Strong, title, card), 0, 0, 1, 2);
    int line = 1;
    for (const KioskCount &count : largestFirst(counts)) {
        if (line > mostRows)
            break;
        auto *name = new PlainLabel(PlainLabel::Look::Normal, nameOf(count.key), card);
        name->setWordWrap(true);
        grid->addWidget(name, line, 0);
        grid->addWidget(new PlainLabel(PlainLabel::Look::Normal, countText(count.count), card),
                        line, 1, Qt::AlignRight | Qt::AlignTop);
        ++line;
    }
    if (line == 1)
        grid->addWidget(new PlainLabel(PlainLabel::Look::Muted, tr("none"), card), line++, 0);
    grid->setRowStretch(line, 1);
    row->addWidget(card, 1);
}

} // namespace configurator
