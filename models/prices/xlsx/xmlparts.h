// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QStringList>
#include <QXmlStreamReader>

#include <functional>
#include <optional>
#include <vector>

namespace configurator {

// The XML of one part. Names are compared without their namespaces: the two editions of the
// standard, and its transitional and strict forms, differ in these alone.
class XmlPart
{
public:
    XmlPart(const QByteArray &xml, QString where);

    [[nodiscard]] bool isFaulty() const { return !m_fault.isEmpty() || m_reader.hasError(); }
    // One sentence that names the part and, where the XML is bad, the line.
    [[nodiscard]] Error error() const;
    void fail(const QString &sentence);

    // Steps to the next element inside the current one; false at its end, or at a fault. A document
    // type, where entities could be declared, is a fault: the standard knows none.
    bool nextChild();
    // The elements of this name inside the current one; `read` reads or skips the one at hand.
    void forEach(QStringView name, const std::function<void()> &read);
    // To its first element, which must have this name.
    bool enter(QStringView root);
    void skip() { m_reader.skipCurrentElement(); }

    [[nodiscard]] bool is(QStringView name) const { return m_reader.name() == name; }
    [[nodiscard]] QString attribute(QStringView name) const;
    // Of the namespace of relationships: r:id.
    [[nodiscard]] QString relationId() const;
    // The text of the element at hand, with nothing inside it but text.
    QString text();

private:
    QXmlStreamReader m_reader;
    QString m_where;
    QString m_fault;
};

// "_x000D_" in a text stands for the character of that code (ECMA-376, part 1, 22.9.2.19).
QString unescaped(const QString &text);
// The text of an element with <t> or runs <r> in it, without what tells how to pronounce it.
QString richText(XmlPart &xml);

struct Relation
{
    QString id;
    QString type; // the last word of its address: "worksheet"
    QString target; // the part's name inside the package
};
// From a part like "xl/_rels/workbook.xml.rels"; targets count from `folder`.
Result<std::vector<Relation>> relationsOf(const QByteArray &xml, const QString &folder,
                                          const QString &where);
Result<std::vector<QString>> sharedTextsOf(const QByteArray &xml, const QString &where);

struct SheetName
{
    QString name;
    QString relation;
    bool isHidden = false;
};
Result<std::vector<SheetName>> sheetNamesOf(const QByteArray &xml, const QString &where);

} // namespace configurator
