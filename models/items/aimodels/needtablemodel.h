// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/evenneed.h"
#include "items/sources.h"

#include <QAbstractTableModel>

namespace configurator {

// The table of one model's page: what it needs in each format of an engine, at several contexts.
class NeedTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { FormatColumn, WeightsColumn, firstContextColumn };
    enum Role {
        BytesRole = Qt::UserRole + 1, // invalid where the need is not known
        NeedTextRole, // "44.0 GiB"
        UseTextRole, // "Q4_K_M, 8 K context, 1 user, llama.cpp"
        ColumnNameRole, // a column's title in full: "8 K context"
    };
    static constexpr int mostContexts = 5;

    using QAbstractTableModel::QAbstractTableModel;

    // The model and how it is run; format and context are those of the cells. nullptr: none.
    void show(const AiModel *model, const ModelChoice &use);
    // 4,096 tokens, the usual steps and the model's limit.
    [[nodiscard]] static std::vector<qint64> contextsOf(const AiModel &model);
    // How the model is run where this cell is chosen.
    [[nodiscard]] ModelChoice choiceAt(const QModelIndex &index) const;
    // The cell for this choice: the shortest context that covers its own, in its format or, where
    // that is not known, in the least reduced one that is. Invalid where nothing is known.
    [[nodiscard]] QModelIndex indexOf(const ModelChoice &choice) const;
    // Each part of this cell's figure, and how it came about.
    [[nodiscard]] std::vector<SourceLine> sourcesAt(const QModelIndex &index) const;

    // QAbstractTableModel
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        QString format;
        std::optional<Bytes> weights;
        std::vector<std::optional<Bytes>> needs; // one a context
    };
    [[nodiscard]] Row rowFor(const AiModel &model, const QString &format) const;
    [[nodiscard]] std::optional<Bytes> bytesAt(const QModelIndex &index) const;
    [[nodiscard]] QString displayText(const QModelIndex &index) const;
    [[nodiscard]] QString spokenText(const QModelIndex &index) const;

    std::optional<AiModel> m_model;
    ModelChoice m_use;
    std::vector<qint64> m_contexts;
    std::vector<Row> m_rows;
};

} // namespace configurator
