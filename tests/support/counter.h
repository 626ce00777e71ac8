// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/quotedesk.h"
#include "storage/store/sqlitestore.h"
#include "support/realwindow.h"
#include "views/quotes/dialogs/quotedialogs.h"

#include <QTableView>

namespace configurator::test {

// A PDF goes where the test says; everything else is asked for in real dialogs.
class PdfPlace : public FileDialogs
{
public:
    QString path;
    std::optional<QString> fileToSave(QWidget *, const QString &, const QString &,
                                      const QString &) override
    {
        return path;
    }
};

// The shop's counter: a window, its dialogs, and a store that outlives it.
struct Counter
{
    explicit Counter(const QString &folder)
        : store(SqliteStore::open(folder + QStringLiteral("/store.sqlite")))
    {
        if (store)
            desk.emplace(**store, real.loaded.catalogue, real.document, real.window, files,
                         questions, folder);
    }
    [[nodiscard]] bool isReady()
    {
        return store.isOk() && QTest::qWaitForWindowExposed(&real.window);
    }
    [[nodiscard]] bool press(const QString &button) const
    {
        for (QPushButton *found : real.window.findChildren<QPushButton *>()) {
            if (found->text() == button && found->isVisible())
                return click(centre(found));
        }
        return false;
    }
    [[nodiscard]] QTableView *lines() const
    {
        return real.window.findChild<QTableView *>(QStringLiteral("linesTable"));
    }
    [[nodiscard]] QPoint cell(int row, int column) const
    {
        const QTableView *table = lines();
        return table->viewport()->mapToGlobal(
            table->visualRect(table->model()->index(row, column)).center());
    }
    [[nodiscard]] QString text(int row, int column) const
    {
        return lines()->model()->index(row, column).data().toString();
    }
    // From the button to the customer's name. One row of steps, since the dialog keeps the window
    // waiting until it is closed.
    [[nodiscard]] bool giveCustomer(const QString &name) const
    {
        for (QPushButton *button : real.window.findChildren<QPushButton *>()) {
            if (button->text() == QStringLiteral("Customer") && button->isVisible())
                return xdotool(at(centre(button))
                               << QStringLiteral("click") << QStringLiteral("1")
                               << QStringLiteral("sleep") << QStringLiteral("1.5")
                               << QStringLiteral("key") << QStringLiteral("Tab")
                               << QStringLiteral("Tab") << QStringLiteral("type")
                               << QStringLiteral("--args") << QStringLiteral("1") << name
                               << QStringLiteral("sleep") << QStringLiteral("0.3")
                               << QStringLiteral("key") << QStringLiteral("ctrl+Return"));
        }
        return false;
    }
    // The first quote of a store, as draft before.
    [[nodiscard]] bool issue()
    {
        return press(QStringLiteral("Issue")) && QTest::qWaitFor([this] {
                   return state().contains(QStringLiteral("-000001 · issued"));
               });
    }
    [[nodiscard]] QString state() const
    {
        return real.described(QStringLiteral("State of the quote"));
    }

    RealWindow real;
    PdfPlace files;
    QuoteDialogs questions {files};
    Result<std::unique_ptr<SqliteStore>> store;
    std::optional<QuoteDesk> desk;
};

} // namespace configurator::test
