// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/freenames.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestId = 64; // of the catalogue

} // namespace

QString freeId(const QString &wanted, const QSet<QString> &taken)
{
    QString id = wanted;
    for (int number = 2; taken.contains(id); ++number) {
        const QString suffix = u"-%1"_s.arg(number);
        id = wanted.left(longestId - suffix.size()) + suffix;
    }
    return id;
}

QString freeName(const QString &wanted, const QSet<QString> &taken)
{
    QString name = wanted;
    for (int number = 2; taken.contains(name); ++number)
        name = u"%1 (%2)"_s.arg(wanted, QString::number(number));
    return name;
}

} // namespace configurator
