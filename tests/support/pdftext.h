// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QTest>

// What a PDF says, as a reader of the file sees it.
namespace configurator::test {

inline qsizetype pageCount(const QByteArray &pdf)
{
    return pdf.count("/Type /Page\n");
}

// What a reader can search for; empty when the machine has no reader.
inline QString textOf(const QByteArray &pdf, const QStringList &options = {})
{
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"),
                 options + QStringList {QStringLiteral("-"), QStringLiteral("-")});
    if (!reader.waitForStarted())
        return {};
    reader.write(pdf);
    reader.closeWriteChannel();
    reader.waitForFinished();
    return QString::fromUtf8(reader.readAllStandardOutput());
}

} // namespace configurator::test

// Options of the reader may follow.
#define TEXT_OR_SKIP(text, ...)                                                                    \
    const QString text = configurator::test::textOf(__VA_ARGS__);                                  \
    if (text.isEmpty())                                                                            \
    QSKIP("pdftotext is not there to read the file")
