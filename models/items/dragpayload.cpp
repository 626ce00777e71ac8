// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/dragpayload.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace configurator {

namespace {
constexpr qsizetype maxPayload = 512;
constexpr qsizetype maxIdLength = 64;
} // namespace

QString DragPayload::mimeType()
{
    return u"application/x-configurator-unit+json"_s;
}

std::unique_ptr<QMimeData> DragPayload::toMimeData() const
{
    const QJsonObject object {{u"unit"_s, unit}, {u"row"_s, from.row}, {u"held"_s, from.held}};
    auto data = std::make_unique<QMimeData>();
    data->setData(mimeType(), QJsonDocument(object).toJson(QJsonDocument::Compact));
    return data;
}

std::optional<DragPayload> DragPayload::fromMimeData(const QMimeData *data)
{
    if (!data || !data->hasFormat(mimeType()))
        return {};
    const QByteArray text = data->data(mimeType());
    if (text.size() > maxPayload)
        return {};
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    DragPayload payload {object.value("unit"_L1).toString(),
                         {object.value("row"_L1).toInt(-1), object.value("held"_L1).toInt(-1)}};
    if (payload.unit.isEmpty() || payload.unit.size() > maxIdLength)
        return {};
    return payload;
}

} // namespace configurator
