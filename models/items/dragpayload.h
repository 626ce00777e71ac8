// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"

#include <QMimeData>

#include <memory>

namespace configurator {

// What is dragged: a unit of the catalogue, or a row of the open build. Ids and numbers only, and
// everything is looked up again on drop, since anyone may offer our MIME type.
struct DragPayload
{
    QString unit; // catalogue id, also of a dragged row
    ItemPath from; // row -1: from the catalogue
    bool operator==(const DragPayload &) const = default;

    [[nodiscard]] bool isFromBuild() const { return from.row >= 0; }
    [[nodiscard]] std::unique_ptr<QMimeData> toMimeData() const;
    static std::optional<DragPayload> fromMimeData(const QMimeData *data);
    static QString mimeType();
};

} // namespace configurator
