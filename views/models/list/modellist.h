// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/aimodellistmodel.h"
#include "views/common/plainlabel.h"
#include "views/common/surface.h"

class QButtonGroup;
class QComboBox;
class QPushButton;

namespace configurator {

class ModelFilterBar;
class ModelTable;

// All AI models as a list, and what the present build makes of them.
class ModelList : public Surface
{
    Q_OBJECT

public:
    explicit ModelList(BuildDocument &document, QWidget *parent = nullptr);
    void focusList();
    void focusSearch();

Q_SIGNALS:
    void modelAsked(const QString &id);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QLayout *createHead();
    QWidget *createOrder();
    QPushButton *addSwitch(const QString &text);
    QWidget *createNothing();
    void wire(BuildDocument &document);
    void showAnswers(bool isAboutBuild);
    void fillOrder();
    void sortAgain();
    void showOrder();
    void applyFilter();
    void lookAgain();
    void refresh();
    [[nodiscard]] QString emptyText() const;

    AiModelListModel *m_model;
    ModelFilterBar *m_filters;
    ModelTable *m_table;
    QButtonGroup *m_switch;
    QComboBox *m_order;
    QPushButton *m_direction;
    PlainLabel *m_count;
    PlainLabel *m_sentence; // about the present build
    QWidget *m_nothing;
    PlainLabel *m_empty;
    QPushButton *m_all; // takes every filter away
    bool m_isAboutBuild = false;
    bool m_isFilling = false;
    bool m_isShown = false;
};

} // namespace configurator
