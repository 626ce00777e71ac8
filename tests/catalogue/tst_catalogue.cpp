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
    void ownModelsStandAfterTheShops();
    void ownModelsNeverTakeAnId();
};

namespace {

AiModel model(const QString &id)
{
    AiModel model;
    model.id = id;
    return model;
}

QStringList idsOf(const std::vector<AiModel> &models)
{
    QStringList ids;
    for (const AiModel &model : models)
        ids.append(model.id);
    return ids;
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

void TestCatalogue::ownModelsStandAfterTheShops()
{
    const Catalogue sample = sampleCatalogue();
    Catalogue shop(sample.units(), {model(u"a"_s)}, sample.appliances(), sample.circuits(),
                   sample.currency());
    const Unit *unit = shop.unit(u"gpu-24"_s);
    shop.setOwnModels({model(u"c"_s), model(u"b"_s)});
    QCOMPARE(idsOf(shop.models()), QStringList({u"a"_s, u"c"_s, u"b"_s}));
    QCOMPARE(shop.model(u"b"_s), &shop.models()[2]);
    QVERIFY(shop.model(u"b"_s)->isOwn && !shop.model(u"a"_s)->isOwn);
    QCOMPARE(shop.unit(u"gpu-24"_s), unit); // who holds a unit holds it still
    shop.setOwnModels({model(u"b"_s)});
    QCOMPARE(idsOf(shop.models()), QStringList({u"a"_s, u"b"_s}));
    QVERIFY(!shop.model(u"c"_s));
    shop.setOwnModels({});
    QCOMPARE(idsOf(shop.models()), QStringList {u"a"_s});
}

void TestCatalogue::ownModelsNeverTakeAnId()
{
    AiModel other = model(u"a"_s);
    other.name = u"Other"_s;
    Catalogue shop({}, {model(u"a"_s)}, {}, {}, {});
    shop.setOwnModels({other, model(u"b"_s), model(u"b"_s)});
    QCOMPARE(idsOf(shop.models()), QStringList({u"a"_s, u"b"_s}));
    QCOMPARE(shop.model(u"a"_s)->name, model(u"a"_s).name);
}

CONFIGURATOR_TEST_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
