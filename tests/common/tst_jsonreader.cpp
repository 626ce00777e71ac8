// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/jsonreader.h"
#include "support/testmain.h"

#include <functional>

using namespace configurator;
using namespace Qt::StringLiterals;

// Every fault is named with place and field, says what would be right, and hides no other.
class TestJsonReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void integers_data();
    void integers();
    void decimals_data();
    void decimals();
    void strings_data();
    void strings();
    void choices_data();
    void choices();
    void containers_data();
    void containers();
    void fallbacks();
    void listsOfTexts();
};

namespace {

using Read = std::function<void(JsonReader &)>;

// What is wrong with {"v": value}, as the reader tells it.
QString faultOf(const QByteArray &value, const Read &read)
{
    const auto object = parseJsonObject("{\"v\": " + value + "}", u"test"_s);
    FaultList faults;
    JsonReader reader(object.isOk() ? *object : QJsonObject(), u"f.json"_s, &faults);
    read(reader);
    return object.isOk() ? faults.text() : object.error();
}

QString rangeFault(const QString &shown)
{
    return u"f.json, field v: must be a whole number from -10 to 1000, but is %1."_s.arg(shown);
}

QString decimalFault(const QString &shown)
{
    return u"f.json, field v: must be a number from -5.00 to 1000.00 with at most 2 decimal "
           u"places, but is %1."_s.arg(shown);
}

} // namespace

void TestJsonReader::integers_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<qint64>("number");
    QTest::addColumn<QString>("fault");

    QTest::newRow("in range") << QByteArray("7") << qint64 {7} << QString();
    QTest::newRow("low end") << QByteArray("-10") << qint64 {-10} << QString();
    QTest::newRow("high end") << QByteArray("1000") << qint64 {1000} << QString();
    QTest::newRow("whole, written with a point") << QByteArray("12.0") << qint64 {12} << QString();
    QTest::newRow("too low") << QByteArray("-11") << qint64 {-10} << rangeFault(u"-11"_s);
    QTest::newRow("too high") << QByteArray("1001") << qint64 {-10} << rangeFault(u"1001"_s);
    QTest::newRow("fraction") << QByteArray("1.5") << qint64 {-10} << rangeFault(u"1.5"_s);
    QTest::newRow("huge") << QByteArray("1e300") << qint64 {-10} << rangeFault(u"1e+300"_s);
    QTest::newRow("text") << QByteArray("\"7\"") << qint64 {-10} << rangeFault(u"\"7\""_s);
    QTest::newRow("true") << QByteArray("true") << qint64 {-10} << rangeFault(u"true"_s);
    QTest::newRow("null") << QByteArray("null") << qint64 {-10} << rangeFault(u"missing"_s);
    QTest::newRow("list") << QByteArray("[7]") << qint64 {-10} << rangeFault(u"a list"_s);
    QTest::newRow("object") << QByteArray("{}") << qint64 {-10} << rangeFault(u"an object"_s);
}

void TestJsonReader::integers()
{
    QFETCH(QByteArray, value);
    qint64 number = 0;
    const Read read = [&](JsonReader &reader) { number = reader.integer(u"v", -10, 1000); };
    QTEST(faultOf(value, read), "fault");
    QTEST(number, "number");
}

void TestJsonReader::decimals_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<qint64>("number");
    QTest::addColumn<QString>("fault");

    QTest::newRow("text") << QByteArray("\"12.34\"") << qint64 {1234} << QString();
    QTest::newRow("text, fewer places") << QByteArray("\"12.3\"") << qint64 {1230} << QString();
    QTest::newRow("text, whole") << QByteArray("\"12\"") << qint64 {1200} << QString();
    QTest::newRow("text, negative") << QByteArray("\"-0.05\"") << qint64 {-5} << QString();
    QTest::newRow("number") << QByteArray("12.34") << qint64 {1234} << QString();
    QTest::newRow("number that binary lacks") << QByteArray("0.29") << qint64 {29} << QString();
    QTest::newRow("number, whole") << QByteArray("1000") << qint64 {100'000} << QString();
    QTest::newRow("three places") << QByteArray("\"1.005\"") << qint64 {-500}
                                  << decimalFault(u"\"1.005\""_s);
    QTest::newRow("number, three places")
        << QByteArray("1.005") << qint64 {-500} << decimalFault(u"1.005"_s);
    QTest::newRow("too high") << QByteArray("\"1000.01\"") << qint64 {-500}
                              << decimalFault(u"\"1000.01\""_s);
    QTest::newRow("too low") << QByteArray("-5.01") << qint64 {-500} << decimalFault(u"-5.01"_s);
    QTest::newRow("beyond 64 bits") << QByteArray("\"99999999999999999999\"") << qint64 {-500}
                                    << decimalFault(u"\"99999999999999999999\""_s);
    QTest::newRow("beyond 64 bits, number")
        << QByteArray("1e30") << qint64 {-500} << decimalFault(u"1e+30"_s);
    for (const char *text : {"", "-", ".", "1.", ".5", "+1", "1,5", "1e3", "0x10", "nan", " 1",
                             "1 ", "1 000", "--1", "１"}) {
        const QString shown = QString::fromUtf8(text);
        QTest::addRow("no number: '%s'", text)
            << QByteArray("\"") + text + "\"" << qint64 {-500} << decimalFault(u'"' + shown + u'"');
    }
    QTest::newRow("true") << QByteArray("true") << qint64 {-500} << decimalFault(u"true"_s);
    QTest::newRow("null") << QByteArray("null") << qint64 {-500} << decimalFault(u"missing"_s);
}

void TestJsonReader::decimals()
{
    QFETCH(QByteArray, value);
    qint64 number = 0;
    const Read read = [&](JsonReader &reader) { number = reader.decimal(u"v", 2, -500, 100'000); };
    QTEST(faultOf(value, read), "fault");
    QTEST(number, "number");
}

void TestJsonReader::strings_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fault");

    const QByteArray most(400, 'x');
    QTest::newRow("text") << QByteArray("\" a & <b> \"") << u" a & <b> "_s << QString();
    QTest::newRow("empty") << QByteArray("\"\"") << QString() << QString();
    QTest::newRow("longest") << "\"" + most + "\"" << QString::fromLatin1(most) << QString();
    QTest::newRow("too long")
        << "\"" + most + "x\"" << QString()
        << u"f.json, field v: must be a text of at most 400 characters, but has 401."_s;
    QTest::newRow("number") << QByteArray("5") << QString()
                            << u"f.json, field v: must be a text, but is 5."_s;
    QTest::newRow("null") << QByteArray("null") << QString()
                          << u"f.json, field v: must be a text, but is missing."_s;
}

void TestJsonReader::strings()
{
    QFETCH(QByteArray, value);
    QString text;
    const Read read = [&](JsonReader &reader) { text = reader.string(u"v"); };
    QTEST(faultOf(value, read), "fault");
    QTEST(text, "text");
}

void TestJsonReader::choices_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("fault");

    const QString fault = u"f.json, field v: must be one of cuda, rocm, but is %1."_s;
    QTest::newRow("first") << QByteArray("\"cuda\"") << 0 << QString();
    QTest::newRow("second") << QByteArray("\"rocm\"") << 1 << QString();
    QTest::newRow("other letters") << QByteArray("\"CUDA\"") << -1 << fault.arg(u"\"CUDA\""_s);
    QTest::newRow("number") << QByteArray("1") << -1 << fault.arg(u"1"_s);
    QTest::newRow("a long text is shortened") << "\"" + QByteArray(70, 'x') + "\"" << -1
                                              << fault.arg(u'"' + QString(60, u'x') + u"…\""_s);
}

void TestJsonReader::choices()
{
    QFETCH(QByteArray, value);
    int index = 0;
    const Read read = [&](JsonReader &reader) {
        index = reader.choice(u"v", {u"cuda"_s, u"rocm"_s});
    };
    QTEST(faultOf(value, read), "fault");
    QTEST(index, "index");
}

void TestJsonReader::containers_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("objectFault");
    QTest::addColumn<QString>("arrayFault");
    QTest::addColumn<QString>("booleanFault");

    const QString object = u"f.json, field v: must be an object in braces, but is %1."_s;
    const QString array = u"f.json, field v: must be a list in brackets, but is %1."_s;
    const QString boolean = u"f.json, field v: must be true or false, but is %1."_s;
    QTest::newRow("object") << QByteArray("{}") << QString() << array.arg(u"an object"_s)
                            << boolean.arg(u"an object"_s);
    QTest::newRow("list") << QByteArray("[]") << object.arg(u"a list"_s) << QString()
                          << boolean.arg(u"a list"_s);
    QTest::newRow("false") << QByteArray("false") << object.arg(u"false"_s) << array.arg(u"false"_s)
                           << QString();
    QTest::newRow("number") << QByteArray("0") << object.arg(u"0"_s) << array.arg(u"0"_s)
                            << boolean.arg(u"0"_s);
}

void TestJsonReader::containers()
{
    QFETCH(QByteArray, value);
    QTEST(faultOf(value, [](JsonReader &reader) { reader.object(u"v"); }), "objectFault");
    QTEST(faultOf(value, [](JsonReader &reader) { reader.optionalObject(u"v"); }), "objectFault");
    QTEST(faultOf(value, [](JsonReader &reader) { reader.array(u"v"); }), "arrayFault");
    QTEST(faultOf(value, [](JsonReader &reader) { reader.optionalArray(u"v"); }), "arrayFault");
    QTEST(faultOf(value, [](JsonReader &reader) { reader.boolean(u"v", true); }), "booleanFault");
}

void TestJsonReader::fallbacks()
{
    FaultList faults;
    JsonReader reader({{u"null"_s, QJsonValue()}}, u"f.json"_s, &faults);
    for (const QString &key : {u"absent"_s, u"null"_s}) {
        QVERIFY(!reader.has(key));
        QCOMPARE(reader.string(key, u"other"_s), u"other"_s);
        QCOMPARE(reader.optionalInteger(key, 1, 2), std::nullopt);
        QCOMPARE(reader.boolean(key, true), true);
        QVERIFY(reader.optionalObject(key).isEmpty());
        QVERIFY(reader.optionalArray(key).isEmpty());
        QVERIFY(reader.strings(key).isEmpty());
    }
    QCOMPARE(faults.text(), QString());
}

void TestJsonReader::listsOfTexts()
{
    QStringList texts;
    const Read read = [&](JsonReader &reader) { texts = reader.strings(u"v"); };
    QCOMPARE(faultOf("[\"a\", \"\", \"b\"]", read), QString());
    QCOMPARE(texts, QStringList({u"a"_s, QString(), u"b"_s}));
    QCOMPARE(faultOf("[\"a\", 5]", read),
             u"f.json, field v: must be a list of short texts, but has 5 in it."_s);
    QCOMPARE(texts, QStringList({u"a"_s}));
    QCOMPARE(faultOf("\"a\"", read),
             u"f.json, field v: must be a list in brackets, but is \"a\"."_s);
}

CONFIGURATOR_TEST_MAIN(TestJsonReader)
#include "tst_jsonreader.moc"
