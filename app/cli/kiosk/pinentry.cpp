// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/kiosk/pinentry.h"

#include "cli/clitext.h"
#include "kiosk/staffpin.h"

#include <QFile>

#include <cstdio>

#ifdef Q_OS_UNIX
#include <termios.h>
#include <unistd.h>
#endif

namespace configurator {

namespace {

constexpr qint64 longestLine = 200;

#ifdef Q_OS_UNIX
bool isTerminal()
{
    return isatty(STDIN_FILENO) != 0;
}

// What is typed is not shown while this lives. Signals wait as well, since a program that they end
// would leave a terminal behind that shows nothing.
class HiddenTyping
{
public:
    HiddenTyping()
        : m_isHidden(tcgetattr(STDIN_FILENO, &m_before) == 0)
    {
        termios hidden = m_before;
        hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO | ISIG);
        if (m_isHidden)
            m_isHidden = tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0;
    }
    ~HiddenTyping()
    {
        if (m_isHidden)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }
    HiddenTyping(const HiddenTyping &) = delete;
    HiddenTyping &operator=(const HiddenTyping &) = delete;

private:
    termios m_before {};
    bool m_isHidden;
};
#else
bool isTerminal()
{
    return false;
}
struct HiddenTyping
{
};
#endif

// Read without a buffer of its own, so that no copy stays behind.
QString lineFrom(QFile &input)
{
    QByteArray bytes = input.readLine(longestLine);
    while (bytes.endsWith('\n') || bytes.endsWith('\r'))
        bytes.chop(1);
    QString line = QString::fromUtf8(bytes);
    wipe(bytes);
    return line;
}

QString asked(QFile &input, const QString &question)
{
    const HiddenTyping hidden;
    std::fputs(qPrintable(question), stderr);
    QString line = lineFrom(input);
    std::fputs("\n", stderr);
    return line;
}

} // namespace

Result<QString> enteredPin()
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly | QIODevice::Unbuffered))
        return Error {Cli::tr("Standard input can't be read: %1.").arg(input.errorString())};
    if (!isTerminal())
        return lineFrom(input);
    QString pin = asked(input, Cli::tr("New staff PIN, 4 to 12 digits (not shown): "));
    if (!isPossiblePin(pin))
        return pin; // setting it says what is wrong
    QString again = asked(input, Cli::tr("Once more: "));
    const bool isSame = pin == again;
    wipe(again);
    if (isSame)
        return pin;
    wipe(pin);
    return Error {Cli::tr("The two PINs differ, so nothing is changed.")};
}

} // namespace configurator
