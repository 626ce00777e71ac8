// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QApplication;

namespace configurator {

// How the window begins; an empty text means "not asked for".
struct WindowStart
{
    QString catalogueFolder; // instead of the catalogue inside the program
    QString buildFile; // opened instead of the last session's build
    QString pictureFile; // show, paint once, write a PNG of the window there, and quit
    QString language; // "en"
    QString storeFile; // quotes and prices; instead of the one in the user's data folder
    QString theme; // "light" or "dark"; else as the person left it
};

// Runs until the window is closed, or until the picture is written. Returns the exit code: 0, or 2
// when the picture can't be made (the reason is on standard error).
int runWindow(QApplication &application, const WindowStart &start);

} // namespace configurator
