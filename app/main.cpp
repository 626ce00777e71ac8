// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/clitext.h"
#include "cli/console.h"
#include "cli/run.h"
#include "gui/window.h"
#include "kiosk/runkiosk.h"

#include "build/file/buildfile.h"

#include <QApplication>
#include <QFileInfo>
#include <QLocale>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

void describeProgram()
{
    // Figures are written one way, whatever the system's language says.
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCoreApplication::setApplicationName(u"configurator"_s);
    QCoreApplication::setOrganizationName(u"bektursun"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(CONFIGURATOR_VERSION));
}

int refuse(const QString &sentence)
{
    printError(sentence);
    return exitBad;
}

int answer(const QString &text)
{
    return printOut(text) ? exitDone : exitBad;
}

// A word that is no command opens as a build file when it looks like one.
bool looksLikeFile(const QString &word)
{
    return word.contains(u'/') || word.endsWith(".json"_L1, Qt::CaseInsensitive)
        || QFileInfo::exists(word);
}

bool hasDisplay()
{
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

Done checkOptions(const Arguments &arguments, const QStringList &taken, const QString &sentence)
{
    for (const QString &name : arguments.options.keys()) {
        if (!taken.contains(name))
            return Error {sentence.arg(name)};
    }
    return done();
}

Done checkKioskUse(const Arguments &arguments)
{
    const Done options = checkOptions(
        arguments, {u"kiosk"_s, u"catalogue"_s, u"data"_s, u"language"_s},
        Cli::tr("--%1 has no place on the kiosk. It takes --catalogue, --data and --language."));
    if (!options)
        return options;
    if (!arguments.words.isEmpty())
        return Error {
            Cli::tr("The kiosk opens no file: leave “%1” out.").arg(arguments.words.first())};
    return checkLanguage(arguments);
}

Done checkWindowUse(const Arguments &arguments)
{
    const Done options = checkOptions(
        arguments, {u"catalogue"_s, u"language"_s, u"picture"_s, u"theme"_s, u"store"_s},
        Cli::tr("--%1 belongs to a command, and no command is given. configurator --help lists "
                "them."));
    if (!options)
        return options;
    const QStringList &words = arguments.words;
    if (words.size() > 1 || (words.size() == 1 && !looksLikeFile(words.first())))
        return Error {notACommand(words)};
    const QString theme = arguments.value(u"theme"_s);
    if (!theme.isEmpty() && theme != "light"_L1 && theme != "dark"_L1)
        return Error {Cli::tr("--theme: “%1” is not a theme. Write light or dark.").arg(theme)};
    return checkLanguage(arguments);
}

// A picture is taken without anyone looking, so its inputs are refused here instead of on screen.
Done checkPictureUse(const WindowStart &start)
{
    if (start.pictureFile.isEmpty() || start.buildFile.isEmpty())
        return done();
    const Result<Build> build = loadBuild(start.buildFile);
    return build ? done() : Done(Error {build.error()});
}

int refuseWithoutDisplay()
{
    return refuse(Cli::tr("There is no display to open the window on. Start it in a desktop "
                          "session, or use a command: configurator --help lists them."));
}

int openKiosk(int argumentCount, char **arguments, const Arguments &typed)
{
    if (const Done use = checkKioskUse(typed); !use)
        return refuse(use.error());
    if (!hasDisplay())
        return refuseWithoutDisplay();
    QApplication application(argumentCount, arguments);
    return runKiosk(application, {typed.value(u"catalogue"_s), typed.value(u"data"_s)});
}

int openWindow(int argumentCount, char **arguments, const Arguments &typed)
{
    if (const Done use = checkWindowUse(typed); !use)
        return refuse(use.error());
    const WindowStart start {typed.value(u"catalogue"_s), typed.words.value(0),
                             typed.value(u"picture"_s),   typed.value(u"language"_s),
                             typed.value(u"store"_s),     typed.value(u"theme"_s)};
    if (const Done use = checkPictureUse(start); !use)
        return refuse(use.error());
    if (!start.pictureFile.isEmpty() && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen"); // the same picture on every desktop
    if (!hasDisplay())
        return refuseWithoutDisplay();
    QApplication application(argumentCount, arguments);
    return runWindow(application, start);
}

// Commands say every failure themselves; Qt's remarks on the surroundings help nobody here.
void keepGrave(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        printError(text);
}

int runHeadless(int argumentCount, char **arguments, const Command &command, const Arguments &typed)
{
    qInstallMessageHandler(keepGrave);
    qputenv("LC_ALL", "C.UTF-8"); // only the character encoding counts here
    if (!command.drawsText) {
        const QCoreApplication application(argumentCount, arguments);
        return runCommand(command, typed);
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argumentCount, arguments);
    return runCommand(command, typed);
}

QStringList typedWords(int count, char **words)
{
    QStringList typed;
    for (int index = 1; index < count; ++index)
        typed.append(QString::fromLocal8Bit(words[index]));
    return typed;
}

} // namespace

int main(int count, char **words)
{
    describeProgram();
    const Result<Arguments> arguments = parseArguments(typedWords(count, words));
    if (!arguments)
        return refuse(arguments.error());
    if (arguments->has(u"version"_s))
        return answer("configurator %1"_L1.arg(QCoreApplication::applicationVersion()));
    int one = 1; // Qt gets the program's name alone: the options are ours
    if (const std::optional<Command> command = commandIn(arguments->words))
        return runHeadless(one, words, *command, *arguments);
    if (arguments->has(u"help"_s))
        return arguments->words.isEmpty() ? answer(programHelp())
                                          : refuse(notACommand(arguments->words));
    if (arguments->has(u"kiosk"_s))
        return openKiosk(one, words, *arguments);
    return openWindow(one, words, *arguments);
}
