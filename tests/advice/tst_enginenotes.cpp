// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/assessment.h"
#include "memory/enginestacks.h"
#include "support/samples.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// What is said when the engine does not run on the GPUs of a build.
class TestEngineNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void engineAndStack_data();
    void engineAndStack();
    void withoutAModelNothingIsSaid();
};

namespace {

QStringList said(Stack stack, const ModelChoice &choice)
{
    const Catalogue catalogue({gpu(u"card"_s, 24, 24'000, 300, {}, 4, stack)}, {}, {}, {}, {});
    Build build;
    build.items = {{u"card"_s, 1, {}}};
    build.choice = choice;
    QStringList texts;
    for (const Note &note : notesFor(catalogue, build, totalsOf(catalogue, build), Region::Eu)) {
        if (note.code == u"engine-stack")
            texts.append(note.text);
    }
    return texts;
}

} // namespace

void TestEngineNotes::engineAndStack_data()
{
    QTest::addColumn<int>("stack");
    QTest::addColumn<bool>("hasLlama");
    QTest::addColumn<bool>("hasVllm");
    const auto row = [](const char *name, Stack stack, bool hasLlama, bool hasVllm) {
        QTest::newRow(name) << static_cast<int>(stack) << hasLlama << hasVllm;
    };
    row("CUDA runs both", Stack::Cuda, true, true);
    row("ROCm runs both", Stack::Rocm, true, true);
    row("oneAPI runs both", Stack::OneApi, true, true);
    row("Gaudi runs vllm", Stack::Gaudi, false, true);
    row("Metal runs llama.cpp", Stack::Metal, true, false);
    row("TT-Metalium runs neither", Stack::TtMetal, false, false);
}

void TestEngineNotes::engineAndStack()
{
    QFETCH(int, stack);
    QFETCH(bool, hasLlama);
    QFETCH(bool, hasVllm);
    const auto which = static_cast<Stack>(stack);
    ModelChoice choice;
    choice.model = u"any"_s;
    QCOMPARE(runsOn(Engine::LlamaCpp, which), hasLlama);
    QCOMPARE(said(which, choice).size(), hasLlama ? 0 : 1);
    choice.engine = Engine::Vllm;
    QCOMPARE(runsOn(Engine::Vllm, which), hasVllm);
    const QStringList texts = said(which, choice);
    QCOMPARE(texts.size(), hasVllm ? 0 : 1);
    QVERIFY(hasVllm || texts.first().startsWith(u"vLLM does not run on GPUs for "_s));
}

void TestEngineNotes::withoutAModelNothingIsSaid()
{
    QVERIFY(said(Stack::TtMetal, {}).isEmpty());
}

CONFIGURATOR_TEST_MAIN(TestEngineNotes)
#include "tst_enginenotes.moc"
