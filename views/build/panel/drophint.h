// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"

#include <QWidget>

namespace configurator {

// The dashed place at the end of the build. While the build is empty it teaches the first step.
class DropHint : public QWidget
{
    Q_OBJECT

public:
    explicit DropHint(BuildDocument &document, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    void paintFirstStep(QPainter &painter) const;

    BuildDocument &m_document;
    bool m_isEmpty = false;
};

} // namespace configurator
