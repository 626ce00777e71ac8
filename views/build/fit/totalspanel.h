// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/common/threenumbers.h"

namespace configurator {

// The words of its three combined numbers.
CombinedWords combinedWords(const BuildDocument &document);

// The three combined numbers of the open build.
class TotalsPanel : public ThreeNumbers
{
    Q_OBJECT

public:
    explicit TotalsPanel(BuildDocument &document, QWidget *parent = nullptr);

private:
    void refresh();

    BuildDocument &m_document;
};

} // namespace configurator
