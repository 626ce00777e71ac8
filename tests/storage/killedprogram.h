// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QProcess>
#include <QStringList>

#include <memory>

// The program killstore, and what it acknowledged.
namespace configurator::test {

struct Acknowledged
{
    qint64 version = 0;
    QString number; // "-": none
    QString hash;
};

class KilledProgram
{
public:
    // `count` 0: writes until it is killed.
    KilledProgram(const QString &store, quint32 seed, int count = 0)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(KILLSTORE),
                        {store, QString::number(seed), QString::number(count)});
    }
    bool waitForOpened()
    {
        while (!m_said.contains("opened\n")) {
            if (!m_process.waitForReadyRead(30'000))
                return false;
            m_said += m_process.readAllStandardOutput();
        }
        return true;
    }
    void killNow()
    {
        m_process.kill(); // SIGKILL: it can't tidy up
        m_process.waitForFinished(30'000);
        m_said += m_process.readAllStandardOutput();
    }
    bool waitForEnd()
    {
        const bool hasEnded = m_process.waitForFinished(100'000);
        m_said += m_process.readAllStandardOutput();
        return hasEnded && m_process.exitStatus() == QProcess::NormalExit
            && m_process.exitCode() == 0;
    }
    // Whole lines only: what was cut off was not acknowledged.
    [[nodiscard]] QStringList lines() const
    {
        QStringList lines = QString::fromUtf8(m_said).split(QLatin1Char('\n'));
        lines.removeLast();
        return lines;
    }
    // The last word on each revision, by "ID REVISION".
    [[nodiscard]] QMap<QString, Acknowledged> acknowledged() const
    {
        QMap<QString, Acknowledged> saves;
        for (const QString &line : lines()) {
            const QStringList words = line.split(QLatin1Char(' '));
            if (words.first() == QLatin1String("saved"))
                saves[words.at(1) + QLatin1Char(' ') + words.at(2)]
                    = {words.at(3).toLongLong(), words.at(4), words.at(5)};
        }
        return saves;
    }
    [[nodiscard]] QStringList refusals() const { return lines().filter(QStringLiteral("refused")); }

private:
    QProcess m_process;
    QByteArray m_said;
};

} // namespace configurator::test
