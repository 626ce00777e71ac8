// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/recommendationsmodel.h"

#include <QAbstractButton>

namespace configurator {

// What sort of build it is, as a small coloured word.
class KindBadge : public QWidget
{
    Q_OBJECT

public:
    explicit KindBadge(QWidget *parent = nullptr);
    void show(const QString &text, RecommendationsModel::Tone tone);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    RecommendationsModel::Tone m_tone = RecommendationsModel::Tone::Plain;
};

// The same for a cluster: it leads to what that word means.
class ClusterBadge : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ClusterBadge(QWidget *parent = nullptr);
    void show(const QString &text, RecommendationsModel::Tone tone);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    RecommendationsModel::Tone m_tone = RecommendationsModel::Tone::Plain;
};

} // namespace configurator
