// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/pricedesk.h"
#include "items/quotes/quotedocument.h"
#include "storage/store/sqlstore.h"
#include "storage/unsaveddraft.h"
#include "views/common/prompts.h"
#include "views/quotes/quoteprompts.h"

#include <QPointer>

namespace configurator {

class BuildDocument;
class MainWindow;
class QuotesPage;
struct QuoteSheet;

// What stands between the quotes' page and the disk: the store, PDF, CSV, quote files, the printer
// and the clipboard.
class QuoteDesk : public QObject
{
    Q_OBJECT

public:
    // `catalogue` is the one that the build is made of; imported prices go into it.
    QuoteDesk(SqlStore &store, Catalogue &catalogue, BuildDocument &build, MainWindow &window,
              Prompts &prompts, QuotePrompts &questions, const QString &dataFolder,
              QObject *parent = nullptr);

    // The page goes with it: it shows this desk's quote, and may not outlive it in the window.
    ~QuoteDesk() override;

    // Drafts that could not be stored when they were written go into the store now. Returns what is
    // to be said about them.
    [[nodiscard]] QStringList restoreUnsaved();
    [[nodiscard]] const ShopProfile &profile() const { return m_document.profile(); }
    // Imported prices stand in for the catalogue's.
    void takePrices();
    // The open build as a new quote, shown on its page.
    void makeQuote();
    void openFile(const QString &path);

Q_SIGNALS:
    // What the kiosk counted is wanted; it is none of the store's.
    void kioskFiguresAsked();

private:
    using Writer = std::function<Done(const QString &path)>;

    QuotesPage *createPage();
    void addAlternative();
    void openBuild();
    void preview();
    void exportPdf();
    void exportCsv();
    void exportFile();
    void askForFile();
    void copy(QString (*text)(const QuoteSheet &));
    void changeSettings();
    void chooseRole(const QString &role);
    void openCustomers();
    void tellPrices(const Result<QString> &outcome);
    // Asks where to, writes, and says what became of it.
    void write(const QString &title, const QString &suffix, const QString &filter,
               const Writer &writer);
    void keepUnsaved();
    void show(const Quote &draft);
    void say(const QString &sentence, bool isGood = false);

    SqlStore &m_store;
    PriceDesk m_prices;
    BuildDocument &m_build;
    MainWindow &m_window;
    Prompts &m_prompts;
    QuotePrompts &m_questions;
    QuoteDocument m_document;
    UnsavedDraft m_unsaved;
    QPointer<QuotesPage> m_page; // made when it is first shown
};

} // namespace configurator
