// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/settings/tablesections.h"

#include "quote/entry/lineentry.h"
#include "views/quotes/dialogs/settings/table/entrytable.h"
#include "views/quotes/dialogs/settings/profileentry.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace configurator {

namespace {

constexpr int mostServices = 200;
constexpr int mostRoles = 50; // as profile files have it
constexpr int figureWidth = 96;

bool isEmptyRow(const QStringList &texts)
{
    return std::all_of(texts.begin(), texts.end(),
                       [](const QString &text) { return text.isEmpty(); });
}

// Fills `entries` from the rows that `entryOf` can read; a row that nothing was written into is
// none. Returns the first field of the first row that is wrong.
template <typename Entry, typename EntryOf>
QWidget *readRows(EntryTable &table, std::vector<Entry> &entries, const EntryOf &entryOf)
{
    entries.clear();
    QWidget *wrong = nullptr;
    for (int row = 0; row < table.rowCount(); ++row) {
        table.setFault(row, {});
        if (isEmptyRow(table.texts(row)))
            continue;
        const Result<Entry> entry = entryOf(row);
        table.setFault(row, entry.error());
        if (entry)
            entries.push_back(*entry);
        else if (!wrong)
            wrong = table.field(row, 0);
    }
    return wrong;
}

} // namespace

ServicesSection::ServicesSection(const ShopProfile &profile, QWidget *parent)
    : SettingsSection(tr("Services"), tr("Lines that stand ready for every quote."), parent)
    , m_before(profile.services)
    , m_table(new EntryTable({{tr("Name"), tr("Name of service %1"), 0},
                              {tr("SKU"), tr("SKU of service %1"), figureWidth},
                              {tr("Price"), tr("Price of service %1"), figureWidth},
                              {tr("Tax %"), tr("Tax of service %1"), figureWidth / 2 + 16}},
                             {tr("Add a service"), tr("Remove service %1"), tr("No services yet.")},
                             mostServices, this))
{
    int origin = 0;
    for (const QuoteLine &line : profile.services)
        m_table->addRow({line.name, line.sku, priceText(line.unitPrice, profile.currency),
                         rateText(line.taxRate)},
                        origin++);
    column()->addWidget(m_table);
    connect(m_table, &EntryTable::edited, this, &SettingsSection::edited);
}

// What the table does not show of a service stays as it was.
Result<QuoteLine> ServicesSection::service(int row) const
{
    const QStringList texts = m_table->texts(row);
    const int origin = m_table->origin(row);
    QuoteLine line = origin < 0 ? QuoteLine() : m_before[static_cast<std::size_t>(origin)];
    line.name = texts[0];
    line.sku = texts[1];
    if (line.name.isEmpty())
        return Error {tr("A service needs a name.")};
    const auto price = typedPrice(texts[2]);
    if (!price)
        return Error {price.error()};
    const auto rate = typedShare(texts[3].isEmpty() ? QString(u'0') : texts[3]);
    if (!rate)
        return Error {rate.error()};
    line.unitPrice = *price;
    line.taxRate = *rate;
    return line;
}

QWidget *ServicesSection::read(ShopProfile &profile)
{
    return readRows(*m_table, profile.services, [this](int row) { return service(row); });
}

RolesSection::RolesSection(const ShopProfile &profile, QWidget *parent)
    : SettingsSection(tr("Staff and discounts"),
                      tr("How much of a quote's value each role may take off, in percent. Beyond "
                         "the first figure a reason is asked for, beyond the second the role can't "
                         "issue. Without roles there are no limits."),
                      parent)
    , m_table(new EntryTable({{tr("Role"), tr("Name of role %1"), 0},
                              {tr("No reason up to"), tr("No reason up to, role %1"), figureWidth},
                              {tr("At most"), tr("At most, role %1"), figureWidth}},
                             {tr("Add a role"), tr("Remove role %1"), tr("No roles yet.")},
                             mostRoles, this))
{
    for (const StaffRole &role : profile.roles)
        m_table->addRow({role.name, rateText(role.freely), rateText(role.atMost)}, -1);
    column()->addWidget(m_table);
    connect(m_table, &EntryTable::edited, this, &SettingsSection::edited);
}

Result<StaffRole> RolesSection::role(int row) const
{
    const QStringList texts = m_table->texts(row);
    if (texts[0].isEmpty())
        return Error {tr("A role needs a name.")};
    for (int other = 0; other < row; ++other) {
        if (m_table->texts(other).first() == texts[0])
            return Error {tr("Two roles have this name. Give each its own.")};
    }
    const auto freely = typedShare(texts[1]);
    if (!freely)
        return Error {freely.error()};
    const auto atMost = typedShare(texts[2]);
    if (!atMost)
        return Error {atMost.error()};
    if (*freely > *atMost)
        return Error {tr("What needs no reason can't be more than what is allowed at most.")};
    return StaffRole {texts[0], *freely, *atMost};
}

QWidget *RolesSection::read(ShopProfile &profile)
{
    return readRows(*m_table, profile.roles, [this](int row) { return role(row); });
}

} // namespace configurator
