// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/customerstore.h"
#include "support/dialogs.h"
#include "support/testmain.h"
#include "views/quotes/dialogs/confirmdialog.h"
#include "views/quotes/dialogs/conflictdialog.h"
#include "views/quotes/dialogs/customers/customersdialog.h"
#include "views/quotes/dialogs/customers/editcustomerdialog.h"
#include "views/quotes/dialogs/customers/mergedialog.h"

#include <QListView>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

const QString search = u"Search customers"_s;

struct Shop
{
    Shop()
    {
        store.add(person(u"Example Robotics LLC"_s, u"Aigul Asanova"_s));
        store.add(person(u"Example Robotics"_s, {}, u"aigul@example.org"_s));
        store.add(person(u"<b>R&D</b> Lab"_s, {}));
        store.personData = R"({"quotes": [{"id": "a"}, {"id": "b"}, {"id": "a"}]})";
    }
    CustomerStore store;
};

struct Listed : Shop
{
    Listed()
    {
        dialog.show();
        isActive = QTest::qWaitForWindowActive(&dialog);
    }
    [[nodiscard]] QStringList names() const
    {
        const QAbstractItemModel *model = control<QListView>(dialog, u"Customers"_s)->model();
        QStringList names;
        for (int row = 0; row < model->rowCount(); ++row)
            names << model->index(row, 0).data().toString();
        return names;
    }

    std::optional<QString> path;
    QString proposal;
    CustomersDialog dialog {
        store, [this](QWidget *, const QString &, const QString &name, const QString &) {
            proposal = name;
            return path;
        }};
    QSignalSpy changed {&dialog, &CustomersDialog::changed};
    bool isActive = false;
};

} // namespace

class TestQuoteDialogsCustomers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsAndEditsByKeyboard()
    {
        Listed f;
        QVERIFY(f.isActive);
        QTest::keyClicks(f.dialog.focusWidget(), u"r&d"_s);
        QCOMPARE(f.names(), QStringList {u"<b>R&D</b> Lab"_s});
        meanwhile<EditCustomerDialog>([](EditCustomerDialog &dialog) {
            QCOMPARE(written(dialog, u"Company"_s), u"<b>R&D</b> Lab"_s);
            write(dialog, u"Company"_s, u"R&D Laboratory"_s);
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        });
        QTest::keyClick(f.dialog.focusWidget(), Qt::Key_Return);
        QCOMPARE(f.store.people[2].customer.company, u"R&D Laboratory"_s);
        QCOMPARE(f.changed.count(), 1);
        QCOMPARE(f.names(), QStringList {u"R&D Laboratory"_s});
    }

    void adds()
    {
        Listed f;
        meanwhile<EditCustomerDialog>([](EditCustomerDialog &dialog) {
            dialog.accept();
            QVERIFY(dialog.isVisible()); // nobody is no customer
            write(dialog, u"Person"_s, u"Nurlan"_s);
            dialog.accept();
        });
        press(f.dialog, u"Add a customer"_s);
        QCOMPARE(f.store.people.size(), 4u);
        QCOMPARE(f.names().last(), u"Nurlan"_s);
    }

    void editingThatIsCancelledChangesNothing()
    {
        Listed f;
        meanwhile<EditCustomerDialog>([](EditCustomerDialog &dialog) {
            write(dialog, u"Company"_s, u"Other"_s);
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Escape);
        });
        press(f.dialog, u"Edit"_s);
        QCOMPARE(f.store.people[0].version, 1);
        QCOMPARE(f.changed.count(), 0);
    }

    void aConflictIsAskedAbout()
    {
        Listed f;
        f.store.meanwhile = [](CustomerStore &there) {
            there.people[0].customer.company = u"Theirs LLC"_s;
            ++there.people[0].version;
        };
        meanwhile<EditCustomerDialog>([](EditCustomerDialog &dialog) {
            write(dialog, u"Company"_s, u"Mine LLC"_s);
            meanwhile<ConflictDialog>(
                [](ConflictDialog &conflict) { press(conflict, u"Keep mine"_s); });
            dialog.accept();
        });
        press(f.dialog, u"Edit"_s);
        QCOMPARE(f.store.people[0].customer.company, u"Mine LLC"_s);
        QCOMPARE(f.store.people[0].version, 3);
    }

    void merges_data()
    {
        QTest::addColumn<int>("kept");
        QTest::addColumn<QString>("call");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("this one stays") << 0 << u"merge 1 2"_s
                                        << u"The entry “Example Robotics” goes, and its 2 quotes "
                                           "become those of “Example Robotics LLC”."_s;
        QTest::newRow("the other one stays") << 1 << u"merge 2 1"_s
                                             << u"The entry “Example Robotics LLC” goes, and its 2 "
                                                "quotes become those of “Example Robotics”."_s;
    }
    void merges()
    {
        QFETCH(const int, kept);
        QFETCH(const QString, call);
        QFETCH(const QString, outcome);
        Listed f;
        meanwhile<MergeDialog>([&](MergeDialog &dialog) {
            QVERIFY(!control<QAbstractButton>(dialog, u"Merge"_s)->isEnabled()); // with itself
            write(dialog, search, u"aigul@"_s);
            control<QComboBox>(dialog, u"Which entry stays"_s)->setCurrentIndex(kept);
            QVERIFY2(isShown(dialog, outcome), qPrintable(shownTexts(dialog).join(u'\n')));
            QCOMPARE(namelessControls(dialog), QStringList());
            press(dialog, u"Merge"_s);
        });
        press(f.dialog, u"Merge"_s);
        QCOMPARE(f.store.calls, QStringList {call});
        QCOMPARE(f.changed.count(), 1);
        QCOMPARE(f.names().size(), 2);
        QVERIFY(isShown(f.dialog, u"Both entries are one now."_s));
    }

    void quotesThatMoveAreTold_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("part");
        QTest::newRow("none") << QByteArray("{}") << u"It has no quotes that would move."_s;
        QTest::newRow("one") << QByteArray(R"({"quotes": [{}]})") << u"and its quote becomes"_s;
        QTest::newRow("two") << QByteArray(R"({"quotes": [{}, {}]})") << u"and its 2 quotes"_s;
    }
    void quotesThatMoveAreTold()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, part);
        Shop f;
        f.store.personData = json;
        MergeDialog dialog(f.store.people[0].customer, f.store);
        write(dialog, search, u"aigul@"_s);
        QVERIFY2(isShown(dialog, part), qPrintable(shownTexts(dialog).join(u'\n')));
    }

    void aMergeThatIsRefusedIsSaid()
    {
        Shop f;
        MergeDialog dialog(f.store.people[0].customer, f.store);
        write(dialog, search, u"aigul@"_s);
        f.store.failure = u"The store is locked."_s;
        dialog.show();
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QVERIFY(isShown(dialog, u"The store is locked."_s));
    }

    void exportsOnePersonsData()
    {
        Listed f;
        const QTemporaryDir folder;
        f.path = folder.filePath(u"data.json"_s);
        press(f.dialog, u"Export data"_s);
        QCOMPARE(f.proposal, u"Example Robotics LLC.json"_s);
        QFile file(*f.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), f.store.personData);
        QVERIFY(isShown(f.dialog, u"Saved as"_s));
        QCOMPARE(f.changed.count(), 0);
    }

    void anExportThatFailsIsSaid()
    {
        Listed f;
        press(f.dialog, u"Export data"_s); // no path: the person thought better of it
        QVERIFY(!isShown(f.dialog, u"Saved as"_s) && !isShown(f.dialog, u"could not"_s));
        f.path = u"/no such folder/data.json"_s;
        press(f.dialog, u"Export data"_s);
        QVERIFY(isShown(f.dialog, u"The data could not be saved as /no such folder/data.json"_s));
        f.store.failure = u"The store can't be read."_s;
        press(f.dialog, u"Export data"_s);
        QVERIFY(isShown(f.dialog, u"The store can't be read."_s));
    }

    void erasesAfterASentence_data()
    {
        QTest::addColumn<bool>("agrees");
        QTest::newRow("agreed") << true;
        QTest::newRow("thought better of") << false;
    }
    void erasesAfterASentence()
    {
        QFETCH(const bool, agrees);
        Listed f;
        meanwhile<ConfirmDialog>([&](ConfirmDialog &dialog) {
            for (const QString &part : {u"Example Robotics LLC is taken out"_s,
                                        u"The quotes stay"_s, u"can't be undone"_s})
                QVERIFY2(isShown(dialog, part), qPrintable(part));
            press(dialog, agrees ? u"Erase"_s : u"Cancel"_s);
        });
        press(f.dialog, u"Erase data"_s);
        QCOMPARE(f.store.calls, agrees ? QStringList {u"erase 1"_s} : QStringList());
        QCOMPARE(f.changed.count(), agrees ? 1 : 0);
        QCOMPARE(f.names().size(), agrees ? 2 : 3);
    }

    void nothingCanBeDoneWithNobody()
    {
        Listed f;
        write(f.dialog, search, u"xyz"_s);
        for (const QString &name : {u"Edit"_s, u"Merge"_s, u"Export data"_s, u"Erase data"_s})
            QVERIFY(!control<QAbstractButton>(f.dialog, name)->isEnabled());
        QVERIFY(control<QAbstractButton>(f.dialog, u"Add a customer"_s)->isEnabled());
    }

    void looksRight()
    {
        Shop f;
        f.store.people[0].customer.company = QString(300, u'x');
        const CustomersDialog list(f.store, {});
        const EditCustomerDialog edit(f.store.people[0], f.store);
        const MergeDialog merge(f.store.people[0].customer, f.store);
        for (const QDialog *dialog :
             std::initializer_list<const QDialog *> {&list, &edit, &merge}) {
            QCOMPARE(namelessControls(*dialog), QStringList());
            QCOMPARE(richLabels(*dialog), QStringList());
            QVERIFY(dialog->minimumSizeHint().width() <= 700);
            QVERIFY(dialog->minimumSizeHint().height() <= 500);
        }
    }
};

CONFIGURATOR_DIALOG_TEST_MAIN(TestQuoteDialogsCustomers)
#include "tst_quotedialogscustomers.moc"
