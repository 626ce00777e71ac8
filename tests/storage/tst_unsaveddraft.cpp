// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/storefolder.h"
#include "storage/unsaveddraft.h"

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

class TestUnsavedDraft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<StoreFolder>(); }
    void nothingKeptIsNothing();
    void keepsAndOffersAgain();
    void keepsTheNewest();
    void keepsSeveral();
    void takesAnyId();
    void isGoneWhenItIsSaved();
    void setsAsideWhatCannotBeRead_data();
    void setsAsideWhatCannotBeRead();
    void neverOverwritesWhatWasSetAside();
    void folderThatCannotBeMade();

private:
    [[nodiscard]] UnsavedDraft unsaved() const { return UnsavedDraft(m_folder->folder.path()); }
    [[nodiscard]] QString folder() const { return m_folder->filePath(u"unsaved"_s); }
    bool write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(folder() + u'/' + name);
        return QDir().mkpath(folder()) && file.open(QIODevice::WriteOnly)
            && file.write(bytes) == bytes.size();
    }

    std::unique_ptr<StoreFolder> m_folder;
};

void TestUnsavedDraft::nothingKeptIsNothing()
{
    const UnsavedDraft::Restored restored = unsaved().restore();
    QVERIFY(restored.drafts.empty());
    QVERIFY(restored.faults.isEmpty());
    QVERIFY(QDir(m_folder->folder.path()).isEmpty());
    VERIFY_OK(unsaved().drop(u"x"_s));
}

void TestUnsavedDraft::keepsAndOffersAgain()
{
    Quote quote = draftFor(u"Example <b>"_s);
    quote.seller.logo = "\x89PNG";
    const Result<StoredQuote> kept = unsaved().keep({quote, 7});
    VERIFY_OK(kept);
    QVERIFY(!kept->quote.id.isEmpty());
    quote.id = kept->quote.id;
    QVERIFY(*kept == (StoredQuote {quote, 7}));
    const UnsavedDraft::Restored restored = unsaved().restore();
    QVERIFY(restored.drafts == std::vector {*kept});
    QVERIFY(restored.faults.isEmpty());
    QCOMPARE(unsaved().restore().drafts.size(), std::size_t {1}); // as long as it is not dropped
}

void TestUnsavedDraft::keepsTheNewest()
{
    StoredQuote draft = *unsaved().keep({draftFor(u"A"_s), 0});
    draft.quote.note = u"changed"_s;
    VERIFY_OK(unsaved().keep(draft));
    QVERIFY(unsaved().restore().drafts == std::vector {draft});
    QCOMPARE(filesIn(folder()).size(), 1);
}

void TestUnsavedDraft::keepsSeveral()
{
    QStringList names;
    for (const QString &name : {u"C"_s, u"A"_s, u"B"_s}) {
        const StoredQuote draft = *unsaved().keep({draftFor(name), 0});
        QTest::qWait(15); // the oldest comes first
        names.append(draft.quote.customer.company);
    }
    QStringList restored;
    for (const StoredQuote &draft : unsaved().restore().drafts)
        restored.append(draft.quote.customer.company);
    QCOMPARE(restored, names);
}

// Ids may come from files; they are no paths.
void TestUnsavedDraft::takesAnyId()
{
    Quote quote = draftFor(u"A"_s);
    quote.id = u"../../a/\\:*?"_s;
    const StoredQuote draft = *unsaved().keep({quote, 0});
    QCOMPARE(draft.quote.id, quote.id);
    QCOMPARE(filesIn(m_folder->folder.path()), QStringList());
    QVERIFY(unsaved().restore().drafts == std::vector {draft});
    VERIFY_OK(unsaved().drop(quote.id));
    QVERIFY(unsaved().restore().drafts.empty());
}

void TestUnsavedDraft::isGoneWhenItIsSaved()
{
    const StoredQuote draft = *unsaved().keep({draftFor(u"A"_s), 0});
    const auto store = m_folder->open();
    for (const StoredQuote &offered : unsaved().restore().drafts) {
        QCOMPARE(kept(*store, offered).quote.id, draft.quote.id);
        VERIFY_OK(unsaved().drop(offered.quote.id));
    }
    QVERIFY(unsaved().restore().drafts.empty());
    QVERIFY(m_folder->open()->save(draft)->other.has_value()); // it is never stored twice
}

void TestUnsavedDraft::setsAsideWhatCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("half a file") << QByteArray(R"({"version": 1, "quote": {)");
    QTest::newRow("another version")
        << QByteArray(R"({"version": 2, "stored_version": 0, "quote": {"version": 1}})");
    QTest::newRow("a bad quote") << QByteArray(
        R"({"version": 1, "stored_version": 0, "quote": {"version": 9}})");
    QTest::newRow("a field too much")
        << QByteArray(R"({"version": 1, "stored_version": 0, "quote": {"version": 1}, "x": 1})");
}

void TestUnsavedDraft::setsAsideWhatCannotBeRead()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(write(u"a.json"_s, bytes));
    const StoredQuote draft = *unsaved().keep({draftFor(u"A"_s), 0});
    const UnsavedDraft::Restored restored = unsaved().restore();
    QVERIFY(restored.drafts == std::vector {draft});
    QCOMPARE(restored.faults.size(), 1);
    const QString aside = folder() + u"/a.json.broken-1"_s;
    QVERIFY2(restored.faults[0].startsWith(u"A quote that could not be saved can't be read. Its "
                                           "file is kept as %1. "_s.arg(aside)),
             qPrintable(restored.faults[0]));
    QCOMPARE(bytesOf(aside), bytes);
    QVERIFY(unsaved().restore().faults.isEmpty()); // it is said once
}

void TestUnsavedDraft::neverOverwritesWhatWasSetAside()
{
    for (const char *bytes : {"one", "two"}) {
        QVERIFY(write(u"a.json"_s, bytes));
        QCOMPARE(unsaved().restore().faults.size(), 1);
    }
    QCOMPARE(bytesOf(folder() + u"/a.json.broken-1"_s), QByteArray("one"));
    QCOMPARE(bytesOf(folder() + u"/a.json.broken-2"_s), QByteArray("two"));
}

void TestUnsavedDraft::folderThatCannotBeMade()
{
    QFile file(folder());
    QVERIFY(file.open(QIODevice::WriteOnly));
    const Result<StoredQuote> kept = unsaved().keep({draftFor(u"A"_s), 0});
    QCOMPARE(kept.error(), u"The quote is not kept: the folder %1 can't be made."_s.arg(folder()));
}

CONFIGURATOR_TEST_MAIN(TestUnsavedDraft)
#include "tst_unsaveddraft.moc"
