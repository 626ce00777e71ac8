// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"
#include "kiosk/kioskstatistics.h"

#include <QDialog>

#include <functional>

class QBoxLayout;

namespace configurator {

// For staff: what customers looked at on the kiosk, largest first. It knows nobody's name.
class StatisticsDialog : public QDialog
{
    Q_OBJECT

public:
    StatisticsDialog(const KioskDays &days, const Catalogue &catalogue, QWidget *parent);

Q_SIGNALS:
    void csvAsked();

private:
    static constexpr int mostRows = 12; // of each list; the CSV has all

    void addList(QBoxLayout *row, const QString &title, const QMap<QString, qint64> &counts,
                 const std::function<QString(const QString &key)> &nameOf);
};

} // namespace configurator
