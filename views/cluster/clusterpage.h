// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

class QBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace configurator {

class ClusterDemo;

// What the word means and what it does not, with an example that the reader takes apart.
class ClusterPage : public QWidget
{
    Q_OBJECT

public:
    explicit ClusterPage(QWidget *parent = nullptr);
    // Where the reader came from: "Build", "Open-Source Models".
    void setBackText(const QString &page);
    // Cards stand one beneath the other where they don't fit side by side.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void backAsked();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *createContent();
    void addHead(QVBoxLayout *column);
    QBoxLayout *createCards();
    QWidget *createSums();
    QBoxLayout *createRow();

    QPushButton *m_back;
    ClusterDemo *m_demo;
    std::vector<QBoxLayout *> m_rows; // side by side where there is room
};

} // namespace configurator
