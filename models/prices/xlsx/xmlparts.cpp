// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/xlsx/xmlparts.h"

#include "prices/pricestext.h"
#include "prices/table/table.h"

#include <QDir>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostSheets = 1'000;
constexpr qint64 mostSharedTexts = tablelimit::cells;

// From the root of the package, without a slash before it.
QString partName(const QString &target, const QString &folder)
{
    const QString path = target.startsWith(u'/') ? target : u'/' + folder + u'/' + target;
    return QDir::cleanPath(path).mid(1);
}

} // namespace

XmlPart::XmlPart(const QByteArray &xml, QString where)
    : m_reader(xml)
    , m_where(std::move(where))
{
}

Error XmlPart::error() const
{
    if (!m_fault.isEmpty())
        return {"%1: %2"_L1.arg(m_where, m_fault)};
    return {PricesText::tr("%1, line %2: this is not valid XML (%3). Get the file again.")
                .arg(m_where, QString::number(m_reader.lineNumber()), m_reader.errorString())};
}

void XmlPart::fail(const QString &sentence)
{
    if (!isFaulty())
        m_fault = sentence;
}

bool XmlPart::nextChild()
{
    while (!isFaulty() && !m_reader.atEnd()) {
        switch (m_reader.readNext()) {
        case QXmlStreamReader::StartElement:
            return true;
        case QXmlStreamReader::EndElement:
            return false;
        case QXmlStreamReader::DTD:
            fail(PricesText::tr(
                "a document type has no place in a workbook, so this part is not read."));
            break;
        default:
            break;
        }
    }
    return false;
}

void XmlPart::forEach(QStringView name, const std::function<void()> &read)
{
    while (nextChild()) {
        if (is(name))
            read();
        else
            skip();
    }
}

bool XmlPart::enter(QStringView root)
{
    if (nextChild() && is(root))
        return true;
    fail(PricesText::tr("this part begins otherwise than it has to. Get the file again."));
    return false;
}

QString XmlPart::attribute(QStringView name) const
{
    const QXmlStreamAttributes attributes = m_reader.attributes();
    for (const QXmlStreamAttribute &attribute : attributes)
        if (attribute.namespaceUri().isEmpty() && attribute.name() == name)
            return attribute.value().toString();
    return {};
}

QString XmlPart::relationId() const
{
    const QXmlStreamAttributes attributes = m_reader.attributes();
    for (const QXmlStreamAttribute &attribute : attributes)
        if (attribute.name() == "id"_L1 && attribute.namespaceUri().endsWith("/relationships"_L1))
            return attribute.value().toString();
    return {};
}

QString XmlPart::text()
{
    QString text = m_reader.readElementText(QXmlStreamReader::SkipChildElements);
    if (text.size() > tablelimit::cellLength) {
        fail(PricesText::tr("line %1: a text has more than %2 characters, which no cell may have.")
                 .arg(QString::number(m_reader.lineNumber()),
                      QString::number(tablelimit::cellLength)));
        return {};
    }
    return text;
}

QString unescaped(const QString &text)
{
    constexpr qsizetype length = 7;
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        bool isCode = false;
        char16_t code = 0;
        if (text[i] == u'_' && i + length <= text.size() && text[i + 1] == u'x'
            && text[i + length - 1] == u'_')
            code = QStringView(text).mid(i + 2, 4).toUShort(&isCode, 16);
        plain += isCode ? QChar(code) : text[i];
        i += isCode ? length - 1 : 0;
    }
    return plain;
}

QString richText(XmlPart &xml)
{
    QString text;
    while (xml.nextChild()) {
        if (xml.is(u"t"))
            text += xml.text();
        else if (xml.is(u"r"))
            xml.forEach(u"t", [&] { text += xml.text(); });
        else
            xml.skip();
    }
    if (text.size() > tablelimit::cellLength)
        xml.fail(PricesText::tr("a text has more than %1 characters, which no cell may have.")
                     .arg(QString::number(tablelimit::cellLength)));
    return unescaped(text);
}

Result<std::vector<Relation>> relationsOf(const QByteArray &bytes, const QString &folder,
                                          const QString &where)
{
    XmlPart xml(bytes, where);
    std::vector<Relation> relations;
    if (xml.enter(u"Relationships"))
        xml.forEach(u"Relationship", [&] {
            relations.push_back({xml.attribute(u"Id"), xml.attribute(u"Type").section(u'/', -1),
                                 partName(xml.attribute(u"Target"), folder)});
            xml.skip();
        });
    if (xml.isFaulty())
        return xml.error();
    return relations;
}

Result<std::vector<QString>> sharedTextsOf(const QByteArray &bytes, const QString &where)
{
    XmlPart xml(bytes, where);
    std::vector<QString> texts;
    if (xml.enter(u"sst"))
        xml.forEach(u"si", [&] {
            texts.push_back(richText(xml));
            if (static_cast<qint64>(texts.size()) > mostSharedTexts)
                xml.fail(PricesText::tr("there are too many texts to be read. Split the list."));
        });
    if (xml.isFaulty())
        return xml.error();
    return texts;
}

Result<std::vector<SheetName>> sheetNamesOf(const QByteArray &bytes, const QString &where)
{
    XmlPart xml(bytes, where);
    std::vector<SheetName> sheets;
    const auto addSheet = [&] {
        const QString state = xml.attribute(u"state");
        sheets.push_back(
            {xml.attribute(u"name"), xml.relationId(), !state.isEmpty() && state != "visible"_L1});
        xml.skip();
        if (sheets.size() > mostSheets)
            xml.fail(PricesText::tr("there are more sheets than a workbook may have."));
    };
    if (xml.enter(u"workbook"))
        xml.forEach(u"sheets", [&] { xml.forEach(u"sheet", addSheet); });
    if (xml.isFaulty())
        return xml.error();
    return sheets;
}

} // namespace configurator
