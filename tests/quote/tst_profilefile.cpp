// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/file/profilefile.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

ShopProfile fullProfile()
{
    ShopProfile profile;
    profile.seller = {u"Shop <b>&amp; Co</b>"_s,
                      {u"Street 1"_s, u"Bishkek"_s},
                      u"KG-1"_s,
                      QByteArray("\x89PNG\0\xff", 6)};
    profile.currency = Currency::fromCode(u"KGS"_s).value();
    profile.mode = PriceMode::Gross;
    profile.taxRates = {Decimal::whole(12), Decimal {4'625'000}, Decimal()};
    profile.validDays = 30;
    profile.numberPattern = u"КП-{year}-{month}-{seq:4}"_s;
    profile.paper = PaperSize::Letter;
    profile.region = Region::Us;
    profile.tariff = Decimal {123'456};
    profile.leadTime = u"10 working days"_s;
    profile.terms = u"Paid in advance.\nNo returns."_s;
    profile.services = {test::quoteLineFrom(u"1 x 180.5 -5% @12"_s)};
    profile.roles = {{u"Counter"_s, Decimal::whole(3), Decimal {7'500'000}},
                     {u"Owner"_s, Decimal::whole(100), Decimal::whole(100)}};
    return profile;
}

// A sound profile with one field of another value.
QByteArray with(const QString &key, const QJsonValue &value)
{
    QJsonObject object = QJsonDocument::fromJson(writeProfile(fullProfile())).object();
    object.insert(key, value);
    return QJsonDocument(object).toJson();
}

} // namespace

class TestProfileFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites_data();
    void readsWhatItWrites();
    void missingFieldsAreTheUsualOnes();
    void refuses_data();
    void refuses();
    void namesEveryFault();
    void savesAndLoads();
    void neverSavesWhatCannotBeRead();
};

void TestProfileFile::readsWhatItWrites_data()
{
    QTest::addColumn<ShopProfile>("profile");
    QTest::newRow("the usual one") << ShopProfile {};
    QTest::newRow("every field") << fullProfile();
}

void TestProfileFile::readsWhatItWrites()
{
    QFETCH(const ShopProfile, profile);
    const Result<ShopProfile> read = readProfile(writeProfile(profile), u"profile.json"_s);
    VERIFY_OK(read);
    QVERIFY(*read == profile);
}

void TestProfileFile::missingFieldsAreTheUsualOnes()
{
    const Result<ShopProfile> read = readProfile(R"({"version": 1})", u"profile.json"_s);
    VERIFY_OK(read);
    QVERIFY(*read == ShopProfile {});
}

void TestProfileFile::refuses_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QString &key, const QJsonValue &value,
                        const QString &says) {
        QTest::newRow(name) << with(key, value) << u"profile.json, field %1: %2"_s.arg(key, says);
    };
    row("another version", u"version"_s, 2, u"must be a whole number from 1 to 1, but is 2"_s);
    row("an unknown field", u"sellers"_s, 1, u"is not known here"_s);
    row("an unknown currency", u"currency"_s, u"EURO"_s, u"\"EURO\" is not the code"_s);
    row("an unknown mode", u"mode"_s, u"brutto"_s, u"must be one of net, gross"_s);
    row("an unknown paper", u"paper"_s, u"A5"_s, u"must be one of A4, Letter"_s);
    row("an unknown region", u"region"_s, u"KG"_s, u"must be one of EU, US"_s);
    row("a rate above 100 %", u"tax_rates"_s, QJsonArray {u"101"_s}, u"must be a list of perc"_s);
    row("a rate as a number", u"tax_rates"_s, QJsonArray {12}, u"must be a list of percentages"_s);
    row("no rate", u"tax_rates"_s, QJsonArray(), u"must have one rate at least"_s);
    row("too many rates", u"tax_rates"_s, QJsonArray::fromStringList(QStringList(21, u"1"_s)),
        u"must have at most 20 entries"_s);
    row("valid for less than a day", u"valid_days"_s, -1, u"must be a whole number from 0 to"_s);
    row("a bad pattern", u"number_pattern"_s, u"Q-{year}"_s, u"The number pattern “Q-{year}”"_s);
    row("a negative tariff", u"tariff"_s, u"-0.1"_s, u"must be a number from 0"_s);
    row("a role that is no object", u"roles"_s, QJsonArray {1}, u"entry 1 must be an object"_s);
    row("services that are no list", u"services"_s, 1, u"must be a list in brackets"_s);
    QTest::newRow("a role that gives more freely than at all")
        << with(u"roles"_s,
                QJsonArray {QJsonObject {
                    {u"name"_s, u"A"_s}, {u"freely"_s, u"6"_s}, {u"at_most"_s, u"5"_s}}})
        << u"profile.json, role 1, field freely: must be no more than at_most."_s;
    QTest::newRow("a service with a fault")
        << with(u"services"_s, QJsonArray {QJsonObject {{u"tax_rate"_s, u"x"_s}}})
        << u"profile.json, line 1, field tax_rate: must be a number"_s;
    QTest::newRow("no JSON") << QByteArray("{") << u"profile.json, line 1, column 2"_s;
}

void TestProfileFile::refuses()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, says);
    const Result<ShopProfile> read = readProfile(json, u"profile.json"_s);
    QVERIFY(!read);
    QVERIFY2(read.error().startsWith(says), qPrintable(read.error()));
}

void TestProfileFile::namesEveryFault()
{
    const Result<ShopProfile> read = readProfile(
        R"({"version": 1, "mode": "x", "paper": "x", "valid_days": "x"})", u"profile.json"_s);
    QCOMPARE(read.error().count(u'\n'), 2);
}

void TestProfileFile::savesAndLoads()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"profile.json"_s);
    VERIFY_OK(saveProfile(fullProfile(), path));
    const Result<ShopProfile> read = loadProfile(path);
    VERIFY_OK(read);
    QVERIFY(*read == fullProfile());
    QVERIFY(!saveProfile(fullProfile(), folder.filePath(u"no/folder/profile.json"_s)));
    QVERIFY(!loadProfile(folder.filePath(u"other.json"_s)));
}

void TestProfileFile::neverSavesWhatCannotBeRead()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"profile.json"_s);
    VERIFY_OK(saveProfile(fullProfile(), path));
    ShopProfile bad = fullProfile();
    bad.numberPattern = u"no number"_s;
    const Done saved = saveProfile(bad, path);
    QVERIFY2(saved.error().startsWith(u"The profile is not saved:\n"_s), qPrintable(saved.error()));
    QVERIFY(*loadProfile(path) == fullProfile());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList {u"profile.json"_s});
}

CONFIGURATOR_TEST_MAIN(TestProfileFile)
#include "tst_profilefile.moc"
