// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QScrollArea;
class QWidget;

namespace configurator {

// Puts the content on the colour of the card beneath instead of the window's.
void showOnCard(QScrollArea *scroll, QWidget *content);

} // namespace configurator
