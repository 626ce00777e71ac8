// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/customerstore.h"
#include "support/dialogs.h"
#include "support/testmain.h"
#include "views/quotes/dialogs/conflictdialog.h"
#include "views/quotes/dialogs/customers/customerdialog.h"

#include <QCheckBox>
#include <QListView>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

const QString search = u"Search customers"_s;
const QString keep = u"Keep in the customer list"_s;
const QString keepChanges = u"Keep changes in the customer list"_s;

struct Shop
{
    Shop()
    {
        Customer robotics = person(u"Example Robotics LLC"_s, u"Aigul Asanova"_s);
        robotics.email = u"aigul@example.org"_s;
        robotics.address = {u"1 Sample Avenue"_s, u"Bishkek"_s};
        robotics.language = u"ru"_s;
        store.add(robotics);
        store.add(person({}, u"Bakyt Usenov"_s));
        store.add(person(u"<b>R&D</b> Lab"_s, {}));
    }
    // What another counter writes before the next save.
    void othersChange(const QString &company)
    {
        store.meanwhile = [company](CustomerStore &there) {
            there.people[0].customer.company = company;
            ++there.people[0].version;
        };
    }

    CustomerStore store;
};

struct Asked : Shop
{
    explicit Asked(const Customer &now = {})
        : dialog(now, store)
    {
        dialog.show();
        isActive = QTest::qWaitForWindowActive(&dialog);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(dialog.focusWidget(), key, modifiers);
    }
    void choose(const QString &text)
    {
        write(dialog, search, text);
        key(Qt::Key_Return);
    }

    CustomerDialog dialog;
    bool isActive = false;
};

} // namespace

class TestQuoteDialogsCustomer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fromEndToEndByKeyboard()
    {
        Asked f;
        QVERIFY(f.isActive);
        QCOMPARE(f.dialog.focusWidget()->accessibleName(), search);
        QTest::keyClicks(f.dialog.focusWidget(), u"example aig"_s);
        f.key(Qt::Key_Return);
        QVERIFY(f.dialog.isVisible());
        QCOMPARE(f.dialog.focusWidget()->accessibleName(), u"Company"_s);
        QCOMPARE(written(f.dialog, u"Person"_s), u"Aigul Asanova"_s);
        QCOMPARE(written(f.dialog, u"Address"_s), u"1 Sample Avenue\nBishkek"_s);
        QCOMPARE(written(f.dialog, u"E-mail"_s), u"aigul@example.org"_s);
        QCOMPARE(control<QComboBox>(f.dialog, u"Language of the quote"_s)->currentText(),
                 u"Русский"_s);
        f.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(f.dialog.result(), int(QDialog::Accepted));
        QVERIFY(f.dialog.customer() == f.store.people[0].customer);
        QCOMPARE(f.store.people[0].version, 1); // what did not change is not written
    }

    void tabGoesThroughTheFieldsInTheirOrder()
    {
        Asked f;
        QVERIFY(f.isActive);
        f.choose(u"Bakyt"_s);
        QStringList order;
        for (int i = 0; i < 8; ++i) {
            order << spokenName(f.dialog.focusWidget());
            f.key(Qt::Key_Tab);
        }
        QCOMPARE(order,
                 (QStringList {u"Company"_s, u"Person"_s, u"Address"_s, u"Tax no."_s, u"E-mail"_s,
                               u"English"_s, keepChanges, u"Cancel"_s}));
    }

    void arrowsMoveInTheListFromTheSearch()
    {
        Asked f;
        write(f.dialog, search, u""_s);
        f.key(Qt::Key_Down);
        f.key(Qt::Key_Return);
        QCOMPARE(written(f.dialog, u"Person"_s), u"Bakyt Usenov"_s);
    }

    void aClickChooses()
    {
        Asked f;
        auto *list = control<QListView>(f.dialog, u"Customers"_s);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(2, 0)).center());
        QCOMPARE(written(f.dialog, u"Company"_s), u"<b>R&D</b> Lab"_s);
    }

    void enterThatFindsNobodyTakesNobody()
    {
        Asked f;
        f.choose(u"xyz"_s);
        QVERIFY(f.dialog.isVisible());
        QVERIFY(isShown(f.dialog, u"No customer has all these words."_s));
    }

    void escapeCancels()
    {
        Asked f;
        f.key(Qt::Key_Escape);
        QVERIFY(!f.dialog.isVisible());
        QCOMPARE(f.dialog.result(), int(QDialog::Rejected));
    }

    void aNewOneIsKeptOrNot_data()
    {
        QTest::addColumn<bool>("isKept");
        QTest::newRow("kept") << true;
        QTest::newRow("for this quote alone") << false;
    }
    void aNewOneIsKeptOrNot()
    {
        QFETCH(const bool, isKept);
        Asked f;
        write(f.dialog, u"Company"_s, u" North Lab "_s);
        write(f.dialog, u"Address"_s, u"\n 1 Main Street \n\nOsh\n"_s);
        control<QCheckBox>(f.dialog, keep)->setChecked(isKept);
        f.dialog.accept();
        QCOMPARE(f.dialog.result(), int(QDialog::Accepted));
        QCOMPARE(f.dialog.customer().company, u"North Lab"_s);
        QCOMPARE(f.dialog.customer().address, (QStringList {u"1 Main Street"_s, u"Osh"_s}));
        QCOMPARE(f.dialog.customer().id, isKept ? u"4"_s : QString());
        QCOMPARE(f.store.people.size(), isKept ? 4u : 3u);
    }

    void changesToAKnownOneAreKeptOrNot_data() { aNewOneIsKeptOrNot_data(); }
    void changesToAKnownOneAreKeptOrNot()
    {
        QFETCH(const bool, isKept);
        Asked f;
        f.choose(u"Bakyt"_s);
        write(f.dialog, u"Company"_s, u"Usenov & Sons"_s);
        control<QCheckBox>(f.dialog, keepChanges)->setChecked(isKept);
        f.dialog.accept();
        QCOMPARE(f.dialog.customer().id, u"2"_s); // the quote stays theirs in both cases
        QCOMPARE(f.dialog.customer().company, u"Usenov & Sons"_s);
        QCOMPARE(f.store.people[1].customer.company, isKept ? u"Usenov & Sons"_s : QString());
    }

    void somebodyNewLeavesTheKnownOneAlone()
    {
        Asked f;
        f.choose(u"Bakyt"_s);
        press(f.dialog, u"Somebody new"_s);
        QCOMPARE(written(f.dialog, u"Person"_s), QString());
        write(f.dialog, u"Person"_s, u"Nurlan"_s);
        f.dialog.accept();
        QCOMPARE(f.dialog.customer().id, u"4"_s);
        QCOMPARE(f.store.people[1].customer.person, u"Bakyt Usenov"_s);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("nobody") << u"Person"_s << u""_s << u"Company"_s;
        QTest::newRow("no address of mail") << u"E-mail"_s << u"name at example"_s << u"E-mail"_s;
        QTest::newRow("two addresses") << u"E-mail"_s << u"a@b.org@c"_s << u"E-mail"_s;
        QTest::newRow("a line too long") << u"Address"_s << QString(401, u'x') << u"Address"_s;
        QTest::newRow("too many lines") << u"Address"_s << u"x\n"_s.repeated(13) << u"Address"_s;
    }
    void refuses()
    {
        QFETCH(const QString, field);
        QFETCH(const QString, text);
        QFETCH(const QString, sentence);
        Asked f;
        f.choose(u"Bakyt"_s);
        write(f.dialog, field, text);
        f.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(f.dialog.isVisible());
        QVERIFY(!saidOf(f.dialog, sentence).isEmpty());
        QVERIFY(isShown(f.dialog, saidOf(f.dialog, sentence)));
        QCOMPARE(f.dialog.focusWidget()->accessibleName(), sentence);
    }

    void aConflictIsSaidWithBothVersions_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("company"); // that stays in the list
        QTest::newRow("mine") << u"Keep mine"_s << u"Mine LLC"_s;
        QTest::newRow("theirs") << u"Take theirs"_s << u"Theirs LLC"_s;
    }
    void aConflictIsSaidWithBothVersions()
    {
        QFETCH(const QString, button);
        QFETCH(const QString, company);
        Asked f;
        f.choose(u"aigul"_s);
        write(f.dialog, u"Company"_s, u"Mine LLC"_s);
        f.othersChange(u"Theirs LLC"_s);
        meanwhile<ConflictDialog>([&](ConflictDialog &dialog) {
            QVERIFY(isShown(dialog, u"Mine LLC"_s) && isShown(dialog, u"Theirs LLC"_s));
            press(dialog, button);
        });
        f.dialog.accept();
        QCOMPARE(f.dialog.result(), int(QDialog::Accepted));
        QCOMPARE(f.store.people[0].customer.company, company);
        QVERIFY(f.dialog.customer() == f.store.people[0].customer);
    }

    void aConflictLeftOpenLosesNothing()
    {
        Asked f;
        f.choose(u"aigul"_s);
        write(f.dialog, u"Company"_s, u"Mine LLC"_s);
        f.othersChange(u"Theirs LLC"_s);
        meanwhile<ConflictDialog>([](ConflictDialog &dialog) { press(dialog, u"Decide later"_s); });
        f.dialog.accept();
        QVERIFY(f.dialog.isVisible());
        QVERIFY(isShown(f.dialog, u"Nothing was kept yet."_s));
        QCOMPARE(written(f.dialog, u"Company"_s), u"Mine LLC"_s);
        QCOMPARE(f.store.people[0].customer.company, u"Theirs LLC"_s);
    }

    // A quote's own copy of a customer must not pass for the list's newest version.
    void anOldCopyDoesNotOverwriteTheList()
    {
        Customer old = Shop().store.people[0].customer;
        old.email = u"former@example.org"_s;
        Asked f(old);
        QCOMPARE(written(f.dialog, u"E-mail"_s), u"former@example.org"_s);
        write(f.dialog, u"Person"_s, u"Nurlan"_s);
        bool isAsked = false;
        meanwhile<ConflictDialog>([&](ConflictDialog &dialog) {
            isAsked = isShown(dialog, u"aigul@example.org"_s);
            press(dialog, u"Take theirs"_s);
        });
        f.dialog.accept();
        QVERIFY(isAsked);
        QCOMPARE(f.store.people[0].version, 1);
    }

    void aStoreThatRefusesIsSaid()
    {
        Asked f;
        write(f.dialog, u"Company"_s, u"North Lab"_s);
        f.store.failure = u"The store is full."_s;
        f.dialog.accept();
        QVERIFY(f.dialog.isVisible());
        QVERIFY(isShown(f.dialog, u"The store is full."_s));
        control<QCheckBox>(f.dialog, keep)->setChecked(false);
        f.dialog.accept();
        QCOMPARE(f.dialog.result(), int(QDialog::Accepted));
    }

    void looksRight()
    {
        const Asked f(person(QString(300, u'x'), QString(300, u'y')));
        QCOMPARE(namelessControls(f.dialog), QStringList());
        QCOMPARE(richLabels(f.dialog), QStringList());
        QVERIFY(f.dialog.minimumSizeHint().width() <= 760);
        QVERIFY(f.dialog.minimumSizeHint().height() <= 500);
    }
};

CONFIGURATOR_DIALOG_TEST_MAIN(TestQuoteDialogsCustomer)
#include "tst_quotedialogscustomer.moc"
