// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/quotes/quotedocument.h"

#include <QWidget>

class QButtonGroup;
class QPushButton;

namespace configurator {

class FlowLayout;

// A · first build, B · second build, + alternative.
class AlternativeBar : public QWidget
{
    Q_OBJECT

public:
    explicit AlternativeBar(QuoteDocument &document, QWidget *parent = nullptr);

Q_SIGNALS:
    void buildWanted(); // the open build as one more alternative

private:
    void refresh();
    QPushButton *chipAt(std::size_t place);
    void removeShown();

    QuoteDocument &m_document;
    FlowLayout *m_row;
    QButtonGroup *m_group;
    std::vector<QPushButton *> m_chips;
    QPushButton *m_add;
    QPushButton *m_remove;
};

} // namespace configurator
