// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/cluster/clusterexample.h"
#include "advice/advicetext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int gpuCount = 4;
constexpr int gpuGb = 24;
constexpr Mib gpuUsable = 24'576;
constexpr qint64 billion = 1'000'000'000;

Unit unitOf(const QString &id, const QString &name, UnitKind kind)
{
    Unit unit;
    unit.id = id;
    unit.name = name;
    unit.shortName = name;
    unit.kind = kind;
    return unit;
}

Accelerator accelerators(int count, const Link &link)
{
    return {
        AdviceText::tr("GPU"), Stack::Cuda, count, gpuGb * count, gpuUsable, false, count, link};
}

Unit gpu()
{
    Unit unit = unitOf(u"gpu"_s, AdviceText::tr("GPU"), UnitKind::Gpu);
    unit.accelerator = accelerators(1, Link {u"pcie"_s, u"PCIe"_s, false, {}});
    unit.card = Card {};
    return unit;
}

Unit computer(const QString &id, const QString &name, int slotCount)
{
    Unit unit = unitOf(id, name, UnitKind::Machine);
    unit.host = Host {};
    unit.host->slotCount = slotCount;
    return unit;
}

Unit withPort(Unit unit)
{
    unit.ports = {Port {u"infiniband"_s, 400, 1}};
    return unit;
}

Unit switchedMachine()
{
    Unit unit = unitOf(u"switched"_s, AdviceText::tr("server"), UnitKind::Machine);
    unit.accelerator = accelerators(gpuCount, Link {u"nvlink-nvswitch"_s, u"NVSwitch"_s, true, {}});
    return unit;
}

Unit bridge()
{
    Unit unit = unitOf(u"bridge"_s, u"NVLink bridge"_s, UnitKind::LinkPart);
    unit.bridge = Bridge {{u"gpu"_s}, 2, Link {u"nvlink-bridge"_s, u"NVLink"_s, true, {}}};
    return unit;
}

Unit networkSwitch()
{
    Unit unit = unitOf(u"switch"_s, u"InfiniBand switch"_s, UnitKind::LinkPart);
    unit.fabric = Fabric {true, u"infiniband"_s,
                          400,  gpuCount,
                          {},   Link {u"infiniband"_s, u"InfiniBand"_s, true, {}}};
    return unit;
}

// As large as a usual model of 70 billion parameters.
AiModel exampleModel()
{
    AiModel model;
    model.id = u"example"_s;
    model.name = AdviceText::tr("example model");
    model.modality = u"text"_s;
    model.parameters = 70'553'706'496;
    model.activeParameters = model.parameters;
    model.hiddenSize = 8192;
    model.intermediateSize = 28'672;
    model.attentionHeads = 64;
    model.kvHeads = 8;
    model.headDim = 128;
    model.vocabulary = 128'256;
    model.maxContext = 131'072;
    model.nativeFormat = u"BF16"_s;
    model.layers = {LayerGroup {LayerKind::Full, 80, 8, 128, 128, 0, 0, 0}};
    return model;
}

Catalogue exampleCatalogue()
{
    return Catalogue({gpu(), computer(u"pc"_s, AdviceText::tr("PC"), 1),
                      computer(u"tower"_s, AdviceText::tr("tower"), gpuCount), switchedMachine(),
                      withPort(computer(u"server"_s, AdviceText::tr("server"), 1)), bridge(),
                      networkSwitch()},
                     {exampleModel()}, {}, {}, Currency {});
}

std::vector<BuildItem> itemsFor(ExampleLink link)
{
    switch (link) {
    case ExampleLink::SeparatePcs:
        return {{u"pc"_s, gpuCount, {{u"gpu"_s, 1, {}}}}};
    case ExampleLink::OneTower:
        return {{u"tower"_s, 1, {{u"gpu"_s, gpuCount, {}}}}};
    case ExampleLink::NvlinkPairs:
        return {{u"tower"_s, 1, {{u"gpu"_s, gpuCount, {}}, {u"bridge"_s, gpuCount / 2, {}}}}};
    case ExampleLink::NvSwitch:
        return {{u"switched"_s, 1, {}}};
    case ExampleLink::InfiniBand:
        return {{u"server"_s, gpuCount, {{u"gpu"_s, 1, {}}}}, {u"switch"_s, 1, {}}};
    }
    Q_UNREACHABLE();
}

ModelChoice exampleChoice()
{
    ModelChoice choice;
    choice.model = u"example"_s;
    return choice;
}

} // namespace

QString exampleLinkName(ExampleLink link)
{
    switch (link) {
    case ExampleLink::SeparatePcs:
        return AdviceText::tr("separate PCs");
    case ExampleLink::OneTower:
        return AdviceText::tr("one tower, PCIe");
    case ExampleLink::NvlinkPairs:
        return AdviceText::tr("NVLink pairs");
    case ExampleLink::NvSwitch:
        return AdviceText::tr("NVSwitch");
    case ExampleLink::InfiniBand:
        return AdviceText::tr("InfiniBand");
    }
    Q_UNREACHABLE();
}

ClusterExample clusterExample(ExampleLink link)
{
    const Catalogue catalogue = exampleCatalogue();
    ClusterExample example;
    example.build = {{}, itemsFor(link), exampleChoice()};
    example.totals = totalsOf(catalogue, example.build);
    example.fit = fitFor(catalogue, example.build, example.totals);
    example.picture = clusterPictureOf(catalogue, example.build, example.totals);
    return example;
}

QString exampleTitle()
{
    return AdviceText::tr("Try it: %1 GPUs of %2").arg(countText(gpuCount), gbText(gpuGb));
}

QString exampleModelText()
{
    const ModelChoice choice = exampleChoice();
    return AdviceText::tr(
               "For a model of %1 billion parameters in %2, with %3 tokens of context for one "
               "user, run by %4")
        .arg(countText(*exampleModel().parameters / billion), choice.format,
             countText(choice.context), engineId(choice.engine));
}

} // namespace configurator
