// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/frombuild/quotelines.h"

#include "build/planning/plan.h"
#include "money/rounding.h"
#include "quote/quotetext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString acceleratorText(const Accelerator &accelerator)
{
    const QString memory = gbText(accelerator.memoryGb);
    if (accelerator.isUnified)
        return QuoteText::tr("%1 shared").arg(memory);
    if (accelerator.count == 1)
        return memory;
    return QuoteText::tr("%1 × %2, together %3")
        .arg(countText(accelerator.count), accelerator.name, memory);
}

QString hostText(const Host &host)
{
    const QString slots = countText(host.slotCount);
    if (host.pcieGeneration <= 0)
        return QuoteText::tr("%1 × PCIe ×%2").arg(slots, countText(host.lanes));
    return QuoteText::tr("%1 × PCIe %2.0 ×%3")
        .arg(slots, countText(host.pcieGeneration), countText(host.lanes));
}

// What the unit is, in the fewest figures: "32 GB, 575 W".
QString factsOf(const Unit &unit)
{
    QStringList facts;
    if (unit.accelerator)
        facts.append(acceleratorText(*unit.accelerator));
    if (unit.host && unit.host->supplyW)
        facts.append(QuoteText::tr("%1 supply").arg(wattsText(*unit.host->supplyW)));
    else if (unit.powerW.value_or(0) > 0)
        facts.append(wattsText(*unit.powerW));
    if (unit.host && unit.host->slotCount > 0)
        facts.append(hostText(*unit.host));
    if (unit.bridge)
        facts.append(QuoteText::tr("joins %1 cards").arg(countText(unit.bridge->ways)));
    if (unit.fabric)
        facts.append(
            QuoteText::tr("joins up to %1 machines").arg(countText(unit.fabric->maxMachines)));
    return facts.join(u", "_s);
}

QString detailsOf(const Unit *unit, const QString &place)
{
    QStringList details;
    if (!unit)
        details.append(QuoteText::tr("not in this catalogue"));
    const QString facts = unit ? factsOf(*unit) : QString();
    if (!facts.isEmpty())
        details.append(facts);
    if (!place.isEmpty())
        details.append(place);
    return details.join(u" · "_s);
}

QuoteLine lineOf(const Catalogue &catalogue, const QString &id, qint64 quantity,
                 const QString &place)
{
    const Unit *unit = catalogue.unit(id);
    QuoteLine line;
    line.sku = id;
    line.name = unit ? unit->name : id;
    line.details = detailsOf(unit, place);
    line.quantity = Decimal::whole(quantity);
    if (unit && unit->price)
        line.unitPrice = decimalPrice(*unit->price, catalogue.currency());
    return line;
}

// The machine that a held row stands in, as the quote names it.
struct Holder
{
    const Unit *unit = nullptr;
    qint64 machines = 1;
    qint64 line = 1;
};

QString singleSlotText(qint64 slot, const Holder &holder)
{
    const QString number = countText(slot);
    const QString line = countText(holder.line);
    if (holder.machines == 1)
        return QuoteText::tr("in slot %1 of line %2").arg(number, line);
    return QuoteText::tr("in slot %1 of each machine of line %2").arg(number, line);
}

QString slotText(qint64 first, qint64 last, const Holder &holder)
{
    if (first == last)
        return singleSlotText(first, holder);
    const bool areTwo = last == first + 1;
    QString pattern;
    if (holder.machines == 1) {
        pattern = areTwo ? QuoteText::tr("in slots %1 and %2 of line %3")
                         : QuoteText::tr("in slots %1 to %2 of line %3");
    } else {
        pattern = areTwo ? QuoteText::tr("in slots %1 and %2 of each machine of line %3")
                         : QuoteText::tr("in slots %1 to %2 of each machine of line %3");
    }
    return pattern.arg(countText(first), countText(last), countText(holder.line));
}

QString inText(const Holder &holder)
{
    const QString line = countText(holder.line);
    if (holder.unit && holder.unit->card)
        return QuoteText::tr("on the cards of line %1").arg(line);
    return holder.machines == 1 ? QuoteText::tr("in line %1").arg(line)
                                : QuoteText::tr("in each machine of line %1").arg(line);
}

class LineWriter
{
public:
    explicit LineWriter(const Catalogue &catalogue)
        : m_catalogue(catalogue)
    {
    }
    void addRow(const BuildItem &item);
    std::vector<QuoteLine> take() { return std::move(m_lines); }

private:
    QString placeOf(const Unit *unit, const BuildItem &held, const Holder &holder, qint64 &slot);

    const Catalogue &m_catalogue;
    std::vector<QuoteLine> m_lines;
};

// `slot` is the last covered slot and moves on; bridges cover none.
QString LineWriter::placeOf(const Unit *unit, const BuildItem &held, const Holder &holder,
                            qint64 &slot)
{
    if (!unit || !unit->card || !holder.unit || !holder.unit->host)
        return inText(holder);
    const qint64 first = slot + 1;
    slot += qint64 {placesOf(*unit->card, *holder.unit->host)} * held.count;
    return slotText(first, slot, holder);
}

void LineWriter::addRow(const BuildItem &item)
{
    const Unit *unit = m_catalogue.unit(item.unit);
    m_lines.push_back(lineOf(m_catalogue, item.unit, item.count, {}));
    const Holder holder {unit, item.count, static_cast<qint64>(m_lines.size())};
    qint64 slot = 0;
    for (const BuildItem &held : item.holds) {
        const Unit *part = m_catalogue.unit(held.unit);
        const QString place = placeOf(part, held, holder, slot);
        m_lines.push_back(lineOf(m_catalogue, held.unit, qint64 {item.count} * held.count, place));
    }
}

} // namespace

Decimal decimalPrice(Minor price, const Currency &currency)
{
    return {static_cast<qint64>(price * powerOfTen(Decimal::places - currency.exponent))};
}

std::vector<QuoteLine> quoteLines(const Catalogue &catalogue, const Build &build, Decimal taxRate)
{
    LineWriter writer(catalogue);
    for (const BuildItem &item : build.items)
        writer.addRow(item);
    std::vector<QuoteLine> lines = writer.take();
    for (QuoteLine &line : lines)
        line.taxRate = taxRate;
    return lines;
}

std::optional<QuoteLine> quoteLine(const Catalogue &catalogue, const QString &unit, Decimal taxRate)
{
    if (!catalogue.unit(unit))
        return {};
    QuoteLine line = lineOf(catalogue, unit, 1, {});
    line.taxRate = taxRate;
    return line;
}

} // namespace configurator
