// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/dialogs.h"
#include "support/memoryprices.h"
#include "support/samples.h"
#include "support/testmain.h"
#include "views/quotes/dialogs/prices/priceimportdialog.h"

#include <QCheckBox>
#include <QListView>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

const QByteArray plain = "SKU;Name;Price\n"
                         "gpu-32;GPU;2049.00\n" // a little more
                         "gpu-24;GPU;1499.00\n" // the same
                         "amd-48;GPU;3299.00\n" // was on request
                         "tower-4;Tower;990.00\n" // a jump
                         "<b>new</b>;Thing;1.00\n";

struct Asked
{
    explicit Asked(const QByteArray &text)
        : path(folder.filePath(u"R&D <b>list<b>.csv"_s))
    {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        file.close();
        dialog.emplace(catalogue, prices, path);
        dialog->show();
        isActive = QTest::qWaitForWindowActive(&*dialog);
    }
    [[nodiscard]] QStringList lines(const QString &view) const
    {
        const auto *list = control<QListView>(*dialog, view);
        QStringList texts;
        for (int row = 0; list && row < list->model()->rowCount(); ++row)
            texts << list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString()
                  << list->model()->index(row, 0).data().toString();
        texts.removeAll(QString());
        return texts;
    }
    [[nodiscard]] QAbstractButton *apply(const QString &text) const
    {
        return control<QAbstractButton>(*dialog, text);
    }
    [[nodiscard]] QComboBox *box(const QString &name) const
    {
        return control<QComboBox>(*dialog, name);
    }
    // As a person does: the box tells what was chosen, not what was set.
    void choose(const QString &name, const QString &text) const
    {
        QComboBox *found = box(name);
        QVERIFY2(found && found->findText(text) >= 0, qPrintable(name));
        found->setCurrentIndex(found->findText(text));
        Q_EMIT found->activated(found->currentIndex());
    }

    QTemporaryDir folder;
    QString path;
    Catalogue catalogue = sampleCatalogue();
    MemoryPrices prices;
    std::optional<PriceImportDialog> dialog;
    bool isActive = false;
};

} // namespace

class TestQuoteDialogsPrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatWouldChangeAndAppliesIt()
    {
        Asked f(plain);
        QVERIFY(isShown(*f.dialog, u"R&D <b>list<b>.csv"_s));
        QCOMPARE(f.lines(u"Prices that change"_s),
                 (QStringList {u"GPU-32, from 1,999.00 to 2,049.00 USD, +2.5 %"_s, u"GPU-32"_s,
                               u"AMD-48, from on request to 3,299.00 USD"_s, u"AMD-48"_s,
                               u"TOWER-4, from 2,890.00 to 990.00 USD, -65.7 %, a jump"_s,
                               u"TOWER-4"_s}));
        QVERIFY(isShown(*f.dialog, u"One price jumps by more than is usual"_s));
        QVERIFY(f.prices.batches.empty());
        press(*f.dialog, u"Apply 3 changes"_s);
        QCOMPARE(f.dialog->result(), int(QDialog::Accepted));
        QCOMPARE(f.dialog->appliedCount(), 3);
        QCOMPARE(f.prices.batches.size(), 1u);
        QCOMPARE(f.prices.batches.front().units.size(), 3u);
    }

    void whatIsShownIsWhatIsSaved_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<qint64>("saved");
        QTest::newRow("B129 2,3 stays 2.30")
            << QByteArray("SKU;Price\ngpu-32;2,3\n") << u"to 2.30 USD"_s << qint64 {230};
        QTest::newRow("B151 units that the list lacks stay as they are")
            << QByteArray("SKU;Price\ngpu-32;1899.00\n") << u"to 1,899.00 USD"_s << qint64 {189900};
    }
    void whatIsShownIsWhatIsSaved()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, shown);
        QFETCH(const qint64, saved);
        Asked f(text);
        QVERIFY(f.lines(u"Prices that change"_s).first().contains(shown));
        press(*f.dialog, u"Apply 1 change"_s);
        QCOMPARE(f.prices.batches.front().units.size(), 1u);
        QCOMPARE(f.prices.batches.front().units.front().newPrice, saved);
    }

    void everyPartIsAChipAway_data()
    {
        QTest::addColumn<QString>("chip");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("new") << u"New 1"_s << QStringList {u"<b>new</b>"_s};
        QTest::newRow("missing") << u"Missing 3"_s
                                 << QStringList {u"server-8 · SERVER-8"_s,
                                                 u"bridge-24 · BRIDGE-24"_s,
                                                 u"ib-switch · IB-SWITCH"_s};
        QTest::newRow("unchanged") << u"Unchanged 1"_s << QStringList {u"gpu-24 · GPU-24"_s};
    }
    void everyPartIsAChipAway()
    {
        QFETCH(const QString, chip);
        QFETCH(const QStringList, lines);
        Asked f(plain);
        press(*f.dialog, chip);
        QListView *shown = nullptr;
        for (auto *view : f.dialog->findChildren<QListView *>())
            shown = view->isVisible() ? view : shown;
        QVERIFY(shown);
        QCOMPARE(shown->accessibleName(), chip);
        QStringList texts;
        for (int row = 0; row < shown->model()->rowCount(); ++row)
            texts << shown->model()->index(row, 0).data().toString();
        QCOMPARE(texts, lines);
    }

    void nothingIsAppliedWhileARowIsRejected()
    {
        Asked f("SKU;Price\ngpu-32;1899.00\ngpu-24;soon\n;5.00\n");
        QVERIFY(f.apply(u"Apply 1 change"_s));
        QVERIFY(!f.apply(u"Apply 1 change"_s)->isEnabled());
        QCOMPARE(f.lines(u"Rejected 2"_s),
                 (QStringList {u"row 3, price: must be a price in digits, like 1999.00, but is "
                               "“soon”."_s,
                               u"row 4, SKU: must be the SKU of a unit, but is empty."_s}));
        QVERIFY(isShown(*f.dialog, u"Nothing is applied while rows are rejected"_s));
        f.dialog->accept();
        QVERIFY(f.dialog->isVisible() && f.prices.batches.empty());
    }

    void theDecimalMarkIsAskedWithSamples_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("B131 3.350 is asked once per column")
            << QByteArray("SKU;Price\ngpu-32;3.350\ngpu-24;1.499\n");
    }
    void theDecimalMarkIsAskedWithSamples()
    {
        QFETCH(const QByteArray, text);
        Asked f(text);
        for (const QString &part : {u"3.350"_s, u"$3.35"_s, u"$3,350.00"_s, u"row 2"_s, u"1.499"_s})
            QVERIFY2(isShown(*f.dialog, part), qPrintable(part));
        QVERIFY(!f.apply(u"Apply changes"_s)->isEnabled());
        press(*f.dialog, u"It is a decimal comma"_s);
        QTRY_VERIFY(f.apply(u"Apply 1 change"_s));
        QVERIFY(f.apply(u"Apply 1 change"_s)->isEnabled());
        QCOMPARE(f.box(u"Decimal mark"_s)->currentText(), u"comma"_s);
        QVERIFY(!isShown(*f.dialog, u"$3,350.00"_s));
        f.choose(u"Decimal mark"_s, u"to be found"_s); // asked again
        QVERIFY(isShown(*f.dialog, u"$3,350.00"_s));
    }

    void columnsAreMapped()
    {
        Asked f("Code;Dealer;Public\ngpu-32;1800.00;1899.00\n");
        QVERIFY(isShown(*f.dialog, u"no row with the names of the columns"_s));
        f.choose(u"Column of SKUs"_s, u"Code"_s);
        f.choose(u"Column of prices"_s, u"Public"_s);
        QCOMPARE(f.lines(u"Prices that change"_s).first(),
                 u"GPU-32, from 1,999.00 to 1,899.00 USD, -5.0 %"_s);
        write(*f.dialog, u"Supplier"_s, u"Parts & Co"_s);
        press(*f.dialog, u"Apply 1 change"_s);
        QCOMPARE(f.prices.batches.front().supplier, u"Parts & Co"_s);
        QCOMPARE(f.prices.mappings[u"Parts & Co"_s].value(u"price").toString(), u"Public"_s);
    }

    void severalColumnsOfPricesAreAskedAbout()
    {
        Asked f("SKU;Price;Price\ngpu-32;1899.00;1799.00\n");
        QVERIFY(isShown(*f.dialog, u"several columns that may hold the price"_s));
        f.choose(u"Column of prices"_s, u"Price (column 3)"_s);
        QCOMPARE(f.lines(u"Prices that change"_s).first(),
                 u"GPU-32, from 1,999.00 to 1,799.00 USD, -10.0 %"_s);
    }

    void aListWithoutNames()
    {
        Asked f("gpu-32;1899.00\n");
        control<QCheckBox>(*f.dialog, u"No row names the columns"_s)->click();
        QVERIFY(f.apply(u"Apply 1 change"_s));
        QCOMPARE(f.box(u"Column of SKUs"_s)->currentText(), u"gpu-32"_s);
    }

    void whatWasFoundIsShown()
    {
        const Asked f(plain);
        QCOMPARE(f.box(u"Column of SKUs"_s)->currentText(), u"SKU"_s);
        QCOMPARE(f.box(u"Column of prices"_s)->currentText(), u"Price"_s);
        QCOMPARE(f.box(u"Decimal mark"_s)->currentText(), u"found: point"_s);
        QCOMPARE(f.box(u"Delimiter"_s)->currentText(), u"found: semicolon ;"_s);
        QCOMPARE(f.box(u"Encoding"_s)->currentText(), u"found: utf-8"_s);
        QVERIFY(!f.box(u"Sheet"_s)->isVisible()); // of workbooks only
    }

    // What the supplier's name changes has to be seen before it counts.
    void aRememberedMappingIsShownBeforeItIsApplied_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::newRow("Enter") << int(Qt::Key_Return) << 0;
        QTest::newRow("Ctrl+Enter") << int(Qt::Key_Return) << int(Qt::ControlModifier);
    }
    void aRememberedMappingIsShownBeforeItIsApplied()
    {
        QFETCH(const int, key);
        QFETCH(const int, modifiers);
        Asked f("SKU;Price;Dealer\ngpu-32;1899.00;1799.00\n");
        ColumnMapping mapping;
        mapping.column(PriceField::Price).header = u"Dealer"_s;
        f.prices.mappings[u"Parts"_s] = mappingJson(mapping);
        QVERIFY(f.isActive);
        write(*f.dialog, u"Supplier"_s, u"Parts"_s);
        QTest::keyClick(f.dialog->focusWidget(), Qt::Key(key), Qt::KeyboardModifiers(modifiers));
        QVERIFY(f.dialog->isVisible() && f.prices.batches.empty());
        QVERIFY(isShown(*f.dialog, u"Read as this supplier's lists were read before."_s));
        QCOMPARE(f.lines(u"Prices that change"_s).first(),
                 u"GPU-32, from 1,999.00 to 1,799.00 USD, -10.0 %"_s);
        QTRY_VERIFY(f.apply(u"Apply 1 change"_s)->isEnabled());
        QTest::keyClick(f.dialog->focusWidget(), Qt::Key(key), Qt::KeyboardModifiers(modifiers));
        QCOMPARE(f.prices.batches.size(), 1u);
    }

    void aStoreThatRefusesIsSaid()
    {
        Asked f(plain);
        f.prices.failure = u"Somebody else imported meanwhile."_s;
        press(*f.dialog, u"Apply 3 changes"_s);
        QVERIFY(f.dialog->isVisible());
        QVERIFY(isShown(*f.dialog, f.prices.failure));
        QCOMPARE(f.dialog->appliedCount(), 0);
    }

    void theSamePricesAgainChangeNothing()
    {
        const Asked f("SKU;Price\ngpu-32;1999.00\n");
        QVERIFY(isShown(*f.dialog, u"No price changes."_s));
        QVERIFY(!f.apply(u"Apply 0 changes"_s)->isEnabled());
    }

    void escapeCancels()
    {
        Asked f(plain);
        QTest::keyClick(f.dialog->focusWidget(), Qt::Key_Escape);
        QVERIFY(!f.dialog->isVisible() && f.prices.batches.empty());
    }

    void looksRight_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("changes") << plain;
        QTest::newRow("a question") << QByteArray("SKU;Price\ngpu-32;3.350\n");
        QTest::newRow("rejected") << QByteArray("SKU;Price\ngpu-32;soon\n");
        QTest::newRow("no list") << QByteArray("nothing");
    }
    void looksRight()
    {
        QFETCH(const QByteArray, text);
        Asked f(text);
        QCOMPARE(namelessControls(*f.dialog), QStringList());
        QCOMPARE(richLabels(*f.dialog), QStringList());
        QVERIFY(f.dialog->minimumSizeHint().width() <= 760);
        QVERIFY(f.dialog->minimumSizeHint().height() <= 552); // a screen of 600
    }
};

CONFIGURATOR_DIALOG_TEST_MAIN(TestQuoteDialogsPrices)
#include "tst_quotedialogsprices.moc"
