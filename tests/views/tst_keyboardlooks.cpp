// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/contrast.h"
#include "support/keyboardkeys.h"

#include <QAccessible>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// How large and how clear the keys are, and what a screen reader says of them.
class TestKeyboardLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAndRoles();
    void sizes_data();
    void sizes();
    void clearEnough_data();
    void clearEnough();
};

namespace {

// The best contrast of what is drawn in a key with its own fill.
double clearness(QAbstractButton *key)
{
    const QImage image = key->grab().toImage();
    const QColor fill = image.pixelColor(8, image.height() / 2);
    double best = 0;
    for (int y = 8; y < image.height() - 8; ++y)
        for (int x = 8; x < image.width() - 8; ++x)
            best = std::max(best, test::contrast(image.pixelColor(x, y), fill));
    return best;
}

} // namespace

void TestKeyboardLooks::namesAndRoles()
{
    OnScreenKeyboard keyboard;
    keyboard.show();
    for (const KeyLayout layout : {KeyLayout::Latin, KeyLayout::Cyrillic, KeyLayout::Signs}) {
        keyboard.setKeyLayout(layout);
        QSet<QString> names;
        for (QAbstractButton *key : keysOf(&keyboard)) {
            QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(key);
            const QString name = interface->text(QAccessible::Name);
            QVERIFY(!name.isEmpty() && !names.contains(name));
            names.insert(name);
            const bool isShift = name == u"Shift"_s;
            QCOMPARE(interface->role(), isShift ? QAccessible::CheckBox : QAccessible::PushButton);
        }
    }
}

void TestKeyboardLooks::sizes_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("least"); // width of a key
    for (const int percent : {100, 150, 200}) {
        QTest::addRow("720 wide, text %d %%", percent) << 720 << percent << 48;
        QTest::addRow("1080 wide, text %d %%", percent) << 1080 << percent << 60;
        QTest::addRow("1920 wide, text %d %%", percent) << 1920 << percent << 60;
    }
}

void TestKeyboardLooks::sizes()
{
    QFETCH(const int, width);
    QFETCH(const int, percent);
    QFETCH(const int, least);
    wearSize(percent);
    OnScreenKeyboard keyboard;
    keyboard.resize(width, keyboard.heightForWidth(width));
    keyboard.show();
    for (const KeyLayout layout : {KeyLayout::Latin, KeyLayout::Cyrillic, KeyLayout::Signs}) {
        keyboard.setKeyLayout(layout);
        QMap<int, QRect> rows;
        QRegion covered;
        for (QAbstractButton *key : keysOf(&keyboard)) {
            const QRect place = key->geometry();
            QVERIFY(keyboard.rect().contains(place));
            QVERIFY(place.width() >= least && place.height() >= 60);
            QVERIFY(place.height() >= key->fontMetrics().height() + 16);
            QVERIFY(!covered.intersects(place));
            covered += place;
            rows[place.y()] |= place;
        }
        QCOMPARE(rows.size(), 4);
        for (const QRect &row : rows) // in the middle
            QVERIFY(std::abs(row.left() - (width - 1 - row.right())) <= 1);
    }
}

void TestKeyboardLooks::clearEnough_data()
{
    QTest::addColumn<Theme::Scheme>("scheme");
    QTest::newRow("light") << Theme::Scheme::Light;
    QTest::newRow("dark") << Theme::Scheme::Dark;
    QTest::newRow("high contrast") << Theme::Scheme::HighContrast;
}

void TestKeyboardLooks::clearEnough()
{
    QFETCH(const Theme::Scheme, scheme);
    wearSize(100, scheme);
    OnScreenKeyboard keyboard;
    keyboard.resize(1080, keyboard.heightForWidth(1080));
    keyboard.show();
    QVERIFY(tap(&keyboard, u"Shift"_s)); // one key that is on
    for (QAbstractButton *key : keysOf(&keyboard)) {
        for (const bool isDown : {false, true}) {
            key->setDown(isDown);
            QVERIFY2(clearness(key) >= 4.5, qPrintable(key->accessibleName()));
        }
        key->setDown(false);
    }
}

CONFIGURATOR_KEYBOARD_TEST_MAIN(TestKeyboardLooks)
#include "tst_keyboardlooks.moc"
