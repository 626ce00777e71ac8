// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/surface.h"

class QBoxLayout;

namespace configurator {

class ClusterDrawing;
class FigureLabel;
class PlainLabel;
class VerdictPanel;

// Four GPUs whose link the reader swaps: the drawing, both memory numbers and the verdict follow.
class ClusterDemo : public Surface
{
    Q_OBJECT

public:
    explicit ClusterDemo(QWidget *parent = nullptr);
    // Numbers beside the drawing, or beneath it where the page is narrow.
    void setNarrow(bool isNarrow);

private:
    QWidget *createChoice();
    QWidget *createDrawing();
    QWidget *createNumbers();
    void choose(int link);

    ClusterDrawing *m_drawing;
    PlainLabel *m_sentence; // what the drawing shows
    PlainLabel *m_sort; // what we call such a build
    FigureLabel *m_combined;
    PlainLabel *m_usable;
    FigureLabel *m_fastLinked;
    VerdictPanel *m_verdict;
    QBoxLayout *m_halves;
};

} // namespace configurator
