// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

// Prints what the program said when it ended otherwise than it should.
#define VERIFY_CODE(ran, expected)                                                                 \
    QVERIFY2((ran).code == (expected),                                                             \
             qPrintable(QStringLiteral("exit %1: %2%3")                                            \
                            .arg((ran).code)                                                       \
                            .arg((ran).err, QString::fromUtf8((ran).out))))

// Runs the program as a person would who has no display, and keeps what it printed.
namespace configurator::test {

struct Ran
{
    int code = -1;
    QByteArray out;
    QString err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

inline QProcessEnvironment bareEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL", "LANG"})
        environment.remove(QString::fromLatin1(name));
    static const QTemporaryDir data; // not the folder of whoever runs the tests
    environment.insert(QStringLiteral("XDG_DATA_HOME"), data.path());
    return environment;
}

inline Ran run(const QStringList &arguments,
               const QProcessEnvironment &environment = bareEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(PROGRAM), arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString()};
    return {process.exitCode(), process.readAllStandardOutput(),
            QString::fromUtf8(process.readAllStandardError())};
}

inline QString smallCatalogue()
{
    return QStringLiteral(SOURCE_DIR "/tests/cases/catalogue");
}

// With the small catalogue, as JSON.
inline Ran ask(const QStringList &arguments)
{
    return run(
        arguments
        + QStringList {QStringLiteral("--json"), QStringLiteral("--catalogue"), smallCatalogue()});
}

inline QString write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path
                                                                                    : QString();
}

// A sentence that names what is wrong, exit code 2, and nothing on standard output.
inline void verifyRefused(const Ran &ran, const QStringList &says)
{
    VERIFY_CODE(ran, 2);
    QVERIFY2(ran.out.isEmpty(), ran.out.left(300).constData());
    for (const QString &part : says)
        QVERIFY2(ran.err.contains(part),
                 qPrintable(QStringLiteral("%1 is not in: %2").arg(part, ran.err)));
}

} // namespace configurator::test
