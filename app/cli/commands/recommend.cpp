// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "advice/words.h"
#include "build/file/buildfile.h"
#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/texttable.h"
#include "common/decimal.h"
#include "recommend/recommender.h"

#include <QJsonDocument>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostListed = 10; // two of each kind
constexpr qint64 mostWatts = 10'000'000;

// Takes one option after the other into the wish; the first that is wrong stays in the result.
class WishReader
{
public:
    WishReader(const Arguments &arguments, const Catalogue &catalogue)
        : m_arguments(arguments)
        , m_catalogue(catalogue)
    {
    }

    Result<Wish> read()
    {
        ModelChoice none;
        none.model.clear();
        const Result<ModelChoice> choice = choiceFrom(m_arguments, m_catalogue, none);
        if (!choice)
            return Error {choice.error()};
        m_wish.choice = *choice;
        m_wish.hasComputer = m_arguments.has(u"own-computer"_s);
        for (const Done &step : {aim(), link(), budget(), watts(), counts(), stock()}) {
            if (!step)
                return Error {step.error()};
        }
        return m_wish;
    }

private:
    Done aim();
    Done link();
    Done budget();
    Done watts();
    Done counts();
    Done stock();
    Done stockOf(const QString &entry);

    const Arguments &m_arguments;
    const Catalogue &m_catalogue;
    Wish m_wish;
};

Done WishReader::aim()
{
    if (!m_arguments.has(u"by"_s))
        return done();
    const auto aim = aimFromId(m_arguments.value(u"by"_s).toLower());
    if (!aim)
        return Error {Cli::tr("--by: “%1” is not known. It is price, power or units.")
                          .arg(m_arguments.value(u"by"_s))};
    m_wish.aim = *aim;
    return done();
}

Done WishReader::link()
{
    const QString typed = m_arguments.value(u"link"_s).toLower();
    if (typed.isEmpty() || typed == "any"_L1)
        m_wish.atLeast = Verdict::Paper;
    else if (typed == "linked"_L1)
        m_wish.atLeast = Verdict::Linked;
    else if (typed == "single"_L1)
        m_wish.atLeast = Verdict::Single;
    else
        return Error {Cli::tr("--link: “%1” is not known. It is any, linked or single.")
                          .arg(m_arguments.value(u"link"_s))};
    return done();
}

Done WishReader::budget()
{
    if (!m_arguments.has(u"budget"_s))
        return done();
    const Currency &currency = m_catalogue.currency();
    const QString typed = m_arguments.value(u"budget"_s);
    const auto amount = decimalFrom(typed, currency.exponent);
    if (!amount || *amount < 0)
        return Error {Cli::tr("--budget: “%1” is not an amount in %2, like %3.")
                          .arg(typed, currency.code, decimalText(500'000, currency.exponent))};
    m_wish.budget = *amount;
    return done();
}

Done WishReader::watts()
{
    if (!m_arguments.has(u"watts"_s))
        return done();
    const Result<qint64> watts = numberOption(m_arguments, u"watts"_s, 0, mostWatts);
    if (!watts)
        return Error {watts.error()};
    m_wish.watts = *watts;
    return done();
}

Done WishReader::counts()
{
    for (const auto &[name, count] : {std::pair {u"max-gpus"_s, &m_wish.mostGpus},
                                      std::pair {u"max-machines"_s, &m_wish.mostMachines}}) {
        if (!m_arguments.has(name))
            continue;
        const Result<qint64> number = numberOption(m_arguments, name, 1, 1024);
        if (!number)
            return Error {number.error()};
        *count = static_cast<int>(*number);
    }
    return done();
}

Done WishReader::stockOf(const QString &entry)
{
    const QString id = entry.section(u'=', 0, 0).trimmed();
    const auto count = decimalFrom(entry.section(u'=', 1).trimmed(), 0);
    if (!m_catalogue.unit(id))
        return Error {Cli::tr("--stock: the catalogue has no unit “%1”. configurator list units "
                              "lists them.")
                          .arg(id)};
    if (!count || *count < 0 || *count > Build::maxCount)
        return Error {Cli::tr("--stock: “%1” does not say how many there are. Write it as %2=3.")
                          .arg(entry, id)};
    m_wish.stock.insert(id, static_cast<int>(*count));
    return done();
}

Done WishReader::stock()
{
    const QStringList entries = m_arguments.value(u"stock"_s).split(u',', Qt::SkipEmptyParts);
    for (const QString &entry : entries) {
        if (const Done taken = stockOf(entry); !taken)
            return Error {taken.error()};
    }
    return done();
}

QJsonObject recommendationJson(const Catalogue &catalogue, const Recommendation &made,
                               Region region)
{
    const Totals &totals = made.totals;
    const auto comparison = comparisonFor(catalogue, totals.powerW, region);
    return {
        {u"kind"_s, buildKindId(made.kind)},
        {u"title"_s, made.title},
        {u"why"_s, made.why},
        {u"verdict"_s, verdictId(made.fit.verdict)},
        {u"tight"_s, made.fit.isTight},
        {u"need_bytes"_s, made.fit.need()},
        {u"combined_memory_gb"_s, totals.combinedMemoryGb},
        {u"usable_memory_mib"_s, totals.usableMib},
        {u"fast_linked_memory_mib"_s, totals.fastLinkedMib},
        {u"power_w"_s, totals.powerW},
        {u"power_unknown"_s, totals.powerUnknown},
        {u"comparison"_s, comparison ? QJsonValue(comparison->text) : QJsonValue::Null},
        {u"price_minor"_s, totals.price},
        {u"items_on_request"_s, totals.onRequest},
        {u"units"_s, unitCount(made.build)},
        {u"gpu_count"_s, totals.gpuCount},
        {u"machine_count"_s, totals.machineCount},
        {u"is_cluster"_s, totals.isCluster()},
        {u"cluster_kind"_s, clusterKindId(totals.cluster)},
        {u"build"_s, QJsonDocument::fromJson(writeBuild(made.build)).object()},
    };
}

QJsonArray listJson(const Catalogue &catalogue, const std::vector<Recommendation> &list,
                    Region region)
{
    QJsonArray array;
    for (const Recommendation &made : list)
        array.append(recommendationJson(catalogue, made, region));
    return array;
}

QString lines(const Catalogue &catalogue, const std::vector<Recommendation> &list)
{
    QStringList blocks;
    for (const Recommendation &made : list) {
        const Totals &totals = made.totals;
        TextTable table(u"  "_s);
        table.add({Cli::tr("Verdict"), verdictTitle(made.fit)});
        table.add({Cli::tr("Combined memory"), combinedMemoryText(totals)});
        table.add({Cli::tr("Fast-linked memory"), fastLinkedText(totals)});
        table.add({Cli::tr("Combined power"), powerText(totals)});
        table.add({Cli::tr("Combined price"), priceText(totals, catalogue.currency()),
                   priceRemark(totals)});
        blocks.append("%1\n  %2\n%3"_L1.arg("%1 %2"_L1.arg(made.title, made.host).trimmed(),
                                            made.why, table.text()));
    }
    return blocks.join("\n\n"_L1);
}

QString answerText(const Catalogue &catalogue, const Recommendations &made)
{
    if (!made.nothing.isEmpty())
        return made.nothing;
    QStringList parts;
    if (!made.builds.empty())
        parts.append(lines(catalogue, made.builds));
    if (!made.onRequest.empty())
        parts.append(Cli::tr("With items on request, so that the price stays open:") + "\n\n"_L1
                     + lines(catalogue, made.onRequest));
    parts.append(made.space);
    parts.append(noSpeedClaim());
    return parts.join("\n\n"_L1);
}

void shorten(std::vector<Recommendation> &list, qint64 most)
{
    if (std::ssize(list) > most)
        list.resize(static_cast<std::size_t>(most));
}

} // namespace

Result<Answer> runRecommend(const Arguments &arguments)
{
    const Result<Catalogue> catalogue = soundCatalogue(arguments);
    if (!catalogue)
        return Error {catalogue.error()};
    const Result<Wish> wish = WishReader(arguments, *catalogue).read();
    if (!wish)
        return Error {wish.error()};
    Recommendations made = Recommender(*catalogue).recommend(*wish);
    if (arguments.has(u"limit"_s)) {
        const Result<qint64> most = numberOption(arguments, u"limit"_s, 1, mostListed);
        if (!most)
            return Error {most.error()};
        shorten(made.builds, *most);
        shorten(made.onRequest, *most);
    }
    const Region region = shopProfile(arguments, *catalogue).region;
    const QJsonObject json {{u"builds"_s, listJson(*catalogue, made.builds, region)},
                            {u"on_request"_s, listJson(*catalogue, made.onRequest, region)},
                            {u"by"_s, aimId(wish->aim)},
                            {u"currency"_s, catalogue->currency().code},
                            {u"proven"_s, made.isProven},
                            {u"space"_s, made.space},
                            {u"nothing"_s, made.nothing}};
    return Answer {json, answerText(*catalogue, made), made.nothing.isEmpty()};
}

} // namespace configurator
