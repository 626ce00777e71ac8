// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"
#include "common/result.h"

#include <QSet>

#include <chrono>
#include <functional>

class QJsonArray;
class QJsonObject;

namespace configurator {

struct LoadedModels
{
    std::vector<AiModel> models; // only entries without a fault
    QStringList faults; // whole sentences; empty means sound
};

// The AI models that the person added, in own-models.json in `folder` (the user's data folder). The
// file looks like the catalogue's models.json, so that entries can be copied from one to the other.
class OwnModels
{
public:
    // Own models take no id and no name that one of `shipped` has. `patience` is how long another
    // program that writes the file is waited for.
    explicit OwnModels(const QString &folder, const std::vector<AiModel> &shipped = {},
                       std::chrono::milliseconds patience = std::chrono::seconds(3));

    // A missing file is no fault.
    [[nodiscard]] LoadedModels load() const;
    // The model as add() would keep it now, with a free id and a free name. Nothing is written.
    [[nodiscard]] Result<AiModel> preview(AiModel model) const;

    // Each reads the file anew, and writes it whole or not at all; a file that can't be read is not
    // overwritten, and entries with faults stay as they are.
    [[nodiscard]] Result<AiModel> add(const AiModel &model) const;
    [[nodiscard]] Done rename(const QString &id, const QString &name) const;
    [[nodiscard]] Done remove(const QString &id) const;

private:
    using Edit = std::function<Done(QJsonArray &entries)>;
    using EntryEdit = std::function<Done(QJsonArray &entries, qsizetype place)>;

    [[nodiscard]] Result<QJsonObject> read() const;
    [[nodiscard]] Done change(const Edit &edit) const;
    [[nodiscard]] Done changeEntry(const QString &id, const EntryEdit &edit) const;
    [[nodiscard]] QString notThere(const QString &id) const;
    [[nodiscard]] Done write(const QJsonObject &file) const;
    // With an id and a name that are neither shipped nor in `entries`.
    [[nodiscard]] Result<AiModel> fitted(AiModel model, const QJsonArray &entries) const;

    QString m_path;
    QSet<QString> m_shippedIds;
    QSet<QString> m_shippedNames;
    std::chrono::milliseconds m_patience;
};

} // namespace configurator
