// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/recommendationsmodel.h"

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace configurator {

class PlainLabel;
class RecommendationRow;

// The rows of the recommended builds, those on request apart, and what is proven about them. Rows
// stay in their places while their contents change, so that no focus is lost.
class RecommendationList : public QWidget
{
    Q_OBJECT

public:
    explicit RecommendationList(const RecommendationsModel &model, QWidget *parent = nullptr);
    void scrollToTop();

Q_SIGNALS:
    void openAsked(int row);
    void compareAsked(int row);
    void clusterAsked();

private:
    QWidget *createHead();
    void createContent();
    QWidget *createFoot();
    RecommendationRow *addRow();
    void refresh();

    const RecommendationsModel &m_model;
    QWidget *m_head;
    QScrollArea *m_scroll;
    QWidget *m_content;
    QVBoxLayout *m_column; // of the content
    PlainLabel *m_nothing;
    PlainLabel *m_onRequest;
    PlainLabel *m_space = nullptr;
    std::vector<RecommendationRow *> m_rows;
};

} // namespace configurator
