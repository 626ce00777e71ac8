// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/statisticsdialog.h"

#include "common/units.h"
#include "common/wholefile.h"
#include "views/common/elidedlabel.h"
#include "views/common/messagebar.h"
#include "views/common/plainlabel.h"
#include "views/common/prompts.h"
#include "views/common/shopstyle.h"
#include "views/common/surface.h"
#include "views/common/theme.h"

#include <QDir>
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
                                   Prompts &prompts, QWidget *parent)
    : QDialog(parent)
    , m_days(days)
    , m_prompts(prompts)
    , m_message(new MessageBar(this))
{
    setWindowTitle(tr("What customers looked at"));
    resize(1040, 480);
    auto *span = new PlainLabel(PlainLabel::Look::Muted, spanText(days), this);
    span->setWordWrap(true);
    m_message->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 20);
    column->setSpacing(12);
    column->addWidget(new PlainLabel(PlainLabel::Look::Title, windowTitle(), this));
    column->addWidget(span);
    column->addWidget(m_message);
    column->addLayout(createLists(catalogue), 1);
    column->addLayout(createButtons());
}

QLayout *StatisticsDialog::createLists(const Catalogue &catalogue)
{
    const KioskDay sum = merged(m_days);
    auto *lists = new QHBoxLayout;
    lists->setSpacing(metrics::gap);
    addList(lists, tr("AI models looked at"), sum.models, 3,
            [&](const QString &id) { return modelName(catalogue, id); });
    addList(lists, tr("Builds shown at the counter"), sum.builds, 2,
            [](const QString &key) { return sizeClassText(key); });
    addList(lists, tr("Wanted, without a price"), sum.missing, 3,
            [&](const QString &id) { return unitName(catalogue, id); });
    return lists;
}

QLayout *StatisticsDialog::createButtons()
{
    auto *csv = new QPushButton(tr("Export CSV"), this);
    csv->setProperty(look::property, look::outline);
    csv->setEnabled(!m_days.isEmpty());
    auto *close = new QPushButton(tr("Close"), this);
    close->setProperty(look::property, look::primary);
    close->setDefault(true);
    connect(csv, &QPushButton::clicked, this, &StatisticsDialog::exportCsv);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(csv);
    buttons->addWidget(close);
    return buttons;
}

void StatisticsDialog::addList(QBoxLayout *row, const QString &title,
                               const QMap<QString, qint64> &counts, int stretch,
                               const Namer &nameOf)
{
    auto *card = new Surface(this);
    auto *grid = new QGridLayout(card);
    grid->setContentsMargins(metrics::gap, 10, metrics::gap, 10);
    grid->setHorizontalSpacing(metrics::gap);
    grid->setColumnStretch(0, 1);
    grid->addWidget(new PlainLabel(PlainLabel::Look::Strong, title, card), 0, 0, 1, 2);
    const std::vector<KioskCount> sorted = largestFirst(counts);
    const auto shown = qMin<std::size_t>(sorted.size(), mostRows);
    for (std::size_t line = 0; line < shown; ++line)
        addCount(grid, nameOf(sorted[line].key), sorted[line].count);
    const auto rest = static_cast<qint64>(sorted.size() - shown);
    const QString remark = sorted.empty() ? tr("none")
        : rest == 1                       ? tr("One more is in the CSV.")
        : rest > 1                        ? tr("%1 more are in the CSV.").arg(countText(rest))
                                          : QString();
    if (!remark.isEmpty())
        grid->addWidget(new PlainLabel(PlainLabel::Look::Muted, remark, card), grid->rowCount(), 0,
                        1, 2);
    grid->setRowStretch(grid->rowCount(), 1);
    row->addWidget(card, stretch);
}

void StatisticsDialog::addCount(QGridLayout *grid, const QString &name, qint64 count)
{
    QWidget *card = grid->parentWidget();
    const int line = grid->rowCount();
    // One line each, whatever the catalogue calls it: what wraps is cut off in a full list.
    auto *named = new ElidedLabel(PlainLabel::Look::Normal, name, card);
    auto *figure = new PlainLabel(PlainLabel::Look::Normal, {}, card);
    figure->setAccessibleName(name);
    figure->say(countText(count), countText(count));
    grid->addWidget(named, line, 0);
    grid->addWidget(figure, line, 1, Qt::AlignRight | Qt::AlignTop);
}

// What could not be written is said here: behind this dialog nobody would see it.
void StatisticsDialog::exportCsv()
{
    m_message->dismiss();
    const std::optional<QString> path = m_prompts.fileToSave(
        this, tr("Export CSV"), QStringLiteral("kiosk.csv"), tr("CSV files (*.csv)"));
    if (!path)
        return;
    const QString name = QDir::toNativeSeparators(*path);
    if (const auto reason = writeWhole(statisticsCsv(m_days), *path))
        m_message->say(tr("%1 can't be written: %2").arg(name, *reason));
    else
        m_message->say(tr("Written to %1.").arg(name), Surface::Tone::Good);
}

} // namespace configurator
