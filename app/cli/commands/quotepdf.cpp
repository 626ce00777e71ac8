// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/clitext.h"
#include "cli/inputs.h"
#include "views/print/quotepdf.h"
#include "quote/quotesheet.h"
#include "shop.h"

#include <QFileInfo>
#include <QJsonObject>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// A device or pipe is written to, not replaced by a file of the same name.
Done writeThrough(const QByteArray &pdf, const QString &path)
{
    QFile file(path);
    const bool isOpen = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    if (!isOpen || file.write(pdf) != pdf.size())
        return Error {Cli::tr("--pdf: the quote could not be written to %1: %2.")
                          .arg(path, file.errorString())};
    return done();
}

Done writeTo(const QuoteSheet &sheet, const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists() || info.isFile() || info.isDir())
        return writeQuotePdf(sheet, path);
    const Result<QByteArray> pdf = quotePdf(sheet);
    return pdf ? writeThrough(*pdf, path) : Done(Error {pdf.error()});
}

} // namespace

Result<Answer> runQuotePdf(const Arguments &arguments)
{
    const QString path = arguments.value(u"pdf"_s);
    if (path.isEmpty())
        return Error {Cli::tr("Where does the quote go? Add --pdf FILE.")};
    const Result<BuildInput> input = buildInput(arguments);
    if (!input)
        return Error {input.error()};
    const Assessment assessment = assess(input->catalogue, input->build, shopRegion);
    const QuoteSheet sheet
        = quoteSheet(input->catalogue, input->build, assessment, QDate::currentDate());
    if (const Done written = writeTo(sheet, path); !written)
        return Error {written.error()};
    return Answer {{{u"pdf"_s, path}, {u"valid_until"_s, sheet.validUntil.toString(Qt::ISODate)}},
                   Cli::tr("The quote is written to %1.").arg(path),
                   true};
}

} // namespace configurator
