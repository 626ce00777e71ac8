// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"

#include <QWidget>

class QPushButton;

namespace configurator {

class FactsCard;
class NeedCard;
class RecommendCard;

// One model's page: its facts, what it needs, and builds that hold it.
class ModelView : public QWidget
{
    Q_OBJECT

public:
    explicit ModelView(BuildDocument &document, QWidget *parent = nullptr);
    void showModel(const AiModel &model);
    [[nodiscard]] const QString &modelId() const { return m_id; }
    // Where the keyboard starts: the table, or the way back where there is none.
    void focusFirst();

Q_SIGNALS:
    void backAsked();
    void buildOpened();
    void clusterAsked();
    void compareAsked(const configurator::Build &build);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QPushButton *createBack();
    void wire();
    void recommend(bool isAtOnce);
    void open(int row);

    BuildDocument &m_document;
    QPushButton *m_back;
    FactsCard *m_facts;
    NeedCard *m_need;
    RecommendCard *m_builds;
    QString m_id;
};

} // namespace configurator
