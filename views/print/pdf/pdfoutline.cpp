// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/pdf/pdfoutline.h"
#include "views/common/viewtext.h"

#include <QByteArray>

#include <qpdf/qpdf-c.h>

namespace configurator {

namespace {

using Object = qpdf_oh;

// A document in the library's own words. It keeps the first error; all calls after that do nothing
// harmful.
class Document
{
public:
    Document()
        : m_data(qpdf_init())
    {
        qpdf_silence_errors(m_data);
        qpdf_set_suppress_warnings(m_data, QPDF_TRUE);
    }
    ~Document() { qpdf_cleanup(&m_data); }
    Q_DISABLE_COPY_MOVE(Document)

    [[nodiscard]] bool read(const QByteArray &pdf);
    void describe(const PdfDetails &details);
    void addOutline(const std::vector<PdfMark> &marks);
    void nameLanguage(const QString &language);
    [[nodiscard]] QByteArray write();
    [[nodiscard]] QString error();

private:
    [[nodiscard]] Object name(const char *text) { return qpdf_oh_new_name(m_data, text); }
    [[nodiscard]] Object dictionary();
    [[nodiscard]] Object markObject(const PdfMark &mark, Object parent);
    void set(Object object, const char *key, Object value)
    {
        qpdf_oh_replace_key(m_data, object, key, value);
    }
    void setText(Object object, const char *key, const QString &text);

    qpdf_data m_data;
};

bool Document::read(const QByteArray &pdf)
{
    const auto size = static_cast<unsigned long long>(pdf.size());
    const QPDF_ERROR_CODE fault = qpdf_read_memory(m_data, "quote", pdf.constData(), size, nullptr);
    return (fault & QPDF_ERRORS) == 0;
}

// One that others can refer to.
Object Document::dictionary()
{
    return qpdf_make_indirect_object(m_data, qpdf_oh_new_dictionary(m_data));
}

void Document::setText(Object object, const char *key, const QString &text)
{
    if (!text.isEmpty())
        set(object, key, qpdf_oh_new_unicode_string(m_data, text.toUtf8().constData()));
}

void Document::describe(const PdfDetails &details)
{
    const Object info = qpdf_oh_get_key(m_data, qpdf_get_trailer(m_data), "/Info");
    if (qpdf_oh_is_dictionary(m_data, info) == QPDF_FALSE)
        return;
    setText(info, "/Author", details.author);
    setText(info, "/Subject", details.subject);
}

Object Document::markObject(const PdfMark &mark, Object parent)
{
    const Object place = qpdf_oh_new_array(m_data);
    const auto page = static_cast<std::size_t>(mark.page);
    for (const Object part :
         {qpdf_get_page_n(m_data, page), name("/XYZ"), qpdf_oh_new_null(m_data),
          qpdf_oh_new_real_from_double(m_data, mark.top, 2), qpdf_oh_new_null(m_data)})
        qpdf_oh_append_item(m_data, place, part);
    const Object item = dictionary();
    setText(item, "/Title", mark.title);
    set(item, "/Parent", parent);
    set(item, "/Dest", place);
    return item;
}

// A list of one level: each item knows its neighbours, the list its ends (ISO 32000-1, 12.3.3).
void Document::addOutline(const std::vector<PdfMark> &marks)
{
    if (marks.empty())
        return;
    const Object outline = dictionary();
    std::vector<Object> items;
    items.reserve(marks.size());
    for (const PdfMark &mark : marks)
        items.push_back(markObject(mark, outline));
    for (std::size_t next = 1; next < items.size(); ++next) {
        set(items[next], "/Prev", items[next - 1]);
        set(items[next - 1], "/Next", items[next]);
    }
    const auto count = static_cast<long long>(items.size());
    set(outline, "/Type", name("/Outlines"));
    set(outline, "/First", items.front());
    set(outline, "/Last", items.back());
    set(outline, "/Count", qpdf_oh_new_integer(m_data, count));
    set(qpdf_get_root(m_data), "/Outlines", outline);
    set(qpdf_get_root(m_data), "/PageMode", name("/UseOutlines"));
}

// The language of the text, and that a window shows the title and not the file's name.
void Document::nameLanguage(const QString &language)
{
    const Object preferences = qpdf_oh_new_dictionary(m_data);
    set(preferences, "/DisplayDocTitle", qpdf_oh_new_bool(m_data, QPDF_TRUE));
    set(qpdf_get_root(m_data), "/ViewerPreferences", preferences);
    setText(qpdf_get_root(m_data), "/Lang", language);
}

// Empty when it could not be written.
QByteArray Document::write()
{
    qpdf_init_write_memory(m_data);
    qpdf_set_deterministic_ID(m_data, QPDF_TRUE);
    if ((qpdf_write(m_data) & QPDF_ERRORS) != 0 || qpdf_has_error(m_data) != QPDF_FALSE)
        return {};
    return {reinterpret_cast<const char *>(qpdf_get_buffer(m_data)),
            static_cast<qsizetype>(qpdf_get_buffer_length(m_data))};
}

QString Document::error()
{
    if (qpdf_has_error(m_data) == QPDF_FALSE)
        return {};
    return QString::fromUtf8(qpdf_get_error_full_text(m_data, qpdf_get_error(m_data)));
}

} // namespace

Result<QByteArray> withDetails(const QByteArray &pdf, const PdfDetails &details)
{
    Document document;
    QByteArray finished;
    if (document.read(pdf)) {
        document.describe(details);
        document.addOutline(details.marks);
        document.nameLanguage(details.language);
        finished = document.write();
    }
    if (finished.isEmpty())
        return Error {ViewText::tr("The PDF could not be finished: %1.").arg(document.error())};
    return finished;
}

} // namespace configurator
