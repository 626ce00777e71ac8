// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/compare/sidebyside.h"
#include "items/compareshelf.h"

#include <QWidget>

class QCheckBox;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace configurator {

class BuildDocument;
class CompareHead;
class CompareTable;
class MessageBar;
class PlainLabel;
class Surface;

// Two to four builds side by side, with their differences marked.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    ComparePage(BuildDocument &document, CompareShelf &shelf, QWidget *parent = nullptr);
    [[nodiscard]] MessageBar *messages() { return m_messages; }
    // Where the reader came from: "Build", "Open-Source Models".
    void setBackText(const QString &page);
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void backAsked();
    void clusterAsked(); // what the word means
    void buildOpened(); // one of the builds stands in the panel now
    void fileAsked(); // one more build, from a file
    void filesDropped(const QStringList &paths);
    void pdfAsked();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QWidget *createContent();
    void addHead(QVBoxLayout *column);
    void addNotes(QVBoxLayout *column);
    void addTable(QVBoxLayout *column);
    void addFoot(QVBoxLayout *column);
    QPushButton *addButton(const QString &text, int look);
    void wire();
    void refresh();
    void showRows();
    [[nodiscard]] QString noteText() const;
    void addPresent();
    void openBuild(int index);

    BuildDocument &m_document;
    CompareShelf &m_shelf;
    SideBySide m_table;
    QPushButton *m_back;
    QCheckBox *m_onlyDifferences;
    QPushButton *m_removeAll;
    QPushButton *m_addPresent;
    QPushButton *m_addFile;
    QPushButton *m_pdf;
    MessageBar *m_messages;
    Surface *m_note;
    PlainLabel *m_noteTitle;
    PlainLabel *m_noteText;
    CompareHead *m_head;
    QScrollArea *m_scroll;
    CompareTable *m_rows;
    QWidget *m_content = nullptr;
};

} // namespace configurator
