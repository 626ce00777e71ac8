// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/kiosksettings.h"
#include "support/program.h"
#include "support/realwindow.h"
#include "support/spoken.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Every page of the built program as a screen reader walks it, over the bus and from outside:
// whatever can be used has a name, a fitting role, and a value where it has one.
class TestRealAccessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staffPage_data();
    void staffPage();
    void kioskPage_data();
    void kioskPage();
    void whatIsChosenIsHeard();
    void aScreenReaderWakesTheKiosk();

private:
    // The rules for the page to which the steps lead, where each of the names is heard.
    static void verifyPage(SpokenProgram &program);
    static QStringList kioskWords(const SpokenProgram &program);
};

void TestRealAccessibility::verifyPage(SpokenProgram &program)
{
    QFETCH(QStringList, steps);
    QFETCH(QStringList, hears);
    steps.replaceInStrings(u"FOLDER"_s, program.folder());
    WALK_OR_SKIP(program, steps);
    for (const QString &name : hears)
        QVERIFY2(isSpoken(program.tree, name), qPrintable(name));
    const QStringList faults = faultsOf(program.tree);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    qInfo("%zu nodes", program.tree.size());
}

void TestRealAccessibility::staffPage_data()
{
    QTest::addColumn<QStringList>("steps");
    QTest::addColumn<QStringList>("hears");
    const auto page = [](const char *name, const QStringList &steps, const QStringList &hears) {
        QTest::newRow(name) << steps << hears;
    };
    const QString menu = u"press=More for quotes"_s;
    const QString enter = u"key=Return"_s;
    page("build", {u"wait=Catalogue"_s},
         {u"Search catalogue"_s, u"Vendor"_s, u"Model"_s, u"Memory chart"_s, u"Verdict"_s,
          u"Count of GeForce RTX 5090"_s});
    page("empty build", {u"press=Clear build"_s}, {u"Make a quote"_s, u"Combined memory"_s});
    page("models", {u"press=Models"_s, u"wait=Search models"_s}, {u"Publisher"_s, u"Licence"_s});
    page("what this build runs", {u"press=Models"_s, u"press=What can this build run?"_s},
         {u"Search models"_s, u"Order"_s});
    page("a model", {u"press=Models"_s, u"click=BGE-M3 embedding"_s, enter, u"wait=Back to*"_s},
         {});
    page("one build to compare", {u"press=Compare"_s}, {u"Compare page"_s, u"Remove all"_s});
    page("two builds to compare",
         {u"press=Compare"_s, u"press=Back to Build"_s, u"press=More GeForce RTX 5090"_s,
          u"press=Compare"_s},
         {u"Compare page"_s});
    page("cluster", {u"press=What's a cluster?"_s}, {u"Cluster drawing"_s, u"Verdict"_s});
    page("no quotes", {u"press=Quotes"_s}, {u"Search quotes"_s, u"Order of quotes"_s});
    page("a quote", {u"press=Make a quote"_s},
         {u"List of quotes"_s, u"Lines of the quote"_s, u"Document discount"_s, u"Issue"_s});
    page("preview of a quote", {u"press=Make a quote"_s, u"press=Preview"_s, u"wait=Zoom in"_s},
         {u"Zoom"_s, u"Page"_s, u"Pages"_s});
    page("customer of a quote", {u"press=Make a quote"_s, u"press=Customer"_s},
         {u"Search customers"_s, u"Company"_s, u"Use this customer"_s});
    page("customers", {u"press=Quotes"_s, menu, u"key=Down"_s, enter, u"wait=Search customers"_s},
         {u"Add a customer"_s});
    page("prices from a list",
         {u"press=Quotes"_s, menu, u"key=Down"_s, u"key=Down"_s, enter, u"wait=File name:"_s,
          u"type=FOLDER/prices.csv"_s, enter, u"wait=Supplier"_s},
         {u"Column of prices"_s, u"Decimal mark"_s, u"Prices that change"_s});
    page("what customers looked at", {u"press=Quotes"_s, menu, u"key=Up"_s, u"key=Up"_s, enter},
         {u"What customers looked at"_s});
    page("shop settings", {u"press=Quotes"_s, menu, u"key=Up"_s, enter},
         {u"Tax rates in percent"_s, u"Region"_s, u"Number pattern"_s});
    page("build code", {u"press=Build code"_s}, {u"Code from the kiosk"_s, u"Copy"_s});
    page("where numbers come from", {u"press=Where does this number come from?"_s},
         {u"What the model needs"_s});
}

void TestRealAccessibility::staffPage()
{
    SpokenProgram program;
    write(program.folder() + u"/prices.csv"_s, "SKU,Price\nrtx-5090,2099.00\n");
    QVERIFY(program.start({QStringLiteral(SOURCE_DIR "/resources/examples/70b-box.json")}));
    verifyPage(program);
}

QStringList TestRealAccessibility::kioskWords(const SpokenProgram &program)
{
    (void)setStaffPin(u"4711"_s, program.folder());
    if (const auto read = readKioskSettings(program.folder())) {
        KioskSettings settings = *read;
        settings.idleSeconds = 20; // the least
        settings.countdownSeconds = 60;
        (void)writeKioskSettings(settings, program.folder());
    }
    return {u"--kiosk"_s, u"--data"_s, program.folder()};
}

void TestRealAccessibility::kioskPage_data()
{
    QTest::addColumn<QStringList>("steps");
    QTest::addColumn<QStringList>("hears");
    const auto page = [](const char *name, const QStringList &steps, const QStringList &hears) {
        QTest::newRow(name) << QStringList {u"click=Touch to begin"_s} + steps << hears;
    };
    QTest::newRow("welcome") << QStringList {u"wait=Touch to begin"_s}
                             << QStringList {u"Welcome"_s};
    page("build", {u"press=Add to build"_s, u"press=More GeForce RTX 5090"_s},
         {u"Build page"_s, u"Memory chart"_s, u"Show this at the counter"_s, u"Engine"_s});
    page("choice of a model", {u"press=Model"_s}, {u"Which AI model?"_s, u"Cancel"_s});
    page("keyboard", {u"click=Search catalogue"_s}, {u"On-screen keyboard"_s, u"Backspace"_s});
    page("models", {u"press=Models"_s, u"wait=Search models"_s}, {u"Open-Source Models"_s});
    page("a model", {u"press=Models"_s, u"click=BGE-M3*"_s, u"wait=Back to Open-Source Models"_s},
         {u"Models page"_s});
    page("cluster", {u"press=What's a cluster?"_s}, {u"Cluster drawing"_s});
    page("at the counter", {u"press=Add to build"_s, u"press=Show this at the counter"_s},
         {u"QR code of the build"_s, u"Build code"_s, u"Back to my build"_s});
    page("look", {u"press=Letters, colours, place"_s},
         {u"High contrast"_s, u"Lower half"_s, u"No motion"_s});
    page("PIN", {u"hold=30,30"_s}, {u"Staff PIN"_s, u"Take the last digit back"_s});
    page("countdown", {u"wait=I am still here"_s}, {u"Are you still there?"_s});
}

void TestRealAccessibility::kioskPage()
{
    SpokenProgram program;
    QVERIFY(program.start(kioskWords(program)));
    verifyPage(program);
}

void TestRealAccessibility::whatIsChosenIsHeard()
{
    SpokenProgram program;
    QVERIFY(program.start({}));
    const auto chosen = [&program] {
        QStringList names;
        for (const SpokenNode &node : program.tree) {
            if (node.role == u"check box" && node.is("checked"))
                names << node.name;
        }
        return names;
    };
    WALK_OR_SKIP(program, {u"wait=Catalogue"_s});
    QCOMPARE(chosen(), QStringList {u"All"_s});
    WALK_OR_SKIP(program, {u"press=Machines"_s});
    QCOMPARE(chosen(), QStringList {u"Machines"_s});
}

void TestRealAccessibility::aScreenReaderWakesTheKiosk()
{
    SpokenProgram program;
    QVERIFY(program.start(kioskWords(program)));
    WALK_OR_SKIP(program, QStringList({u"press=Touch to begin"_s, u"wait=Build page"_s}));
}

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealAccessibility)
#include "tst_realaccessibility.moc"
