// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/buildmodel.h"
#include "views/common/surface.h"

class QPushButton;

namespace configurator {

class BuildView;
class ElidedLabel;

// The middle column: what the build is, undo and redo, its rows.
class BuildPanel : public Surface
{
    Q_OBJECT

public:
    BuildPanel(BuildDocument &document, QWidget *parent = nullptr);
    [[nodiscard]] BuildView *view() { return m_view; }
    [[nodiscard]] BuildModel *model() { return m_model; }

Q_SIGNALS:
    void refused(const QString &sentence);
    void sourcesAsked(const QString &unit);
    void filesDropped(const QStringList &paths);
    void openAsked();
    void saveAsked();

private:
    QWidget *createHead();
    QPushButton *quietButton(const QString &text);
    void refresh();

    BuildDocument &m_document;
    BuildModel *m_model;
    BuildView *m_view;
    ElidedLabel *m_title = nullptr;
    ElidedLabel *m_sentence = nullptr;
    QPushButton *m_clear = nullptr;
};

} // namespace configurator
