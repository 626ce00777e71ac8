// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/aimodels/recommendationsmodel.h"

#include "advice/words.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

using Tone = RecommendationsModel::Tone;

// In thousandths, full at most. Memory sizes times a thousand stay far inside 64 bits.
int fillOf(Bytes part, Bytes whole)
{
    if (whole <= 0 || part >= whole)
        return RecommendationsModel::fullBar;
    return static_cast<int>(part * RecommendationsModel::fullBar / whole);
}

bool isHeldByGroup(const Fit &fit)
{
    return fit.verdict >= Verdict::Linked;
}

QString groupRemark(const Fit &fit)
{
    const QString need = gibText(fit.need());
    if (isHeldByGroup(fit))
        return RecommendationsModel::tr("holds all %1").arg(need);
    return fit.fastLinkedUsable < fit.need() ? RecommendationsModel::tr("of %1 needed").arg(need)
                                             : RecommendationsModel::tr("no split stays inside it");
}

QString kindText(const Recommendation &recommendation)
{
    return recommendation.totals.isCluster() ? clusterKindName(recommendation.totals.cluster)
                                             : buildKindName(recommendation.kind);
}

Tone toneOf(const Totals &totals)
{
    switch (totals.cluster) {
    case ClusterKind::None:
        return Tone::Plain;
    case ClusterKind::FastLinked:
        return Tone::Good;
    case ClusterKind::PartlyFastLinked:
    case ClusterKind::StandardPcie:
    case ClusterKind::SeparateMachines:
        return Tone::Caution;
    }
    Q_UNREACHABLE();
}

} // namespace

RecommendationsModel::RecommendationsModel(const Catalogue &catalogue, Region region,
                                           QObject *parent)
    : QAbstractListModel(parent)
    , m_catalogue(catalogue)
    , m_region(region)
{
    constexpr int delayMs = 30;
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, [this] { setWish(std::optional(m_wish)); });
}

void RecommendationsModel::setWish(const std::optional<Wish> &wish)
{
    m_delay.stop();
    Recommendations answer;
    if (wish) {
        if (!m_recommender)
            m_recommender.emplace(m_catalogue);
        answer = m_recommender->recommend(*wish);
    }
    beginResetModel();
    m_wish = wish;
    m_answer = std::move(answer);
    endResetModel();
}

void RecommendationsModel::setWishSoon(const Wish &wish)
{
    m_wish = wish;
    m_delay.start();
}

std::optional<Minor> RecommendationsModel::budgetOf(int wholeUnits) const
{
    if (wholeUnits <= 0)
        return {};
    return wholeAmount(wholeUnits, m_catalogue.currency());
}

Build RecommendationsModel::buildAt(int row) const
{
    return row >= 0 && row < rowCount() ? at(row).build : Build();
}

int RecommendationsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0
                            : static_cast<int>(m_answer.builds.size() + m_answer.onRequest.size());
}

const Recommendation &RecommendationsModel::at(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    const std::size_t priced = m_answer.builds.size();
    return place < priced ? m_answer.builds[place] : m_answer.onRequest[place - priced];
}

QVariant RecommendationsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Recommendation &recommendation = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return recommendation.title;
    case Qt::AccessibleTextRole:
        return spokenText(index);
    case HostRole:
        return recommendation.host;
    case KindRole:
        return kindText(recommendation);
    case KindToneRole:
        return static_cast<int>(toneOf(recommendation.totals));
    case IsClusterRole:
        return recommendation.totals.isCluster();
    case WhyRole:
        return recommendation.why;
    case IsOnRequestRole:
        return index.row() >= static_cast<int>(m_answer.builds.size());
    default:
        break;
    }
    const QVariant memory = memoryData(recommendation, role);
    return memory.isValid() ? memory : costData(recommendation, role);
}

QVariant RecommendationsModel::memoryData(const Recommendation &recommendation, int role) const
{
    const Fit &fit = recommendation.fit;
    switch (role) {
    case CombinedRole:
        return combinedMemoryText(recommendation.totals);
    case UsableRole:
        return tr("usable %1").arg(usableMemoryText(recommendation.totals));
    case CombinedFillRole:
        return fillOf(fit.need(), fit.combinedUsable);
    case FastLinkedRole:
        return fastLinkedText(recommendation.totals);
    case FastLinkedRemarkRole:
        return groupRemark(fit);
    case FastLinkedFillRole:
        return isHeldByGroup(fit) ? fillOf(fit.need(), fit.fastLinkedUsable)
                                  : fillOf(fit.fastLinkedUsable, fit.need());
    case IsHeldByGroupRole:
        return isHeldByGroup(fit);
    default:
        return {};
    }
}

QVariant RecommendationsModel::costData(const Recommendation &recommendation, int role) const
{
    const Totals &totals = recommendation.totals;
    switch (role) {
    case PowerRole:
        return powerText(totals);
    case ComparisonRole: {
        const std::optional<Comparison> comparison
            = comparisonFor(m_catalogue, totals.powerW, m_region);
        return comparison ? comparison->text : QString();
    }
    case PriceRole:
        return priceText(totals, m_catalogue.currency());
    case PriceRemarkRole:
        return priceRemark(totals);
    default:
        return {};
    }
}

// Begins with the build's title, like every row of the program.
QString RecommendationsModel::spokenText(const QModelIndex &index) const
{
    const auto text = [&](int role) { return data(index, role).toString(); };
    return tr("%1: combined memory %2, fast-linked memory %3, %4, %5, %6")
        .arg(text(TitleRole), text(CombinedRole), text(FastLinkedRole), text(PowerRole),
             text(PriceRole), text(KindRole));
}

} // namespace configurator
