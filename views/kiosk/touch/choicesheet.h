// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>

class QListWidget;

namespace configurator {

class PlainLabel;
class Surface;

struct Choice
{
    QString text;
    QVariant value;
    bool operator==(const Choice &) const = default;
};

// A list to choose from, over the page and in the same window. Escape, Cancel or a tap beside it
// leave everything as it was.
class ChoiceSheet : public QWidget
{
    Q_OBJECT

public:
    using Taker = std::function<void(const QVariant &value)>;

    explicit ChoiceSheet(QWidget *parent);
    void ask(const QString &title, const QList<Choice> &choices, const QVariant &current,
             bool hasMotion, Taker taker);
    void dismiss();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(const QList<Choice> &choices, const QVariant &current);
    void place();
    void take(int row);

    Surface *m_card;
    PlainLabel *m_title;
    QListWidget *m_list;
    QList<Choice> m_choices;
    Taker m_taker;
    QPointer<QWidget> m_before; // had the keyboard
};

} // namespace configurator
