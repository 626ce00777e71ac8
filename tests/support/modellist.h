// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogueloader.h"
#include "items/aimodels/aimodellistmodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace configurator::test {

constexpr int columnOf(ModelColumn column)
{
    return static_cast<int>(column);
}

// The shipped catalogue with a list over it.
struct ModelListFixture
{
    LoadedCatalogue loaded = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
    BuildDocument document {loaded.catalogue};
    AiModelListModel model {document};
    QAbstractItemModelTester tester {&model,
                                     QAbstractItemModelTester::FailureReportingMode::QtTest};

    [[nodiscard]] QStringList shown() const
    {
        QStringList ids;
        for (int row = 0; row < model.rowCount(); ++row)
            ids << model.index(row, 0).data(AiModelListModel::ModelIdRole).toString();
        return ids;
    }
    [[nodiscard]] const AiModel &at(int row) const
    {
        return *loaded.catalogue.model(
            model.index(row, 0).data(AiModelListModel::ModelIdRole).toString());
    }
    [[nodiscard]] QString text(int row, ModelColumn column) const
    {
        return model.index(row, columnOf(column)).data().toString();
    }
    [[nodiscard]] bool scan()
    {
        model.setLookedAt(true);
        return QTest::qWaitFor([this] { return model.isScanned(); });
    }
};

} // namespace configurator::test
