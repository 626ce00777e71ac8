// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/plainlabel.h"
#include "views/common/surface.h"

#include <QStringList>

class QVBoxLayout;

namespace configurator {

// Adds text as a label that wraps.
void addWords(QVBoxLayout *column, PlainLabel::Look look, const QString &text);

// A card with a title and what is to be read under it.
class TextCard : public Surface
{
    Q_OBJECT

public:
    TextCard(const QString &title, const QStringList &paragraphs, QWidget *parent = nullptr);
    [[nodiscard]] QVBoxLayout *column() { return m_column; }

private:
    QVBoxLayout *m_column;
};

} // namespace configurator
