// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/compare/settingswords.h"
#include "support/choices.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

class TestSettingsWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void settings_data()
    {
        QTest::addColumn<Engine>("engine");
        QTest::addColumn<EngineSettings>("settings");
        QTest::addColumn<QString>("text");
        const EngineSettings other {1'024, true, false, true, 80, 4'096, false};
        const EngineSettings usual;
        QTest::newRow("llama.cpp as it is") << Engine::LlamaCpp << usual << QString();
        QTest::newRow("vllm as it is") << Engine::Vllm << usual << QString();
        QTest::newRow("llama.cpp, all") << Engine::LlamaCpp << other
                                        << u"1,024 tokens at once, one pool of context for all "
                                           u"users, no flash attention, token "
                                           "embedding in the computer's own memory"_s;
        QTest::newRow("vllm, all")
            << Engine::Vllm << other << u"80 % of each GPU, 4,096 tokens at once, no graphs"_s;
    }
    void settings()
    {
        QFETCH(const Engine, engine);
        QFETCH(const EngineSettings, settings);
        QFETCH(const QString, text);
        ModelChoice choice = test::choiceOf(u"Q4_K_M"_s, 8'192, 1, engine, {}, settings);
        QCOMPARE(settingsText(choice), text);
        // What was effective is still said, and nothing else was kept.
        QCOMPARE(settingsText(effective(choice)), text);
        choice.engine = engine == Engine::Vllm ? Engine::LlamaCpp : Engine::Vllm;
        ModelChoice turned = effective(choice);
        turned.engine = engine;
        QCOMPARE(settingsText(turned), QString());
        choice.model.clear();
        QCOMPARE(settingsText(choice), QString());
        QCOMPARE(effective(choice), ModelChoice());
    }

    void theRestOfTheChoiceStays()
    {
        const ModelChoice choice = test::choiceOf(u"BF16"_s, 4'096, 7, Engine::Vllm, KvFormat::Fp8);
        QCOMPARE(effective(choice), choice);
    }
};

CONFIGURATOR_TEST_MAIN(TestSettingsWords)
#include "tst_settingswords.moc"
