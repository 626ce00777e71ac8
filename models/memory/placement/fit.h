// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/sums/totals.h"
#include "memory/requirement.h"
#include "memory/workingspace.h"

namespace configurator {

enum class Verdict { Unknown, Short, Unsplittable, Paper, Linked, Single };
// "unknown", "short", "unsplittable", "paper", "linked", "single"
QString verdictId(Verdict verdict);

// One GPU's share of the model.
struct DeviceShare
{
    QString unit;
    QString name;
    Bytes need = 0;
    Bytes usable = 0;
    int copies = 1; // equal shares on equal devices
    bool isUnified = false; // shared with the processor; filled in by assess()
    bool operator==(const DeviceShare &) const = default;
};

// A requirement placed on a build. `weights`, `context`, `working` are what is drawn as "Needs":
// the need on this build, with working space and replicas on every GPU used.
struct Fit
{
    Verdict verdict = Verdict::Unknown;
    QString unknownReason; // a sentence, only for Unknown
    bool isTight = false; // under 10 % free on the fullest GPU
    Bytes weights = 0;
    Bytes context = 0; // KV cache and recurrent state
    Bytes working = 0;
    Bytes shortBy = 0; // for Short
    Bytes combinedUsable = 0; // of the stack that counts
    Bytes fastLinkedUsable = 0; // its largest group
    Bytes singleUsable = 0; // its largest device
    std::optional<Stack> stack; // the vendor stack that counts
    std::vector<DeviceShare> shares;
    Spread spread; // of the shares; without them, of the need
    Basis weightsBasis = Basis::Computed;
    Basis contextBasis = Basis::Computed;
    Basis workingBasis = Basis::Assumed;
    QString weightsExplanation;
    QString contextExplanation;
    QString workingExplanation;
    bool operator==(const Fit &) const = default;

    [[nodiscard]] Bytes need() const { return weights + context + working; }
};

// The devices of a build by vendor stack and fast-linked group. Gathered once, it answers for any
// number of models and choices without looking at every row again.
class FitPools
{
public:
    // Refers to the groups of `totals`, which must outlive it.
    explicit FitPools(const Totals &totals);
    ~FitPools();
    FitPools(FitPools &&) noexcept;
    FitPools &operator=(FitPools &&) noexcept;
    FitPools(const FitPools &) = delete;
    FitPools &operator=(const FitPools &) = delete;

    struct StackPool;
    [[nodiscard]] const std::vector<StackPool> &stacks() const { return m_stacks; }
    [[nodiscard]] int unknownUnits() const { return m_unknownUnits; }

private:
    std::vector<StackPool> m_stacks;
    int m_unknownUnits = 0;
};
Fit fitOf(const AiModel *model, const ModelChoice &choice, const FitPools &pools);
// The same for a task whose requirement is worked out already.
struct Task;
Fit fitOf(const Task &task, const FitPools &pools);

// The verdict of DESIGN section 4, in its order. An empty build is Short by the whole need on one
// GPU. Groups of different vendor stacks are tried apart and the best stack counts.
Fit fitOf(const AiModel *model, const ModelChoice &choice, const Totals &totals);

} // namespace configurator
