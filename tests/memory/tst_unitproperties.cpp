// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"
#include "memory/placement/fit.h"

#include "support/testmain.h"

#include <random>

using namespace configurator;
using namespace Qt::StringLiterals;

// One more unit out of the shop's catalogue, on builds at random.
class TestUnitProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void oneMoreUnitNeverWorsensWhatIsCombined();

private:
    [[nodiscard]] int pick(int least, int most);
    [[nodiscard]] BuildItem randomItem();
    [[nodiscard]] ModelChoice randomChoice();

    std::mt19937 m_random {20261130};
    Catalogue m_catalogue;
};

int TestUnitProperties::pick(int least, int most)
{
    return std::uniform_int_distribution(least, most)(m_random);
}

BuildItem TestUnitProperties::randomItem()
{
    const auto last = static_cast<int>(m_catalogue.units().size()) - 1;
    return {m_catalogue.units()[static_cast<std::size_t>(pick(0, last))].id, pick(1, 4), {}};
}

ModelChoice TestUnitProperties::randomChoice()
{
    const QStringList models {u"llama-3.3-70b-instruct"_s, u"gpt-oss-120b"_s, u"gemma-3-27b-it"_s,
                              u"deepseek-r1"_s, u"qwen3.5-122b-a10b"_s};
    ModelChoice choice;
    choice.model = models.at(pick(0, 4));
    choice.engine = pick(0, 1) == 0 ? Engine::LlamaCpp : Engine::Vllm;
    const auto formats = formatsFor(*m_catalogue.model(choice.model), choice.engine);
    choice.format
        = formats[static_cast<std::size_t>(pick(0, static_cast<int>(formats.size()) - 1))].id;
    choice.context = pick(1, 65536);
    return choice;
}

void TestUnitProperties::initTestCase()
{
    const LoadedCatalogue loaded
        = loadCatalogue(QStringLiteral(SOURCE_DIR) + u"/resources/catalogue"_s);
    QVERIFY2(loaded.faults.isEmpty(), qPrintable(loaded.faults.join(u'\n')));
    m_catalogue = loaded.catalogue;
}

void TestUnitProperties::oneMoreUnitNeverWorsensWhatIsCombined()
{
    int better = 0;
    for (int round = 0; round < 600; ++round) {
        Build build;
        for (int rows = pick(0, 3); rows > 0; --rows)
            build.items.push_back(randomItem());
        const ModelChoice choice = randomChoice();
        const AiModel *model = m_catalogue.model(choice.model);
        const Totals before = totalsOf(m_catalogue, build);
        const Fit lesser = fitOf(model, choice, before);
        build.items.push_back(randomItem());
        const Totals after = totalsOf(m_catalogue, build);
        const Fit greater = fitOf(model, choice, after);
        const QString added = build.items.back().unit;
        QVERIFY2(after.combinedMemoryGb >= before.combinedMemoryGb, qPrintable(added));
        QVERIFY2(after.usableMib >= before.usableMib, qPrintable(added));
        QVERIFY2(after.largestSingleMib >= before.largestSingleMib, qPrintable(added));
        QVERIFY2(after.gpuCount >= before.gpuCount, qPrintable(added));
        if (greater.stack == lesser.stack)
            QVERIFY2(greater.combinedUsable >= lesser.combinedUsable, qPrintable(added));
        QVERIFY2(greater.verdict >= lesser.verdict, qPrintable(added));
        better += greater.verdict > lesser.verdict ? 1 : 0;
    }
    QVERIFY2(better > 50, qPrintable(QString::number(better)));
}

CONFIGURATOR_TEST_MAIN(TestUnitProperties)
#include "tst_unitproperties.moc"
