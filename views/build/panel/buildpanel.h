// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/buildmodel.h"
#include "views/common/surface.h"

class QPushButton;

namespace configurator {

class BuildView;
class ElidedLabel;
class PlainLabel;

// The middle column: what the build is, undo and redo, its rows.
class BuildPanel : public Surface
{
    Q_OBJECT

public:
    BuildPanel(BuildDocument &document, QWidget *parent = nullptr);
    [[nodiscard]] BuildView *view() { return m_view; }
    [[nodiscard]] BuildModel *model() { return m_model; }
    // How many builds are set aside to be compared.
    void setPinned(int builds);

Q_SIGNALS:
    void refused(const QString &sentence);
    void sourcesAsked(const QString &unit);
    void filesDropped(const QStringList &paths);
    void openAsked();
    void saveAsked();
    void clusterAsked(); // what the word means
    void compareAsked();

private:
    QWidget *createHead();
    QWidget *createSort();
    QPushButton *quietButton(const QString &text);
    void refresh();

    BuildDocument &m_document;
    BuildModel *m_model;
    BuildView *m_view;
    ElidedLabel *m_title = nullptr;
    PlainLabel *m_sentence = nullptr;
    QPushButton *m_cluster = nullptr;
    QPushButton *m_clear = nullptr;
    QPushButton *m_compare = nullptr;
};

} // namespace configurator
