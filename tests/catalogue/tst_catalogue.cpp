// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/samples.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyOneKnowsNothing();
    void unitsAreFoundByTheirId();
    void modelsAreFoundByTheirId();
    void unitsAndModelsAreApart();
    void theFirstOfTwoEqualIdsCounts();
    void aCopyStandsAlone();
};

namespace {

AiModel model(const QString &id)
{
    AiModel model;
    model.id = id;
    return model;
}

} // namespace

void TestCatalogue::anEmptyOneKnowsNothing()
{
    const Catalogue catalogue;
    QVERIFY(catalogue.units().empty());
    QCOMPARE(catalogue.unit(u"gpu-32"_s), nullptr);
    QCOMPARE(catalogue.model(QString()), nullptr);
    QCOMPARE(catalogue.currency(), Currency {});
}

void TestCatalogue::unitsAreFoundByTheirId()
{
    const Catalogue catalogue = sampleCatalogue();
    for (const Unit &unit : catalogue.units())
        QCOMPARE(catalogue.unit(unit.id), &unit);
    QCOMPARE(catalogue.unit(u"GPU-32"_s), nullptr);
    QCOMPARE(catalogue.unit(QString()), nullptr);
}

void TestCatalogue::modelsAreFoundByTheirId()
{
    const Catalogue catalogue({}, {model(u"a"_s), model(u"b"_s)}, {}, {}, {});
    QCOMPARE(catalogue.model(u"b"_s), &catalogue.models()[1]);
    QCOMPARE(catalogue.model(u"c"_s), nullptr);
}

void TestCatalogue::unitsAndModelsAreApart()
{
    const Catalogue catalogue({gpu(u"same"_s, 32, 32607, 575, {})}, {model(u"same"_s)}, {}, {}, {});
    QCOMPARE(catalogue.unit(u"same"_s), &catalogue.units()[0]);
    QCOMPARE(catalogue.model(u"same"_s), &catalogue.models()[0]);
}

void TestCatalogue::theFirstOfTwoEqualIdsCounts()
{
    const Catalogue catalogue(
        {gpu(u"same"_s, 32, 32607, 575, {}), gpu(u"same"_s, 24, 24576, 350, {})}, {}, {}, {}, {});
    QCOMPARE(catalogue.unit(u"same"_s)->accelerator->memoryGb, 32);
}

void TestCatalogue::aCopyStandsAlone()
{
    Catalogue catalogue = sampleCatalogue();
    const Catalogue copy = catalogue;
    catalogue = Catalogue();
    QVERIFY(copy.unit(u"gpu-32"_s));
    QCOMPARE(copy.unit(u"gpu-32"_s)->accelerator->usableMib, Mib {32607});
    QCOMPARE(copy.appliances().size(), std::size_t {2});
    QCOMPARE(copy.circuits().size(), std::size_t {1});
}

CONFIGURATOR_TEST_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
