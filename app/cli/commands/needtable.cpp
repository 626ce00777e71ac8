// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/texttable.h"
#include "memory/requirement.h"
#include "memory/weights/tensorclasses.h"

#include <QJsonArray>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// Collects both shapes of the table, of which only one is asked for.
class NeedTable
{
public:
    explicit NeedTable(bool isJson)
        : m_isJson(isJson)
    {
    }

    void add(const AiModel &model, ModelChoice choice);
    [[nodiscard]] Answer answer() const;

private:
    void addFormat(const AiModel &model, const ModelChoice &choice);
    void addNeed(const ModelChoice &choice, const Requirement &need, QStringList &cells);
    void addReason(const ModelChoice &choice, const QString &reason);

    bool m_isJson;
    QJsonArray m_rows;
    QJsonArray m_notKnown;
    QStringList m_lines;
};

void NeedTable::add(const AiModel &model, ModelChoice choice)
{
    choice.model = model.id;
    const std::vector<WeightFormat> formats = formatsFor(model, choice.engine);
    if (formats.empty()) {
        choice.format.clear();
        addReason(choice, requirementOf(model, choice).error());
        return;
    }
    QStringList lengths;
    for (const qint64 tokens : usualContexts(model))
        lengths.append(countText(tokens));
    m_lines.append(Cli::tr("%1, GiB at %2 tokens").arg(model.name, lengths.join(u" · "_s)));
    for (const WeightFormat &format : formats) {
        choice.format = format.id;
        addFormat(model, choice);
    }
}

void NeedTable::addFormat(const AiModel &model, const ModelChoice &choice)
{
    const Result<WeightLayout> layout = weightLayout(model, choice.format);
    QStringList cells;
    ModelChoice at = choice;
    for (const qint64 tokens : usualContexts(model)) {
        at.context = tokens;
        const Result<Requirement> need = requirementOf(model, at, layout);
        if (!need) {
            addReason(choice, need.error());
            return;
        }
        addNeed(at, *need, cells);
    }
    m_lines.append(u"  %1  %2"_s.arg(choice.format, -8).arg(cells.join(u" · "_s)));
}

void NeedTable::addNeed(const ModelChoice &choice, const Requirement &need, QStringList &cells)
{
    cells.append(gibFigure(need.weights.total + need.context + need.state));
    if (!m_isJson)
        return;
    m_rows.append(QJsonObject {{u"model"_s, choice.model},
                               {u"format"_s, choice.format},
                               {u"context"_s, choice.context},
                               {u"weights_bytes"_s, need.weights.total},
                               {u"context_bytes"_s, need.context},
                               {u"state_bytes"_s, need.state}});
}

void NeedTable::addReason(const ModelChoice &choice, const QString &reason)
{
    m_lines.append(choice.format.isEmpty() ? reason
                                           : u"  %1  %2"_s.arg(choice.format, -8).arg(reason));
    m_notKnown.append(QJsonObject {
        {u"model"_s, choice.model}, {u"format"_s, choice.format}, {u"reason"_s, reason}});
}

Answer NeedTable::answer() const
{
    return {QJsonObject {{u"rows"_s, m_rows}, {u"not_known"_s, m_notKnown}}, m_lines.join(u'\n'),
            true};
}

} // namespace

Result<Answer> needTable(const Arguments &arguments, const Catalogue &catalogue)
{
    ModelChoice base;
    if (!catalogue.models().empty())
        base.model = catalogue.models().front().id;
    const Result<ModelChoice> choice = choiceFrom(arguments, catalogue, base);
    if (!choice)
        return Error {choice.error()};
    NeedTable table(arguments.has(u"json"_s));
    for (const AiModel &model : catalogue.models())
        table.add(model, *choice);
    return table.answer();
}

} // namespace configurator
