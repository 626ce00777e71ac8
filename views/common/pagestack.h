// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStackedWidget>

#include <functional>
#include <vector>

namespace configurator {

// The window's pages. Each is made when it is first shown, so that the first paint waits for one
// alone; one that is larger than the window scrolls instead of breaking.
class PageStack : public QStackedWidget
{
    Q_OBJECT

public:
    using Maker = std::function<QWidget *()>;

    explicit PageStack(QWidget *parent = nullptr);
    // Returns the page's index. The first page is made at once.
    int add(const QString &name, Maker maker);
    void go(int page);
    // To the page that this one was reached from; from there, the same again.
    void goBack();
    [[nodiscard]] QString nameOfPrevious() const;

private:
    struct Page
    {
        QString name;
        Maker maker; // empty once it has made the page
    };
    void showPage(int page);
    [[nodiscard]] int previous() const { return m_trail.empty() ? 0 : m_trail.back(); }

    std::vector<Page> m_pages;
    std::vector<int> m_trail; // to the page that is shown; none stands in it twice
};

} // namespace configurator
