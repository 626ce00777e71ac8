// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/customerstore.h"
#include "support/dialogs.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"
#include "views/common/prompts.h"
#include "views/quotes/dialogs/confirmdialog.h"
#include "views/quotes/dialogs/conflictdialog.h"
#include "views/quotes/dialogs/customers/customerdialog.h"
#include "views/quotes/dialogs/quotedialogs.h"
#include "views/quotes/dialogs/reasondialog.h"
#include "views/quotes/dialogs/settings/shopsettingsdialog.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

const QString markup = u"<b>Example</b> & Co"_s;

Quote quoteFor(const QString &company)
{
    Quote quote;
    quote.customer.company = company;
    quote.alternatives = {alternativeFrom(u"1 x 100 @12"_s)};
    return quote;
}

// As QuoteDialogs asks, with a parent of its own.
struct Asking
{
    FileDialogs files;
    QuoteDialogs dialogs {files};
    QWidget parent;
    CustomerStore store;
};

void pressKey(QWidget &dialog, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWidget *at = dialog.focusWidget() ? dialog.focusWidget() : &dialog;
    QTest::keyClick(at, key, modifiers);
}

} // namespace

class TestQuoteDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReasonIsTaken_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::newRow("by Enter") << int(Qt::Key_Return) << 0;
        QTest::newRow("by Enter of the number pad")
            << int(Qt::Key_Enter) << int(Qt::KeypadModifier);
        QTest::newRow("by Ctrl+Enter") << int(Qt::Key_Return) << int(Qt::ControlModifier);
    }
    void aReasonIsTaken()
    {
        QFETCH(const int, key);
        QFETCH(const int, modifiers);
        Asking f;
        meanwhile<ReasonDialog>([&](ReasonDialog &dialog) {
            QCOMPARE(dialog.windowTitle(), u"Decline"_s);
            QCOMPARE(written(dialog, u"Why?"_s), u"too dear"_s);
            write(dialog, u"Why?"_s, u"  bought elsewhere "_s);
            pressKey(dialog, Qt::Key(key), Qt::KeyboardModifiers(modifiers));
        });
        const auto text = f.dialogs.reason(&f.parent, u"Decline"_s, u"Why?"_s, u"too dear"_s);
        QCOMPARE(text, std::optional(u"bought elsewhere"_s));
    }

    void anEmptyReasonIsRefused()
    {
        Asking f;
        meanwhile<ReasonDialog>([&](ReasonDialog &dialog) {
            write(dialog, u"Why?"_s, u"   "_s);
            pressKey(dialog, Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            QVERIFY(isShown(dialog, u"Write a few words here."_s));
            QCOMPARE(saidOf(dialog, u"Why?"_s), u"Write a few words here."_s);
            write(dialog, u"Why?"_s, u"x"_s);
            QVERIFY(!isShown(dialog, u"Write a few words here."_s));
            pressKey(dialog, Qt::Key_Escape);
            QVERIFY(!dialog.isVisible());
        });
        QVERIFY(!f.dialogs.reason(&f.parent, u"Decline"_s, u"Why?"_s, {}));
    }

    void confirms_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("answer");
        QTest::newRow("Enter takes") << int(Qt::Key_Return) << true;
        QTest::newRow("Escape cancels") << int(Qt::Key_Escape) << false;
    }
    void confirms()
    {
        QFETCH(const int, key);
        QFETCH(const bool, answer);
        Asking f;
        meanwhile<ConfirmDialog>([&](ConfirmDialog &dialog) {
            QVERIFY(isShown(dialog, markup));
            QVERIFY(control<QAbstractButton>(dialog, u"R&D"_s));
            pressKey(dialog, Qt::Key(key));
        });
        QCOMPARE(f.dialogs.confirm(&f.parent, u"Discard"_s, markup, u"R&D"_s), answer);
    }

    void bothVersionsAreShown()
    {
        Asking f;
        meanwhile<ConflictDialog>([&](ConflictDialog &dialog) {
            for (const QString &text : {markup, u"North Lab"_s, u"Mine"_s, u"Theirs"_s,
                                        u"Number of lines"_s, u"112.00 USD"_s})
                QVERIFY2(isShown(dialog, text), qPrintable(text));
        });
        QCOMPARE(f.dialogs.keepMine(&f.parent, quoteFor(markup), quoteFor(u"North Lab"_s)),
                 std::nullopt);
    }

    void decides_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<std::optional<bool>>("answer");
        QTest::newRow("mine") << u"Keep mine"_s << std::optional(true);
        QTest::newRow("theirs") << u"Take theirs"_s << std::optional(false);
        QTest::newRow("later") << u"Decide later"_s << std::optional<bool>();
    }
    void decides()
    {
        QFETCH(const QString, button);
        QFETCH(const std::optional<bool>, answer);
        Asking f;
        meanwhile<ConflictDialog>([&](ConflictDialog &dialog) { press(dialog, button); });
        QCOMPARE(f.dialogs.keepMine(&f.parent, quoteFor(u"A"_s), quoteFor(u"B"_s)), answer);
    }

    // Neither version goes by a key that was meant for something else.
    void enterAloneDecidesNothing()
    {
        Asking f;
        meanwhile<ConflictDialog>(
            [](ConflictDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
        QCOMPARE(f.dialogs.keepMine(&f.parent, quoteFor(u"A"_s), quoteFor(u"B"_s)), std::nullopt);
    }

    void asksForACustomerAndForTheProfile()
    {
        Asking f;
        f.store.add(person(u"North Lab"_s, {}));
        meanwhile<CustomerDialog>([](CustomerDialog &dialog) {
            pressKey(dialog, Qt::Key_Return);
            pressKey(dialog, Qt::Key_Return, Qt::ControlModifier);
        });
        const auto customer = f.dialogs.customer(&f.parent, {}, f.store);
        QVERIFY(customer);
        QCOMPARE(customer->id, u"1"_s);
        meanwhile<CustomerDialog>([](CustomerDialog &dialog) { dialog.reject(); });
        QVERIFY(!f.dialogs.customer(&f.parent, {}, f.store));
        meanwhile<ShopSettingsDialog>([](ShopSettingsDialog &dialog) { dialog.accept(); });
        QVERIFY(f.dialogs.profile(&f.parent, ShopProfile()) == ShopProfile());
        meanwhile<ShopSettingsDialog>([](ShopSettingsDialog &dialog) { dialog.reject(); });
        QVERIFY(!f.dialogs.profile(&f.parent, ShopProfile()));
    }

    void everyControlHasANameAndEveryTextIsPlain()
    {
        const ReasonDialog reason(markup, markup, markup);
        const ConfirmDialog confirm(markup, markup, markup);
        const ConflictDialog conflict(markup, markup,
                                      differencesOf(quoteFor(markup), quoteFor(u"x"_s)));
        for (const QDialog *dialog :
             std::initializer_list<const QDialog *> {&reason, &confirm, &conflict}) {
            QCOMPARE(namelessControls(*dialog), QStringList());
            QCOMPARE(richLabels(*dialog), QStringList());
            QVERIFY(!dialog->accessibleName().isEmpty());
        }
    }

    void veryLongTextsKeepTheDialogsSmall()
    {
        const QString longText = QString(300, u'x') + u' ' + QString(4000, u'y');
        ReasonDialog reason(longText, u"Why?"_s, longText);
        ConfirmDialog confirm(longText, longText, u"Discard"_s);
        ConflictDialog conflict(longText, u"Which?"_s,
                                differencesOf(quoteFor(longText), quoteFor(u"x"_s)));
        for (QDialog *dialog : std::initializer_list<QDialog *> {&reason, &confirm, &conflict}) {
            dialog->show();
            QVERIFY2(dialog->width() <= 800, dialog->metaObject()->className());
            QVERIFY2(dialog->height() <= 600, dialog->metaObject()->className());
        }
    }
};

CONFIGURATOR_DIALOG_TEST_MAIN(TestQuoteDialogs)
#include "tst_quotedialogs.moc"
