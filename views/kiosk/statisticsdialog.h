// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"
#include "kiosk/kioskstatistics.h"

#include <QDialog>

#include <functional>

class QBoxLayout;
class QGridLayout;

namespace configurator {

class MessageBar;
class Prompts;

// For staff: what customers looked at on the kiosk, largest first. It knows nobody's name.
class StatisticsDialog : public QDialog
{
    Q_OBJECT

public:
    static constexpr int mostRows = 12; // of each list; the CSV has all

    StatisticsDialog(const KioskDays &days, const Catalogue &catalogue, Prompts &prompts,
                     QWidget *parent);

private:
    using Namer = std::function<QString(const QString &key)>;

    QLayout *createLists(const Catalogue &catalogue);
    QLayout *createButtons();
    void addList(QBoxLayout *row, const QString &title, const QMap<QString, qint64> &counts,
                 int stretch, const Namer &nameOf);
    void addCount(QGridLayout *grid, const QString &name, qint64 count);
    void exportCsv();

    KioskDays m_days;
    Prompts &m_prompts;
    MessageBar *m_message;
};

} // namespace configurator
