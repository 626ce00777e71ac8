// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/quotedesk.h"
#include "build/file/buildfile.h"
#include "gui/modelshelf.h"
#include "gui/session.h"
#include "quote/file/quotefile.h"
#include "quote/frombuild/makequote.h"
#include "storage/store/sqlitestore.h"
#include "support/quoteshorthand.h"
#include "support/realwindow.h"
#include "support/testmain.h"
#include "views/common/messagebar.h"
#include "views/common/prompts.h"

#include <QSettings>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

// A person who answers at once.
class Answers : public Prompts, public QuotePrompts
{
public:
    std::optional<ShopProfile> settings;

    std::optional<QString> fileToOpen(QWidget *, const QString &, const QString &) override
    {
        return {};
    }
    std::optional<QString> fileToSave(QWidget *, const QString &, const QString &,
                                      const QString &) override
    {
        return {};
    }
    std::optional<QString> modelToAdd(QWidget *, const ModelReview &) override { return {}; }
    std::optional<QString> newName(QWidget *, const QString &) override { return {}; }
    std::optional<ModelWish> wishAbout(QWidget *, const std::vector<AiModel> &) override
    {
        return {};
    }
    std::optional<Customer> customer(QWidget *, const Customer &, QuoteStore &) override
    {
        return {};
    }
    std::optional<QString> reason(QWidget *, const QString &, const QString &,
                                  const QString &) override
    {
        return {};
    }
    bool confirm(QWidget *, const QString &, const QString &, const QString &) override
    {
        return true;
    }
    std::optional<bool> keepMine(QWidget *, const Quote &, const Quote &) override { return {}; }
    std::optional<ShopProfile> profile(QWidget *, const ShopProfile &) override { return settings; }
};

struct Counter
{
    QTemporaryDir folder;
    RealWindow real;
    Answers answers;
    std::unique_ptr<SqliteStore> store
        = SqliteStore::open(folder.filePath(u"store.sqlite"_s)).value();
    QuoteDesk desk {*store,  real.loaded.catalogue, real.document, real.window, answers,
                    answers, folder.path()};

    [[nodiscard]] std::vector<QuoteSummary> quotes() const
    {
        return store->quotes({}, 0, 100).value();
    }
    [[nodiscard]] QString said() { return real.window.messages()->text(); }
};

Quote quoteFromElsewhere()
{
    Quote quote;
    quote.id = u"their-id"_s;
    quote.number = u"X-77"_s;
    quote.status = QuoteStatus::Issued;
    quote.issued = QDate(2026, 1, 5);
    quote.customer.company = u"North Lab"_s;
    quote.alternatives = {alternativeFrom(u"2 x 100 @12"_s)};
    return quote;
}

} // namespace

// What stands between the quotes' page and the disk; without a screen.
class TestQuoteDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyBuildIsNoQuote();
    void aBuildBecomesAStoredDraft();
    void aQuoteOfAnotherShopBecomesADraftHere();
    void aQuoteFileThatIsOpenedAsABuildIsKnown();
    void whatCouldNotBeStoredComesBackOnce();
};

void TestQuoteDesk::anEmptyBuildIsNoQuote()
{
    Counter counter;
    counter.desk.makeQuote();
    QVERIFY(counter.said().startsWith(u"The build is empty."_s));
    QVERIFY(counter.quotes().empty());
}

void TestQuoteDesk::aBuildBecomesAStoredDraft()
{
    Counter counter;
    VERIFY_OK(counter.real.document.add(u"rtx-5090"_s));
    counter.desk.makeQuote();
    QCOMPARE(counter.quotes().size(), std::size_t {1});
    QCOMPARE(counter.quotes().front().number, QString()); // B072
    const Quote quote = counter.store->quote(counter.quotes().front().id)->quote;
    QCOMPARE(quote.alternatives.front().lines.front().sku, u"rtx-5090"_s);
    QCOMPARE(quote.alternatives.front().facts->build, counter.real.document.build());
}

void TestQuoteDesk::aQuoteOfAnotherShopBecomesADraftHere()
{
    Counter counter;
    const QString path = counter.folder.filePath(u"theirs.json"_s);
    VERIFY_OK(saveQuote(quoteFromElsewhere(), path));
    counter.desk.openFile(path);
    const Quote quote = counter.store->quote(counter.quotes().front().id)->quote;
    QCOMPARE(quote.status, QuoteStatus::Draft);
    QCOMPARE(quote.number, QString());
    QVERIFY(quote.id != u"their-id"_s);
    QCOMPARE(quote.issued, QDate::currentDate()); // B079
    QCOMPARE(quote.reference, u"X-77"_s);
    QCOMPARE(quote.alternatives, quoteFromElsewhere().alternatives);
}

void TestQuoteDesk::aQuoteFileThatIsOpenedAsABuildIsKnown()
{
    Counter counter;
    ModelShelf models(OwnModels(counter.folder.path(), {}), counter.real.loaded.catalogue,
                      counter.real.document, counter.real.window, counter.answers);
    Session session(counter.real.document, counter.real.window, counter.answers, models,
                    counter.folder.path());
    QSignalSpy found(&session, &Session::quoteFileFound);
    const QString path = counter.folder.filePath(u"theirs.json"_s);
    VERIFY_OK(saveQuote(quoteFromElsewhere(), path));
    session.take({path});
    QCOMPARE(found.count(), 1);
    QCOMPARE(found.first().first().toString(), path);
    QVERIFY(counter.real.document.build().items.empty());
}

void TestQuoteDesk::whatCouldNotBeStoredComesBackOnce()
{
    Counter counter;
    const UnsavedDraft unsaved(counter.folder.path());
    Quote draft = quoteFromElsewhere();
    draft.status = QuoteStatus::Draft;
    draft.number.clear();
    draft.id.clear();
    VERIFY_OK(unsaved.keep({draft, 0}));
    QCOMPARE(counter.desk.restoreUnsaved(),
             QStringList {u"A draft for North Lab that could not be stored before is among the "
                          "quotes again."_s});
    QCOMPARE(counter.quotes().size(), std::size_t {1});
    QCOMPARE(counter.desk.restoreUnsaved(), QStringList());
    QCOMPARE(counter.quotes().size(), std::size_t {1});
}

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestQuoteDesk)
#include "tst_quotedesk.moc"
