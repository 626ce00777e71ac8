// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/pagestack.h"

#include <QScrollArea>

#include <utility>

namespace configurator {

PageStack::PageStack(QWidget *parent)
    : QStackedWidget(parent)
{
}

int PageStack::add(const QString &name, Maker maker)
{
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_pages.push_back({name, std::move(maker)});
    const int page = addWidget(scroll);
    if (page == 0)
        showPage(page);
    return page;
}

void PageStack::showPage(int page)
{
    const Maker maker = std::exchange(m_pages[static_cast<std::size_t>(page)].maker, {});
    if (maker)
        static_cast<QScrollArea *>(widget(page))->setWidget(maker());
    setCurrentIndex(page);
}

void PageStack::go(int page)
{
    if (page == currentIndex())
        return;
    std::erase(m_trail, page);
    m_trail.push_back(currentIndex());
    showPage(page);
}

void PageStack::goBack()
{
    const int page = previous();
    if (!m_trail.empty())
        m_trail.pop_back();
    showPage(page);
}

QString PageStack::nameOfPrevious() const
{
    return m_pages[static_cast<std::size_t>(previous())].name;
}

} // namespace configurator
