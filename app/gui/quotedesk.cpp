// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/quotedesk.h"

#include "common/wholefile.h"
#include "items/builddocument.h"
#include "quote/export/filename.h"
#include "quote/export/quotecsv.h"
#include "quote/export/quotetexts.h"
#include "quote/file/quotefile.h"
#include "quote/frombuild/makequote.h"
#include "views/common/messagebar.h"
#include "views/mainwindow.h"
#include "views/print/quotepdf.h"
#include "views/print/quotepreview.h"
#include "views/quotes/dialogs/customers/customersdialog.h"
#include "views/quotes/quotespage.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSettings>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {
const QString roleKey = QStringLiteral("staff/role"); // who works at this counter
} // namespace

QuoteDesk::QuoteDesk(SqlStore &store, Catalogue &catalogue, BuildDocument &build,
                     MainWindow &window, Prompts &prompts, QuotePrompts &questions,
                     const QString &dataFolder, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_prices(store, catalogue, build)
    , m_build(build)
    , m_window(window)
    , m_prompts(prompts)
    , m_questions(questions)
    , m_document(store, build.catalogue())
    , m_unsaved(dataFolder)
{
    m_document.setRole(QSettings().value(roleKey).toString());
    window.addQuotesPage([this] { return createPage(); });
    connect(&window, &MainWindow::quoteAsked, this, &QuoteDesk::makeQuote);
    connect(&m_document, &QuoteDocument::saveFailed, this, &QuoteDesk::keepUnsaved);
    connect(&m_document, &QuoteDocument::storeChanged, this, [this] {
        if (const Done dropped = m_unsaved.drop(m_document.quote().id); !dropped)
            say(dropped.error());
    });
}

// What the store refuses stands in a file beside it until it is taken.
void QuoteDesk::keepUnsaved()
{
    const Result<StoredQuote> kept = m_unsaved.keep(m_document.stored());
    if (!kept)
        return say(kept.error());
    // Under the same name it is stored once, and the file goes when it is.
    m_document.takeId(kept->quote.id);
}

QStringList QuoteDesk::restoreUnsaved()
{
    const UnsavedDraft::Restored restored = m_unsaved.restore();
    QStringList sentences = restored.faults;
    for (const StoredQuote &draft : restored.drafts) {
        const QString name = draft.quote.customer.name();
        const auto saved = m_store.save(draft, m_document.profile().numberPattern);
        if (!saved || saved->other) {
            sentences << tr("A draft for %1 could still not be stored. It is kept and offered "
                            "again.")
                             .arg(name.isEmpty() ? tr("nobody yet") : name);
            continue;
        }
        (void)m_unsaved.drop(draft.quote.id);
        sentences << tr("A draft for %1 that could not be stored before is among the quotes again.")
                         .arg(name.isEmpty() ? tr("nobody yet") : name);
    }
    return sentences;
}

QuoteDesk::~QuoteDesk()
{
    if (const Done saved = m_document.save(); !saved)
        keepUnsaved();
    delete m_page;
}

QuotesPage *QuoteDesk::createPage()
{
    auto *page = new QuotesPage(m_store, m_document, m_questions, &m_window);
    m_page = page;
    connect(page, &QuotesPage::previewAsked, this, &QuoteDesk::preview);
    connect(page, &QuotesPage::pdfAsked, this, &QuoteDesk::exportPdf);
    connect(page, &QuotesPage::csvAsked, this, &QuoteDesk::exportCsv);
    connect(page, &QuotesPage::fileAsked, this, &QuoteDesk::exportFile);
    connect(page, &QuotesPage::openFileAsked, this, &QuoteDesk::askForFile);
    connect(page, &QuotesPage::markdownAsked, this, [this] { copy(quoteMarkdown); });
    connect(page, &QuotesPage::plainTextAsked, this, [this] { copy(quotePlainText); });
    connect(page, &QuotesPage::buildWanted, this, &QuoteDesk::addAlternative);
    connect(page, &QuotesPage::buildAsked, this, &QuoteDesk::openBuild);
    connect(page, &QuotesPage::kioskFiguresAsked, this, &QuoteDesk::kioskFiguresAsked);
    connect(page, &QuotesPage::settingsAsked, this, &QuoteDesk::changeSettings);
    connect(page, &QuotesPage::roleChosen, this, &QuoteDesk::chooseRole);
    connect(page, &QuotesPage::customersAsked, this, &QuoteDesk::openCustomers);
    connect(page, &QuotesPage::pricesAsked, this,
            [this] { tellPrices(m_prices.import(&m_window, m_prompts)); });
    connect(page, &QuotesPage::pricesUndoAsked, this, [this] { tellPrices(m_prices.undo()); });
    return page;
}

void QuoteDesk::say(const QString &sentence, bool isGood)
{
    m_window.messages()->say(sentence, isGood ? Surface::Tone::Good : Surface::Tone::Bad);
}

void QuoteDesk::show(const Quote &draft)
{
    m_document.start(draft);
    m_window.showQuotes();
    if (const Done kept = m_document.keep(); !kept)
        say(kept.error());
}

void QuoteDesk::makeQuote()
{
    if (m_build.build().items.empty()) {
        say(tr("The build is empty. Put something in, then make a quote of it."));
        return;
    }
    m_document.takeProfile();
    show(quoteOf(m_build.catalogue(), m_build.build(), m_document.profile(), m_document.today()));
}

void QuoteDesk::addAlternative()
{
    if (m_build.build().items.empty()) {
        say(tr("The build page is empty. Put together what is to be offered, then come back."));
        return;
    }
    const Alternative added
        = alternativeOf(m_build.catalogue(), m_build.build(), m_document.profile());
    m_document.edit(tr("Add an alternative"),
                    [&](Quote &quote) { quote.alternatives.push_back(added); });
    m_document.showAlternative(static_cast<int>(m_document.quote().alternatives.size()) - 1);
}

void QuoteDesk::openBuild()
{
    const auto &facts = m_document.alternative().facts;
    if (!facts)
        return;
    m_build.replace(facts->build, tr("Open the build of %1").arg(m_document.quote().title()));
    m_window.showBuild();
}

void QuoteDesk::write(const QString &title, const QString &suffix, const QString &filter,
                      const Writer &writer)
{
    if (const Done saved = m_document.save(); !saved)
        return say(saved.error());
    const auto path
        = m_prompts.fileToSave(&m_window, title, quoteFileName(m_document.quote(), suffix), filter);
    if (!path)
        return;
    if (const Done written = writer(*path); !written)
        return say(written.error());
    say(tr("Written to %1.").arg(*path), true);
}

void QuoteDesk::exportPdf()
{
    const Result<QuoteSheet> sheet = quoteSheet(m_document.quote());
    if (!sheet)
        return say(sheet.error());
    if (const QStringList warnings = printWarnings(*sheet); !warnings.isEmpty()) {
        const bool goesOn
            = m_questions.confirm(&m_window, tr("Something will be missing in the PDF"),
                                  warnings.join(u'\n'), tr("Export all the same"));
        if (!goesOn)
            return;
    }
    write(tr("Export the quote as PDF"), u"pdf"_s, tr("PDF files (*.pdf)"),
          [&sheet](const QString &path) { return writeQuotePdf(*sheet, path); });
}

void QuoteDesk::exportCsv()
{
    const Result<QByteArray> csv = quoteCsv(m_document.quote());
    if (!csv)
        return say(csv.error());
    write(tr("Export the quote as CSV"), u"csv"_s, tr("CSV files (*.csv)"),
          [&csv](const QString &path) -> Done {
              if (const auto reason = writeWhole(*csv, path))
                  return Error {tr("The CSV could not be written to %1: %2.").arg(path, *reason)};
              return done();
          });
}

void QuoteDesk::exportFile()
{
    write(tr("Save a quote file"), u"json"_s, tr("Quotes (*.json)"),
          [this](const QString &path) { return saveQuote(m_document.quote(), path); });
}

void QuoteDesk::askForFile()
{
    const auto path
        = m_prompts.fileToOpen(&m_window, tr("Open a quote file"), tr("Quotes (*.json)"));
    if (path)
        openFile(*path);
}

// A quote of another computer becomes a draft here: its number stays over there.
void QuoteDesk::openFile(const QString &path)
{
    const Result<Quote> quote = loadQuote(path);
    if (!quote)
        return say(quote.error());
    const Quote complete = withFacts(m_build.catalogue(), *quote, m_document.profile().region);
    Quote draft = duplicatedQuote(complete, m_document.today(), m_document.profile());
    if (!quote->number.isEmpty() && draft.reference.isEmpty())
        draft.reference = quote->title();
    show(draft);
    say(tr("%1 is a draft of this shop now.").arg(QFileInfo(path).fileName()), true);
}

void QuoteDesk::preview()
{
    const Result<QuoteSheet> sheet = quoteSheet(m_document.quote());
    if (!sheet)
        return say(sheet.error());
    previewQuote(*sheet, &m_window);
}

void QuoteDesk::copy(QString (*text)(const QuoteSheet &))
{
    const Result<QuoteSheet> sheet = quoteSheet(m_document.quote());
    if (!sheet)
        return say(sheet.error());
    QGuiApplication::clipboard()->setText(text(*sheet));
    say(tr("The quote is in the clipboard."), true);
}

void QuoteDesk::changeSettings()
{
    const auto changed = m_questions.profile(&m_window, m_document.profile());
    if (!changed)
        return;
    if (const Done saved = m_store.save(*changed); !saved)
        return say(saved.error());
    m_document.takeProfile();
    m_build.setRegion(changed->region);
    say(tr("The settings are kept. Quotes made from now on follow them."), true);
}

void QuoteDesk::chooseRole(const QString &role)
{
    m_document.setRole(role);
    QSettings().setValue(roleKey, role);
}

void QuoteDesk::openCustomers()
{
    CustomersDialog dialog(
        m_store,
        [this](QWidget *parent, const QString &title, const QString &proposal,
               const QString &filter) {
            return m_prompts.fileToSave(parent, title, proposal, filter);
        },
        &m_window);
    connect(&dialog, &CustomersDialog::changed, &m_document, &QuoteDocument::follow);
    connect(&dialog, &CustomersDialog::changed, &m_document, &QuoteDocument::storeChanged);
    dialog.exec();
}

void QuoteDesk::tellPrices(const Result<QString> &outcome)
{
    if (!outcome)
        return say(outcome.error());
    if (outcome->isEmpty())
        return;
    Q_EMIT m_document.changed(); // lines say what the catalogue asks now
    say(*outcome, true);
}

void QuoteDesk::takePrices()
{
    if (const Done taken = m_prices.takePrices(); !taken)
        say(taken.error());
}

} // namespace configurator
