// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/realwindow.h"
#include "views/common/searchfield.h"

#include <QKeyEvent>

using namespace configurator;
using namespace Qt::StringLiterals;

class TestSearchField : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoIsThePagesUntilSomethingIsTyped_data();
    void undoIsThePagesUntilSomethingIsTyped();
};

namespace {

bool takes(SearchField &field, Qt::Key key, Qt::KeyboardModifiers held)
{
    QKeyEvent asked(QEvent::ShortcutOverride, key, held);
    asked.ignore();
    QCoreApplication::sendEvent(&field, &asked);
    return asked.isAccepted();
}

} // namespace

void TestSearchField::undoIsThePagesUntilSomethingIsTyped_data()
{
    QTest::addColumn<bool>("isTyped");
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("undo, nothing typed") << false << int {Qt::Key_Z} << false;
    QTest::newRow("undo, something typed") << true << int {Qt::Key_Z} << true;
    QTest::newRow("select all is always its own") << false << int {Qt::Key_A} << true;
}

void TestSearchField::undoIsThePagesUntilSomethingIsTyped()
{
    QFETCH(bool, isTyped);
    QFETCH(int, key);
    QFETCH(bool, isTaken);
    SearchField field;
    if (isTyped)
        QTest::keyClicks(&field, u"rtx"_s);
    QCOMPARE(takes(field, static_cast<Qt::Key>(key), Qt::ControlModifier), isTaken);
}

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestSearchField)
#include "tst_searchfield.moc"
