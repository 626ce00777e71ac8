// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/file/quotefile.h"
#include "storage/killedprogram.h"
#include "storage/storefolder.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QThread>

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

namespace {

QString hashOf(const Quote &quote)
{
    const QByteArray hash = QCryptographicHash::hash(writeQuote(quote), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex());
}

// What is wrong with the acknowledged saves; empty: all are there as they were acknowledged.
QString lossIn(const SqliteStore &store, const QMap<QString, Acknowledged> &saves)
{
    for (auto save = saves.begin(); save != saves.end(); ++save) {
        const QString id = save.key().section(u' ', 0, 0);
        const Result<StoredQuote> read = store.quote(id, save.key().section(u' ', 1).toInt());
        if (!read)
            return save.key() + u": "_s + read.error();
        // The kill may have come between a save and its acknowledgement.
        if (read->version == save->version && hashOf(read->quote) != save->hash)
            return save.key() + u" has another content"_s;
        if (read->version < save->version)
            return save.key() + u" is older than it was said to be"_s;
        if (save->number != "-"_L1 && read->quote.number != save->number)
            return save.key() + u" has lost its number"_s;
    }
    return {};
}

// Empty: every number from 1 on is there once.
QString gapIn(const SqliteStore &store)
{
    const auto all
        = store.quotes({{}, QuoteShelf::All, QuoteOrder::NumberFirst, storeDay}, 0, 1'000'000);
    if (!all)
        return all.error();
    QStringList numbers;
    for (const QuoteSummary &quote : *all)
        if (!quote.number.isEmpty())
            numbers.prepend(quote.number);
    for (qsizetype i = 0; i < numbers.size(); ++i)
        if (numbers[i] != u"Q-2026-%1"_s.arg(i + 1, 6, 10, QChar(u'0')))
            return u"%1 stands where number %2 should"_s.arg(numbers[i]).arg(i + 1);
    return {};
}

// Starts programs on one store and ends them at random moments.
class Killer
{
public:
    explicit Killer(const QString &store)
        : m_store(store)
    {
    }
    // False when a program did not come to write.
    bool kill(int programs, bool isOpened, QMap<QString, Acknowledged> &saves);
    [[nodiscard]] const QStringList &refusals() const { return m_refusals; }

private:
    QString m_store;
    QRandomGenerator m_random {2026};
    QStringList m_refusals;
};

bool Killer::kill(int programs, bool isOpened, QMap<QString, Acknowledged> &saves)
{
    constexpr int longest = 120'000; // microseconds: some saves
    std::vector<std::unique_ptr<KilledProgram>> running;
    for (int i = 0; i < programs; ++i)
        running.push_back(std::make_unique<KilledProgram>(m_store, m_random.generate()));
    for (const auto &program : running)
        if (isOpened && !program->waitForOpened())
            return false;
    QThread::usleep(static_cast<unsigned long>(m_random.bounded(longest)));
    for (const auto &program : running) {
        program->killNow();
        saves.insert(program->acknowledged());
        m_refusals += program->refusals();
    }
    return true;
}

} // namespace

class TestKilledStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void losesNothingWhenKilled();
    void twoProgramsIssueAtOnce();
    void programsStartAtOnce();
};

// KILLS=500 for the long run. Each kill comes at another moment of a save, some already while the
// store is opened; every other time two programs write, and both are killed.
void TestKilledStore::losesNothingWhenKilled()
{
    const int asked = qEnvironmentVariableIntValue("KILLS");
    const int kills = asked > 0 ? asked : 25;
    const StoreFolder folder;
    Killer killer(folder.filePath());
    QMap<QString, Acknowledged> saves;
    for (int kill = 1; kill <= kills; ++kill) {
        QMap<QString, Acknowledged> fresh;
        QVERIFY(killer.kill(1 + kill % 2, kill % 5 != 0, fresh));
        saves.insert(fresh);
        // Opening checks pages and rows, since the log is left behind.
        const auto store = SqliteStore::open(folder.filePath());
        VERIFY_OK(store);
        const bool isLast = kill == kills || kill % 50 == 0;
        const QString fault = lossIn(**store, isLast ? saves : fresh) + gapIn(**store);
        QVERIFY2(fault.isEmpty(), qPrintable(u"after kill %1: %2"_s.arg(kill).arg(fault)));
    }
    QCOMPARE(killer.refusals(), QStringList());
    QVERIFY(saves.size() > kills);
    qInfo("%d kills, %lld acknowledged revisions, none lost", kills,
          static_cast<long long>(saves.size()));
}

void TestKilledStore::twoProgramsIssueAtOnce()
{
    const StoreFolder folder;
    KilledProgram first(folder.filePath(), 1, 60);
    KilledProgram second(folder.filePath(), 2, 60);
    QVERIFY(first.waitForEnd());
    QVERIFY(second.waitForEnd());
    QCOMPARE(first.refusals() + second.refusals(), QStringList());
    const auto store = SqliteStore::open(folder.filePath());
    VERIFY_OK(store);
    QMap<QString, Acknowledged> saves = first.acknowledged();
    saves.insert(second.acknowledged());
    QCOMPARE(lossIn(**store, saves), QString());
    QCOMPARE(gapIn(**store), QString());
    const auto taken = [](const KilledProgram &program) {
        QSet<QString> numbers;
        for (const Acknowledged &save : program.acknowledged())
            numbers.insert(save.number);
        return numbers - QSet<QString> {u"-"_s};
    };
    QVERIFY(!taken(first).isEmpty() && !taken(second).isEmpty());
    QVERIFY(!taken(first).intersects(taken(second)));
}

// The store is made, and renewed, by whichever program comes first.
void TestKilledStore::programsStartAtOnce()
{
    const StoreFolder folder;
    std::vector<std::unique_ptr<KilledProgram>> programs;
    for (quint32 seed = 0; seed < 4; ++seed)
        programs.push_back(std::make_unique<KilledProgram>(folder.filePath(), seed, 3));
    for (const auto &program : programs) {
        QVERIFY2(program->waitForEnd(), qPrintable(program->lines().join(u'\n')));
        QCOMPARE(program->refusals(), QStringList());
    }
    QCOMPARE(filesIn(folder.folder.path()), QStringList {u"store.sqlite"_s});
}

CONFIGURATOR_TEST_MAIN(TestKilledStore)
#include "tst_killedstore.moc"
