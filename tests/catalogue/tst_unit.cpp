// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/unit.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

class TestUnit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stackNames_data();
    void stackNames();
};

void TestUnit::stackNames_data()
{
    QTest::addColumn<int>("stack");
    QTest::addColumn<QString>("name");

    QTest::newRow("NVIDIA") << static_cast<int>(Stack::Cuda) << u"CUDA"_s;
    QTest::newRow("AMD") << static_cast<int>(Stack::Rocm) << u"ROCm"_s;
    QTest::newRow("Intel Arc") << static_cast<int>(Stack::OneApi) << u"oneAPI"_s;
    QTest::newRow("Intel Gaudi") << static_cast<int>(Stack::Gaudi) << u"Gaudi"_s;
    QTest::newRow("Tenstorrent") << static_cast<int>(Stack::TtMetal) << u"TT-Metal"_s;
    QTest::newRow("Apple") << static_cast<int>(Stack::Metal) << u"Metal"_s;
}

void TestUnit::stackNames()
{
    QFETCH(int, stack);
    QTEST(stackName(static_cast<Stack>(stack)), "name");
}

CONFIGURATOR_TEST_MAIN(TestUnit)
#include "tst_unit.moc"
