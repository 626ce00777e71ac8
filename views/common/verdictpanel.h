// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/common/surface.h"

namespace configurator {

class PlainLabel;

// The verdict in words, with a sign and a colour that say the same.
class VerdictPanel : public Surface
{
    Q_OBJECT

public:
    // Of whatever it is told to show.
    explicit VerdictPanel(QWidget *parent = nullptr);
    // Of the document's build, as it changes.
    explicit VerdictPanel(BuildDocument &document, QWidget *parent = nullptr);
    void setFit(const Fit &fit, const Totals &totals);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PlainLabel *m_title;
    PlainLabel *m_text;
};

} // namespace configurator
