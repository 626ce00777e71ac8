// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/pdf/pdfoutline.h"

#include <QByteArray>
#include <QCoreApplication>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

#include <memory>

namespace configurator {

namespace {

using Object = QPDFObjectHandle;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(PdfOutline)
};

Object textObject(const QString &text)
{
    return Object::newUnicodeString(text.toStdString());
}

void describe(QPDF &pdf, const PdfDetails &details)
{
    Object info = pdf.getTrailer().getKey("/Info");
    if (!info.isDictionary())
        return;
    if (!details.author.isEmpty())
        info.replaceKey("/Author", textObject(details.author));
    if (!details.subject.isEmpty())
        info.replaceKey("/Subject", textObject(details.subject));
}

Object markObject(QPDF &pdf, const PdfMark &mark, const Object &parent)
{
    const std::vector<Object> &pages = pdf.getAllPages();
    Object item = pdf.makeIndirectObject(Object::newDictionary());
    Object place = Object::newArray();
    place.appendItem(pages.at(static_cast<std::size_t>(mark.page)));
    place.appendItem(Object::newName("/XYZ"));
    place.appendItem(Object::newNull());
    place.appendItem(Object::newReal(mark.top, 2));
    place.appendItem(Object::newNull());
    item.replaceKey("/Title", textObject(mark.title));
    item.replaceKey("/Parent", parent);
    item.replaceKey("/Dest", place);
    return item;
}

// A list of one level: each item knows its neighbours, the list its ends (ISO 32000-1, 12.3.3).
void addOutline(QPDF &pdf, const std::vector<PdfMark> &marks)
{
    if (marks.empty())
        return;
    Object outline = pdf.makeIndirectObject(Object::newDictionary());
    outline.replaceKey("/Type", Object::newName("/Outlines"));
    std::vector<Object> items;
    for (const PdfMark &mark : marks)
        items.push_back(markObject(pdf, mark, outline));
    for (std::size_t next = 1; next < items.size(); ++next) {
        items[next].replaceKey("/Prev", items[next - 1]);
        items[next - 1].replaceKey("/Next", items[next]);
    }
    outline.replaceKey("/First", items.front());
    outline.replaceKey("/Last", items.back());
    outline.replaceKey("/Count", Object::newInteger(static_cast<long long>(items.size())));
    pdf.getRoot().replaceKey("/Outlines", outline);
    pdf.getRoot().replaceKey("/PageMode", Object::newName("/UseOutlines"));
}

void nameLanguage(QPDF &pdf, const QString &language)
{
    Object preferences = Object::newDictionary();
    preferences.replaceKey("/DisplayDocTitle", Object::newBool(true));
    pdf.getRoot().replaceKey("/ViewerPreferences", preferences);
    if (!language.isEmpty())
        pdf.getRoot().replaceKey("/Lang", textObject(language));
}

QByteArray written(QPDF &pdf)
{
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.write();
    const std::unique_ptr<Buffer> buffer(writer.getBuffer());
    return {reinterpret_cast<const char *>(buffer->getBuffer()),
            static_cast<qsizetype>(buffer->getSize())};
}

} // namespace

// The library reports by exceptions; none leaves this function.
Result<QByteArray> withDetails(const QByteArray &pdf, const PdfDetails &details)
{
    try {
        QPDF document;
        document.setSuppressWarnings(true);
        document.processMemoryFile("quote", pdf.constData(), static_cast<std::size_t>(pdf.size()));
        describe(document, details);
        addOutline(document, details.marks);
        nameLanguage(document, details.language);
        return written(document);
    } catch (const std::exception &fault) {
        return Error {Say::tr("The PDF could not be finished: %1.")
                          .arg(QString::fromLocal8Bit(fault.what()))};
    }
}

} // namespace configurator
