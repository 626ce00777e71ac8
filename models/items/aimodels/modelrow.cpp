// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/aimodels/modelrow.h"

#include "advice/evenneed.h"
#include "items/aimodels/usualchoice.h"
#include "items/choices.h"
#include "items/itemstext.h"

#include <QStringList>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString answerText(const ModelRow &row, ModelColumn column)
{
    if (!row.answer)
        return u"…"_s;
    const ModelAnswer &answer = *row.answer;
    switch (column) {
    case ModelColumn::Verdict:
        return answer.title;
    case ModelColumn::Format:
        return answer.format.isEmpty() ? ItemsText::tr("not known") : answer.format;
    case ModelColumn::LongestContext:
        if (answer.verdict == Verdict::Unknown)
            return ItemsText::tr("not known");
        return answer.longestContext ? tokensText(*answer.longestContext) : ItemsText::tr("none");
    default:
        break;
    }
    if (!answer.spare)
        return answer.verdict == Verdict::Unknown ? ItemsText::tr("not known")
                                                  : ItemsText::tr("no split");
    return *answer.spare < 0 ? ItemsText::tr("%1 missing").arg(gibText(-*answer.spare))
                             : ItemsText::tr("%1 spare").arg(gibText(*answer.spare));
}

QString needRemark(const ModelRow &row)
{
    if (row.need)
        return ItemsText::tr("%1, %2").arg(row.usual.format, contextText(row.usual.context));
    if (row.model->weights.empty())
        return {};
    const PublishedWeights &file = row.model->weights.front();
    return ItemsText::tr("weights alone %1").arg(gibText(file.bytes));
}

int compared(const QString &a, const QString &b)
{
    return a.localeAwareCompare(b);
}

template <typename Number>
int compared(Number a, Number b)
{
    return a < b ? -1 : a > b ? 1 : 0;
}

// What a column is sorted by: words or a figure. Neither: not known.
struct SortKey
{
    std::optional<qint64> figure;
    QString words;

    [[nodiscard]] bool isKnown() const { return figure || !words.isEmpty(); }
};

SortKey answerKey(const ModelRow &row, ModelColumn column)
{
    if (!row.answer || row.answer->verdict == Verdict::Unknown)
        return {};
    const ModelAnswer &answer = *row.answer;
    if (column == ModelColumn::Verdict)
        return {static_cast<qint64>(answer.verdict), {}};
    if (column == ModelColumn::Format)
        return {{}, answer.format};
    if (column == ModelColumn::LongestContext)
        return {answer.longestContext.value_or(0), {}};
    return {answer.spare, {}};
}

SortKey keyOf(const ModelRow &row, ModelColumn column)
{
    const AiModel &model = *row.model;
    switch (column) {
    case ModelColumn::Name:
        return {{}, model.name};
    case ModelColumn::Publisher:
        return {{}, model.publisher};
    case ModelColumn::Size:
        return {model.parameters, {}};
    case ModelColumn::Kind:
        return {{}, modalityText(model.modality)};
    case ModelColumn::Licence:
        return {{}, model.license};
    case ModelColumn::Released:
        return {{}, model.releaseDate};
    case ModelColumn::Need:
        return {row.need, {}};
    default:
        return answerKey(row, column);
    }
}

} // namespace

ModelRow modelRow(const AiModel &model)
{
    ModelRow row {&model, {}, usualChoice(model), {}, nullptr};
    row.haystack = QStringList {model.name, model.publisher, model.id, model.license,
                                modalityText(model.modality)}
                       .join(u'\n')
                       .toLower();
    if (const Result<EvenNeed> need = evenNeed(model, row.usual))
        row.need = need->total();
    return row;
}

QString columnTitle(ModelColumn column)
{
    switch (column) {
    case ModelColumn::Name:
        return ItemsText::tr("Model");
    case ModelColumn::Publisher:
        return ItemsText::tr("Publisher");
    case ModelColumn::Size:
        return ItemsText::tr("Parameters");
    case ModelColumn::Kind:
        return ItemsText::tr("Kind");
    case ModelColumn::Licence:
        return ItemsText::tr("Licence");
    case ModelColumn::Released:
        return ItemsText::tr("Released");
    case ModelColumn::Need:
        return ItemsText::tr("Needs");
    case ModelColumn::Verdict:
        return ItemsText::tr("On this build");
    case ModelColumn::Format:
        return ItemsText::tr("Format");
    case ModelColumn::LongestContext:
        return ItemsText::tr("Longest context");
    case ModelColumn::Spare:
        return ItemsText::tr("Spare or missing");
    }
    Q_UNREACHABLE();
}

QString cellText(const ModelRow &row, ModelColumn column)
{
    const AiModel &model = *row.model;
    switch (column) {
    case ModelColumn::Name:
        return model.name;
    case ModelColumn::Publisher:
        return model.publisher.isEmpty() ? ItemsText::tr("not known") : model.publisher;
    case ModelColumn::Size:
        return sizeText(model);
    case ModelColumn::Kind:
        return modalityText(model.modality);
    case ModelColumn::Licence:
        return licenceText(model);
    case ModelColumn::Released:
        return shortReleaseText(model);
    case ModelColumn::Need:
        return row.need ? gibText(*row.need) : ItemsText::tr("not known");
    default:
        return answerText(row, column);
    }
}

QString cellRemark(const ModelRow &row, ModelColumn column)
{
    switch (column) {
    case ModelColumn::Name:
        return row.model->isOwn ? ItemsText::tr("yours") : QString();
    case ModelColumn::Size:
        return activeText(*row.model);
    case ModelColumn::Need:
        return needRemark(row);
    default:
        return {};
    }
}

bool comesBefore(const ModelRow &a, const ModelRow &b, ModelColumn column, Qt::SortOrder order)
{
    const SortKey first = keyOf(a, column);
    const SortKey second = keyOf(b, column);
    if (first.isKnown() != second.isKnown())
        return first.isKnown();
    const int difference = first.figure && second.figure ? compared(*first.figure, *second.figure)
                                                         : compared(first.words, second.words);
    if (difference != 0)
        return order == Qt::AscendingOrder ? difference < 0 : difference > 0;
    const int names = compared(a.model->name, b.model->name);
    return names != 0 ? names < 0 : a.model->id < b.model->id;
}

} // namespace configurator
