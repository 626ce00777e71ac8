// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"

#include <QWidget>

class QVBoxLayout;

namespace configurator {

class LinkStrip;
class NoteLine;
class PlainLabel;

// What follows the last row: the place to drop on, how the whole build is joined, the notes.
class BuildFooter : public QWidget
{
    Q_OBJECT

public:
    explicit BuildFooter(BuildDocument &document, QWidget *parent = nullptr);
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void refused(const QString &sentence);

private:
    void refresh();
    void showNotes(const std::vector<Note> &notes);
    void takeOffer(const Note &note);

    BuildDocument &m_document;
    QWidget *m_dropHint;
    PlainLabel *m_groupsTitle;
    LinkStrip *m_groups;
    QVBoxLayout *m_notes;
    std::vector<NoteLine *> m_lines;
};

} // namespace configurator
