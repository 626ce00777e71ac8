// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/kiosk/kiosklook.h"

#include <QPointer>
#include <QWidget>

class QVBoxLayout;

namespace configurator {

class Surface;

// Letters, colours, place and motion, for the person who stands or sits there now.
class LookSheet : public QWidget
{
    Q_OBJECT

public:
    LookSheet(const KioskLook &look, QWidget *parent);
    void open();
    void dismiss();

Q_SIGNALS:
    void lookAsked(const configurator::KioskLook &look);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    // One row of words of which one holds; each makes a look of the present one.
    struct Option
    {
        QString text;
        KioskLook look;
    };
    void addRow(QVBoxLayout *column, const QString &title, const std::vector<Option> &options);

    KioskLook m_look;
    Surface *m_card;
    std::vector<QWidget *> m_stops; // for the keyboard
    QPointer<QWidget> m_before; // had the keyboard
};

} // namespace configurator
