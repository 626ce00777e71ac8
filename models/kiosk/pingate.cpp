// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/pingate.h"

#include "common/jsonreader.h"
#include "common/wholefile.h"
#include "kiosk/kiosktext.h"
#include "kiosk/staffpin.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestTries = 4 * 1024;
constexpr int triesVersion = 1;
constexpr int freeTries = 3;
constexpr std::array<int, 8> waits {30, 60, 120, 240, 480, 900, 1800, 3600};
constexpr int mostTries = freeTries + static_cast<int>(waits.size()); // more make no difference

} // namespace

int pinWaitAfter(int wrongTries)
{
    if (wrongTries <= freeTries)
        return 0;
    return waits.at(static_cast<std::size_t>(std::min(wrongTries, mostTries) - freeTries - 1));
}

QString pinTriesFile(const QString &folder)
{
    return QDir(folder).filePath(u"kiosk-tries.json"_s);
}

Done forgetPinTries(const QString &folder)
{
    const QString path = pinTriesFile(folder);
    QFile file(path);
    if (!isPathTaken(path) || file.remove())
        return done();
    return Error {
        KioskText::tr("The count of wrong PINs can't be cleared: %1 can't be removed: %2.")
            .arg(QDir::toNativeSeparators(path), file.errorString())};
}

PinGate::PinGate(const QString &folder, QByteArray pinHash, Clock clock)
    : m_path(pinTriesFile(folder))
    , m_hash(std::move(pinHash))
    , m_clock(std::move(clock))
{
}

// A file that can't be understood is replaced at once, so that its hour passes.
PinGate::Tries PinGate::tries()
{
    if (m_unwritten)
        return *m_unwritten;
    if (!isPathTaken(m_path))
        return {};
    const Result<QByteArray> text = readFile(m_path, largestTries);
    const Result<QJsonObject> object
        = text ? parseJsonObject(*text, m_path) : Result<QJsonObject>(Error {text.error()});
    FaultList faults;
    JsonReader reader(object ? *object : QJsonObject(), m_path, &faults);
    reader.integer(u"version", triesVersion, triesVersion);
    const auto wrong = static_cast<int>(reader.integer(u"wrong", 0, mostTries));
    const QDateTime last = QDateTime::fromString(reader.string(u"last"), Qt::ISODateWithMs);
    if (faults.isEmpty() && last.isValid())
        return {wrong, last};
    const Tries longest {mostTries, m_clock()};
    if (!keep(longest))
        m_unwritten = longest;
    return longest;
}

int PinGate::waitFor(Tries tries)
{
    const qint64 wait = qint64 {1000} * pinWaitAfter(tries.wrong);
    const QDateTime now = m_clock();
    const qint64 passed = wait > 0 ? tries.last.msecsTo(now) : 0;
    if (passed >= 0)
        return static_cast<int>((std::max(qint64 {0}, wait - passed) + 999) / 1000);
    tries.last = now; // the clock was set back
    if (m_unwritten || !keep(tries))
        m_unwritten = tries;
    return pinWaitAfter(tries.wrong);
}

int PinGate::secondsToWait()
{
    return waitFor(tries());
}

bool PinGate::keep(const Tries &tries)
{
    const QString last = tries.last.toUTC().toString(Qt::ISODateWithMs);
    const QJsonObject json {
        {u"version"_s, triesVersion}, {u"wrong"_s, tries.wrong}, {u"last"_s, last}};
    return !writeWhole(QJsonDocument(json).toJson(), m_path).has_value();
}

PinEntry PinGate::enter(QStringView typed)
{
    Tries counted = tries();
    if (const int seconds = waitFor(counted); seconds > 0)
        return {PinEntry::Verdict::Waiting, seconds};
    if (!isPossiblePin(typed))
        return {PinEntry::Verdict::Wrong, 0};
    counted = {std::min(counted.wrong + 1, mostTries), m_clock()};
    const bool isFirstFailure = !m_unwritten;
    if (keep(counted)) {
        m_unwritten.reset();
        return verdict(typed, counted);
    }
    m_unwritten = Tries {mostTries, m_clock()};
    return isFirstFailure ? PinEntry {PinEntry::Verdict::Waiting, pinWaitAfter(mostTries)}
                          : verdict(typed, *m_unwritten);
}

PinEntry PinGate::verdict(QStringView typed, const Tries &counted)
{
    if (!isPin(m_hash, typed))
        return {PinEntry::Verdict::Wrong, pinWaitAfter(counted.wrong)};
    m_unwritten.reset();
    QFile::remove(m_path); // one that stays costs staff a wait, and nobody gains by it
    return {PinEntry::Verdict::Allowed, 0};
}

} // namespace configurator
