// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/clitext.h"
#include "cli/inputs.h"
#include "print/quotepdf.h"
#include "quote/quotesheet.h"
#include "shop.h"

#include <QJsonObject>

namespace configurator {

using namespace Qt::StringLiterals;

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
    if (const Done written = writeQuotePdf(sheet, path); !written)
        return Error {written.error()};
    return Answer {{{u"pdf"_s, path}, {u"valid_until"_s, sheet.validUntil.toString(Qt::ISODate)}},
                   Cli::tr("The quote is written to %1.").arg(path),
                   true};
}

} // namespace configurator
