// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/dialogs.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"
#include "views/quotes/dialogs/settings/shopsettingsdialog.h"

#include <QBuffer>
#include <QImage>
#include <QScrollArea>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray picture(int width = 4, int height = 2)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray png;
    QBuffer buffer(&png);
    image.save(&buffer, "PNG");
    return png;
}

ShopProfile sample()
{
    ShopProfile profile;
    profile.seller.name = u"Example & Sons"_s;
    profile.seller.lines = {u"1 Sample Avenue"_s, u"Bishkek"_s};
    profile.seller.taxId = u"123"_s;
    profile.seller.logo = picture();
    profile.currency = *Currency::fromCode(u"KGS"_s);
    profile.mode = PriceMode::Gross;
    profile.taxRates = {Decimal::whole(12), Decimal {4'500'000}, Decimal::whole(0)};
    profile.validDays = 30;
    profile.numberPattern = u"{year}/{seq:4}"_s;
    profile.paper = PaperSize::Letter;
    profile.region = Region::Us;
    profile.tariff = Decimal {250'000};
    profile.leadTime = u"10 working days"_s;
    profile.terms = u"Prepaid.\n\nNo returns."_s;
    profile.services = alternativeFrom(u"1 x 180 @12;2 x ? -5% @0"_s).lines;
    profile.services[1].sku = u"SVC-2"_s;
    profile.services[1].cost = Decimal::whole(7);
    profile.roles = {{u"Counter"_s, Decimal::whole(3), Decimal::whole(10)},
                     {u"Manager"_s, Decimal::whole(10), Decimal::whole(100)}};
    return profile;
}

struct Asked
{
    explicit Asked(const ShopProfile &now = sample())
        : dialog(
            now, [this](QWidget *) { return logoFile; }, nullptr, QDate(2026, 11, 30))
    {
        dialog.show();
    }
    [[nodiscard]] bool isAccepted()
    {
        dialog.accept();
        return dialog.result() == QDialog::Accepted;
    }
    QString fileOf(const QByteArray &bytes, const QString &name = u"logo.png"_s)
    {
        const QString path = folder.filePath(name);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return path;
    }

    QTemporaryDir folder;
    std::optional<QString> logoFile;
    ShopSettingsDialog dialog;
};

} // namespace

class TestQuoteDialogsSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotTouchedStays()
    {
        Asked f;
        QVERIFY(f.isAccepted());
        QVERIFY(f.dialog.profile() == sample());
        Asked usual {ShopProfile()};
        QVERIFY(usual.isAccepted());
        QVERIFY(usual.dialog.profile() == ShopProfile());
    }

    void takesEverything()
    {
        Asked f {ShopProfile()};
        write(f.dialog, u"Name of the shop"_s, u"Example & Sons"_s);
        write(f.dialog, u"Address and contact, one a line"_s, u"1 Sample Avenue\n Bishkek \n"_s);
        write(f.dialog, u"Tax no. of the shop"_s, u"123"_s);
        f.logoFile = f.fileOf(picture());
        press(f.dialog, u"Choose a logo"_s);
        write(f.dialog, u"Currency (code)"_s, u" kgs "_s);
        control<QComboBox>(f.dialog, u"Prices are"_s)->setCurrentIndex(1);
        write(f.dialog, u"Tax rates in percent"_s, u"12, 4.5 %, 0, 12"_s);
        control<QComboBox>(f.dialog, u"Region"_s)->setCurrentIndex(1);
        write(f.dialog, u"Price of a kWh"_s, u"0.25"_s);
        write(f.dialog, u"Number pattern"_s, u"{year}/{seq:4}"_s);
        control<QSpinBox>(f.dialog, u"Valid for, in days"_s)->setValue(30);
        control<QComboBox>(f.dialog, u"Paper"_s)->setCurrentIndex(1);
        write(f.dialog, u"Lead time"_s, u"10 working days"_s);
        write(f.dialog, u"Terms"_s, u"Prepaid.\n\nNo returns."_s);
        press(f.dialog, u"Add a service"_s);
        QCOMPARE(f.dialog.focusWidget()->accessibleName(), u"Name of service 1"_s);
        write(f.dialog, u"Name of service 1"_s, u"Assembly"_s);
        write(f.dialog, u"Price of service 1"_s, u"1,180.50"_s);
        write(f.dialog, u"Tax of service 1"_s, u"12"_s);
        press(f.dialog, u"Add a role"_s);
        write(f.dialog, u"Name of role 1"_s, u"Counter"_s);
        write(f.dialog, u"No reason up to, role 1"_s, u"3"_s);
        write(f.dialog, u"At most, role 1"_s, u"10 %"_s);
        QVERIFY(f.isAccepted());
        ShopProfile wanted = sample();
        wanted.services.resize(1);
        wanted.services[0] = QuoteLine();
        wanted.services[0].name = u"Assembly"_s;
        wanted.services[0].unitPrice = Decimal {1'180'500'000};
        wanted.services[0].taxRate = Decimal::whole(12);
        wanted.roles.resize(1);
        QVERIFY(f.dialog.profile() == wanted);
    }

    void aWrongFieldIsNamedAsItIsTyped_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part"); // of the sentence
        const auto row = [](const char *name, const QString &field, const QString &text,
                            const QString &part) { QTest::newRow(name) << field << text << part; };
        row("no name", u"Name of the shop"_s, u" "_s, u"needs the name"_s);
        row("too many lines", u"Address and contact, one a line"_s, u"x\n"_s.repeated(13),
            u"at most 12 lines"_s);
        row("no currency", u"Currency (code)"_s, u"XQZ"_s, u"XQZ"_s);
        row("no rates", u"Tax rates in percent"_s, u""_s, u"one rate at least"_s);
        row("a rate of more than 100", u"Tax rates in percent"_s, u"12, 101"_s, u"“101”"_s);
        row("a negative rate", u"Tax rates in percent"_s, u"-1"_s, u"“-1”"_s);
        row("a word for a tariff", u"Price of a kWh"_s, u"cheap"_s, u"“cheap”"_s);
        row("no {seq}", u"Number pattern"_s, u"Q-{year}"_s, u"no {seq}"_s);
        row("an unknown brace", u"Number pattern"_s, u"{seq}{foo}"_s, u"{foo}"_s);
        row("terms of a book", u"Terms"_s, QString(20'001, u'x'), u"20001 characters"_s);
        row("a service without a name", u"Name of service 1"_s, u""_s, u"needs a name"_s);
        row("a service's price", u"Price of service 1"_s, u"1e3"_s, u"“1e3” is not a price"_s);
        row("a service's tax", u"Tax of service 1"_s, u"200"_s, u"“200”"_s);
        row("a role's name twice", u"Name of role 2"_s, u"Counter"_s, u"Two roles"_s);
        row("a role's limits", u"No reason up to, role 1"_s, u"11"_s, u"can't be more"_s);
        row("a role's share", u"At most, role 1"_s, u"all"_s, u"“all”"_s);
    }
    void aWrongFieldIsNamedAsItIsTyped()
    {
        QFETCH(const QString, field);
        QFETCH(const QString, text);
        QFETCH(const QString, part);
        Asked f;
        QVERIFY(!isShown(f.dialog, part));
        const QString before = written(f.dialog, field);
        write(f.dialog, field, text);
        QVERIFY2(isShown(f.dialog, part), qPrintable(shownTexts(f.dialog).join(u'\n')));
        QVERIFY(saidOf(f.dialog, field).contains(part));
        QVERIFY(!f.isAccepted());
        QVERIFY(f.dialog.isVisible());
        QVERIFY(isShown(f.dialog, u"Not everything is right yet."_s));
        write(f.dialog, field, before);
        QVERIFY(!isShown(f.dialog, part));
        QVERIFY(!isShown(f.dialog, u"Not everything is right yet."_s));
        QVERIFY(f.isAccepted());
        QVERIFY(f.dialog.profile() == sample());
    }

    void aNumberIsShownAsItWillLook()
    {
        Asked f {ShopProfile()};
        QVERIFY(isShown(f.dialog, u"A number looks like Q-2026-000124."_s));
        write(f.dialog, u"Number pattern"_s, u"{seq:4}/{month}-{year}"_s);
        QVERIFY(isShown(f.dialog, u"A number looks like 0124/11-2026."_s));
        QVERIFY(isShown(f.dialog, u"Amounts look like $1,999.00."_s));
        write(f.dialog, u"Currency (code)"_s, u"JPY"_s);
        QVERIFY(isShown(f.dialog, u"Amounts look like ¥1,999."_s));
    }

    void aWrongLogoIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("part");
        QTest::newRow("a text") << QByteArray("GIF89a") << u"can't be the logo"_s;
        QTest::newRow("a broken PNG") << picture().left(40) << u"can't be the logo"_s;
        QTest::newRow("empty") << QByteArray() << u"can't be the logo"_s;
        QTest::newRow("an SVG that fetches")
            << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
                          "<image href='file:///etc/passwd' width='9' height='9'/></svg>")
            << u"can't be the logo"_s;
        QTest::newRow("more than 1 MB")
            << picture() + QByteArray(1'000'000, 'x') << u"too large: at most 1000000"_s;
    }
    void aWrongLogoIsRefused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, part);
        Asked f;
        f.logoFile = f.fileOf(bytes);
        press(f.dialog, u"Choose a logo"_s);
        QVERIFY2(isShown(f.dialog, part), qPrintable(shownTexts(f.dialog).join(u'\n')));
        QVERIFY(f.isAccepted());
        QCOMPARE(f.dialog.profile().seller.logo, sample().seller.logo); // the one before stays
    }

    void aLogoComesAndGoes()
    {
        Asked f;
        f.logoFile = {}; // the person thinks better of it
        press(f.dialog, u"Choose a logo"_s);
        const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
                               "<rect width='9' height='9'/></svg>";
        f.logoFile = f.fileOf(svg, u"logo.svg"_s);
        press(f.dialog, u"Choose a logo"_s);
        QCOMPARE(saidOf(f.dialog, u"Logo"_s), u"A logo is chosen"_s);
        QVERIFY(f.isAccepted());
        QCOMPARE(f.dialog.profile().seller.logo, svg);
        press(f.dialog, u"Remove the logo"_s);
        QCOMPARE(saidOf(f.dialog, u"Logo"_s), u"No logo"_s);
        QVERIFY(f.isAccepted());
        QVERIFY(f.dialog.profile().seller.logo.isEmpty());
    }

    void servicesAreRemovedAndAdded()
    {
        Asked f;
        press(f.dialog, u"Remove service 1"_s);
        QCOMPARE(f.dialog.focusWidget()->accessibleName(), u"Name of service 1"_s);
        press(f.dialog, u"Add a service"_s); // nothing is written into it: none
        QVERIFY(f.isAccepted());
        QCOMPARE(f.dialog.profile().services.size(), 1u);
        QVERIFY(f.dialog.profile().services[0] == sample().services[1]); // with cost and discount
    }

    void theFirstWrongFieldIsShown()
    {
        Asked f;
        f.dialog.resize(600, 500);
        QVERIFY(QTest::qWaitForWindowActive(&f.dialog));
        write(f.dialog, u"At most, role 2"_s, u"x"_s);
        write(f.dialog, u"Number pattern"_s, u"x"_s);
        QTest::keyClick(f.dialog.focusWidget(), Qt::Key_Return);
        QVERIFY(f.dialog.isVisible());
        QCOMPARE(f.dialog.focusWidget()->accessibleName(), u"Number pattern"_s);
        QVERIFY(!f.dialog.focusWidget()->visibleRegion().isEmpty());
    }

    void looksRight()
    {
        ShopProfile profile = sample();
        profile.seller.name = QString(300, u'x');
        profile.services[0].name = profile.seller.name;
        Asked f(profile);
        QCOMPARE(namelessControls(f.dialog), QStringList());
        QCOMPARE(richLabels(f.dialog), QStringList());
        QVERIFY(f.dialog.minimumSizeHint().height() <= 552); // a screen of 600
        f.dialog.resize(640, 552);
        QApplication::processEvents();
        const auto *scroll = f.dialog.findChild<QScrollArea *>();
        QVERIFY(scroll->widget()->minimumSizeHint().width() <= scroll->viewport()->width());
    }
};

CONFIGURATOR_DIALOG_TEST_MAIN(TestQuoteDialogsSettings)
#include "tst_quotedialogssettings.moc"
