// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <vector>

namespace configurator {

// A bookmark in the outline of a PDF.
struct PdfMark
{
    QString title;
    int page = 0; // from 0
    double top = 0; // points above the page's lower edge
    bool operator==(const PdfMark &) const = default;
};

// What a PDF says about itself beyond its pages; empty texts are left out.
struct PdfDetails
{
    QString author;
    QString subject;
    QString language; // of its text: "en", "ru"
    std::vector<PdfMark> marks;
    bool operator==(const PdfDetails &) const = default;
};

// The same document with these details, which Qt's writer can't write. The pages stay as they are.
Result<QByteArray> withDetails(const QByteArray &pdf, const PdfDetails &details);

} // namespace configurator
