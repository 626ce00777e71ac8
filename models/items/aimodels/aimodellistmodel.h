// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/buildscan.h"
#include "items/aimodels/modelrow.h"

#include <QAbstractTableModel>

namespace configurator {

// What the person asked to see. Every condition narrows; an empty filter shows all.
struct AiModelFilter
{
    QString text; // every word must occur in name, publisher, licence or kind
    QString publisher;
    QString modality;
    QString licence; // a family: licenceFamily()
    std::optional<SizeClass> size;
    bool onlyRunning = false; // on the present build, at the choice's context
    bool operator==(const AiModelFilter &) const = default;
};

// The catalogue's AI models and the person's own, as rows that are filtered and sorted here.
class AiModelListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        ModelIdRole = Qt::UserRole + 1,
        RemarkRole, // a cell's second line
        VerdictRole, // configurator::Verdict as a number; invalid until it is worked out
    };

    explicit AiModelListModel(const BuildDocument &document, QObject *parent = nullptr);

    void setFilter(const AiModelFilter &filter);
    [[nodiscard]] const AiModelFilter &filter() const { return m_filter; }
    // Answers about the present build are worked out only while they are looked at.
    void setLookedAt(bool isLookedAt) { m_scan.setActive(isLookedAt); }
    [[nodiscard]] bool isScanned() const { return m_scan.isDone(); }
    // For which build and use the answers hold, or why there are none.
    [[nodiscard]] QString buildSentence() const;
    [[nodiscard]] bool hasGpus() const { return m_scan.hasGpus(); }
    [[nodiscard]] int totalCount() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QString countSentence() const; // "12 of 92 models"
    [[nodiscard]] int rowOf(const QString &model) const; // -1 when filtered out
    [[nodiscard]] QStringList publishers() const;
    [[nodiscard]] QStringList modalities() const;
    [[nodiscard]] QStringList licences() const;
    [[nodiscard]] ModelColumn sortColumn() const { return m_sortColumn; }
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_sortOrder; }

    // QAbstractTableModel
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void contentsChanged(); // rows, answers or the build have changed

private:
    [[nodiscard]] QVariant cell(const ModelRow &row, ModelColumn column, int role) const;
    [[nodiscard]] bool passes(const ModelRow &row, const QStringList &words) const;
    [[nodiscard]] std::vector<std::size_t> passing() const;
    void takeModels();
    void takeAnswers();
    void refill();
    void reorder();

    const BuildDocument &m_document;
    BuildScan m_scan;
    std::vector<ModelRow> m_rows;
    std::vector<std::size_t> m_shown; // rows that pass, in order
    AiModelFilter m_filter;
    ModelColumn m_sortColumn = ModelColumn::Name;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace configurator
