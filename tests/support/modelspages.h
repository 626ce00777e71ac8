// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/aimodellistmodel.h"
#include "items/aimodels/recommendationsmodel.h"
#include "support/realwindow.h"

#include <QLineEdit>
#include <QTableView>

// Where things stand on the models page, found as a person finds them.
namespace configurator::test {

inline QPushButton *buttonNamed(const RealWindow &f, const QString &name)
{
    for (QPushButton *button : f.window.findChildren<QPushButton *>()) {
        const bool isIt = button->text() == name || button->accessibleName() == name;
        if (isIt && button->isVisible())
            return button;
    }
    return nullptr;
}

inline QTableView *modelTable(const RealWindow &f)
{
    return f.window.findChild<QTableView *>(QStringLiteral("modelTable"));
}

inline int rowOfModel(const RealWindow &f, const QString &id)
{
    return static_cast<const AiModelListModel *>(modelTable(f)->model())->rowOf(id);
}

// The middle of a model's name in the list, scrolled into sight.
inline QPoint modelAt(const RealWindow &f, const QString &id)
{
    QTableView *table = modelTable(f);
    const QModelIndex index = table->model()->index(rowOfModel(f, id), 0);
    table->scrollTo(index);
    return table->visualRect(index).center();
}

inline QTableView *needTable(const RealWindow &f)
{
    return f.window.findChild<QTableView *>(QStringLiteral("needTable"));
}

inline QList<QPushButton *> openButtons(const RealWindow &f)
{
    QList<QPushButton *> buttons;
    for (QPushButton *button : f.window.findChildren<QPushButton *>()) {
        if (button->accessibleName().startsWith(QStringLiteral("Open build "))
            && button->isVisible())
            buttons << button;
    }
    return buttons;
}

inline const RecommendationsModel *recommended(const RealWindow &f)
{
    return f.window.findChild<RecommendationsModel *>();
}

} // namespace configurator::test
