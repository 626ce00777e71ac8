// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/gguf/ggmltypes.h"
#include "memory/weights/tensortypes.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// The table of tensor types: the same blocks as those that sizes are computed from.
class TestGgmlTypes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blocksAsComputed_data();
    void blocksAsComputed();
    void unknownTypes();
    void fileTypesNameKnownTypes();
    void formatsOfTypes();
};

void TestGgmlTypes::blocksAsComputed_data()
{
    QTest::addColumn<quint32>("id");
    QTest::addColumn<TensorType>("type");
    const auto row
        = [](const char *name, quint32 id, TensorType type) { QTest::newRow(name) << id << type; };
    row("F32", 0, TensorType::F32);
    row("F16", 1, TensorType::F16);
    row("Q4_0", 2, TensorType::Q4_0);
    row("Q4_1", 3, TensorType::Q4_1);
    row("Q5_0", 6, TensorType::Q5_0);
    row("Q5_1", 7, TensorType::Q5_1);
    row("Q8_0", 8, TensorType::Q8_0);
    row("Q2_K", 10, TensorType::Q2_K);
    row("Q3_K", 11, TensorType::Q3_K);
    row("Q4_K", 12, TensorType::Q4_K);
    row("Q5_K", 13, TensorType::Q5_K);
    row("Q6_K", 14, TensorType::Q6_K);
    row("IQ4_NL", 20, TensorType::IQ4_NL);
    row("IQ4_XS", 23, TensorType::IQ4_XS);
    row("BF16", 30, TensorType::F16);
    row("MXFP4", 39, TensorType::Mxfp4);
    row("NVFP4", 40, TensorType::Nvfp4);
}

void TestGgmlTypes::blocksAsComputed()
{
    QFETCH(quint32, id);
    QFETCH(TensorType, type);
    const GgmlType *known = ggmlType(id);
    QVERIFY(known);
    QCOMPARE(QString::fromUtf16(known->name), QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(tensorBytes(type, 1024, 1024), 1024 / known->blockElements * known->blockBytes);
}

void TestGgmlTypes::unknownTypes()
{
    for (const quint32 id : {4U, 5U, 42U, 137U, ~0U})
        QVERIFY(!ggmlType(id));
    for (const quint64 id : {quint64 {4}, quint64 {33}, quint64 {41}, ~quint64 {0}})
        QVERIFY(!ggufFileType(id));
}

void TestGgmlTypes::fileTypesNameKnownTypes()
{
    for (quint64 id = 0; id < 100; ++id) {
        const GgufFileType *file = ggufFileType(id);
        bool isKnown = !file;
        for (quint32 type = 0; type < 100; ++type)
            isKnown = isKnown
                || (ggmlType(type) && QStringView(ggmlType(type)->name) == QStringView(file->base));
        QVERIFY2(isKnown, qPrintable(QString::number(id)));
    }
    QCOMPARE(ggufFileType(1024 + 15), ggufFileType(15));
}

void TestGgmlTypes::formatsOfTypes()
{
    QCOMPARE(formatOfType(*ggmlType(12)), u"Q4_K_M"_s);
    QCOMPARE(formatOfType(*ggmlType(14)), u"Q6_K"_s);
    QCOMPARE(formatOfType(*ggmlType(16)), u"IQ2_XXS"_s);
}

CONFIGURATOR_TEST_MAIN(TestGgmlTypes)
#include "tst_ggmltypes.moc"
