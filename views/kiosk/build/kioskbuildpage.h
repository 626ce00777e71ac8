// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/kiosk/kiosklook.h"

#include <QWidget>

class QBoxLayout;

namespace configurator {

class ChoiceSheet;

// The build on the kiosk: one column on an upright screen, two on a wide one.
class KioskBuildPage : public QWidget
{
    Q_OBJECT

public:
    KioskBuildPage(BuildDocument &document, ChoiceSheet &sheet, const KioskLook &look,
                   QWidget *parent = nullptr);

Q_SIGNALS:
    void refused(const QString &sentence);
    void unitAdded(const QString &unit);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *createContent(BuildDocument &document, ChoiceSheet &sheet, const KioskLook &look);

    QBoxLayout *m_columns = nullptr;
};

} // namespace configurator
