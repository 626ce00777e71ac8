// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/recommendationsmodel.h"
#include "items/builddocument.h"
#include "views/kiosk/kiosklook.h"

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace configurator {

class PlainLabel;

// One AI model: what it is, what it needs, and recommended builds that are taken by one tap.
class KioskModelView : public QWidget
{
    Q_OBJECT

public:
    KioskModelView(BuildDocument &document, const KioskLook &look, QWidget *parent = nullptr);
    void showModel(const AiModel &model);

Q_SIGNALS:
    void backAsked();
    void buildTaken();

private:
    QWidget *createHead();
    void fill();
    QWidget *createBuild(int row);
    void take(int row);

    BuildDocument &m_document;
    RecommendationsModel *m_builds;
    PlainLabel *m_name;
    PlainLabel *m_byline;
    PlainLabel *m_need;
    PlainLabel *m_nothing;
    QScrollArea *m_scroll = nullptr;
    QVBoxLayout *m_column = nullptr; // the head, then the recommended builds
    std::vector<QWidget *> m_rows;
};

} // namespace configurator
