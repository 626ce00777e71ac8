// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/comparepages.h"
#include "support/testmain.h"
#include "views/common/theme.h"

#include <QScrollArea>
#include <QScrollBar>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

const QString longName
    = u"A very long name that somebody has typed for Example Robotics LLC "_s + QString(60, u'W');

// Four builds that fill their columns.
struct Page : RealWindow
{
    Page(int columns, QSize size)
    {
        window.resize(size);
        for (int i = 1; i <= columns; ++i) {
            Build build = towerBuild(i, i == 2 ? longName : QString());
            build.items.push_back({u"no-such-unit-"_s + QString(40, u'x'), i, {}});
            window.compare(build);
        }
        QApplication::setActiveWindow(&window);
        QTest::qWait(1);
    }
    [[nodiscard]] QScrollArea *scroll() const
    {
        return qobject_cast<QScrollArea *>(rowsOf(*this)->parentWidget()->parentWidget());
    }
    [[nodiscard]] QWidget *page() const { return named(u"Compare page"_s); }
    [[nodiscard]] QList<CellLabel *> cells() const
    {
        return rowsOf(*this)->findChildren<CellLabel *>();
    }
};

int left(const QWidget *widget)
{
    return widget->mapToGlobal(QPoint()).x();
}

} // namespace

class TestCompareLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingHasItsPlace_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(1440, 900), QSize(1920, 1080)}) {
            for (int columns = 1; columns <= 4; ++columns)
                QTest::addRow("%d at %d", columns, size.width()) << columns << size;
        }
    }
    void everythingHasItsPlace()
    {
        QFETCH(const int, columns);
        QFETCH(const QSize, size);
        const Page f(columns, size);
        QVERIFY2(f.page()->width() <= size.width(), "no scrolling sideways");
        QCOMPARE(f.scroll()->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(f.cells().size(), 12 * columns);
        for (const CellLabel *cell : f.cells()) {
            QVERIFY2(cell->height() >= cell->heightForWidth(cell->width()),
                     qPrintable(cell->accessibleName()));
            QVERIFY(cell->geometry().right() < rowsOf(f)->width());
        }
        for (const RowTitle *title : rowsOf(f)->findChildren<RowTitle *>())
            QVERIFY(title->height() >= title->heightForWidth(title->width()));
        for (const QPushButton *button : f.page()->findChildren<QPushButton *>())
            QVERIFY2(!button->isVisible() || button->width() >= button->sizeHint().width(),
                     qPrintable(button->text()));
    }

    void columnsStandUnderTheirHeads_data() { everythingHasItsPlace_data(); }
    void columnsStandUnderTheirHeads()
    {
        QFETCH(const int, columns);
        QFETCH(const QSize, size);
        const Page f(columns, size);
        const QStringList names
            = sideBySide(f.loaded.catalogue,
                         const_cast<MainWindow &>(f.window).compareShelf().builds(), Region::Eu)
                  .names;
        for (const QString &name : names) {
            const QWidget *cell = f.named(u"Combined price of %1"_s.arg(name));
            QVERIFY(cell);
            QCOMPARE(left(cell), left(f.named(u"Open build %1"_s.arg(name))));
            QCOMPARE(cell->width(), f.cells().front()->width());
        }
    }

    void rowsAreAligned()
    {
        const Page f(4, {1280, 800});
        QHash<QString, int> tops;
        for (const CellLabel *cell : f.cells()) {
            const QString row = cell->accessibleName().section(u" of "_s, 0, 0);
            QCOMPARE(tops.value(row, cell->y()), cell->y());
            tops.insert(row, cell->y());
        }
        for (const RowTitle *title : rowsOf(f)->findChildren<RowTitle *>())
            QVERIFY(tops.values().contains(title->y()));
    }

    void longNamesAreToolTips()
    {
        const Page f(4, {1280, 800});
        bool isFound = false;
        for (const QLabel *label : f.page()->findChildren<QLabel *>()) {
            if (label->text() == longName) {
                isFound = true;
                QCOMPARE(label->toolTip(), longName.toHtmlEscaped());
            }
        }
        QVERIFY(isFound);
    }

    void namesAreText()
    {
        RealWindow f;
        f.window.compare(towerBuild(1, u"<b>R&D</b> %1"_s));
        QVERIFY(f.named(u"Remove <b>R&D</b> %1"_s));
        for (const QLabel *label : f.named(u"Compare page"_s)->findChildren<QLabel *>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }

    void aNarrowWindowScrolls()
    {
        const Page f(4, {700, 500});
        const auto *outer
            = qobject_cast<const QScrollArea *>(f.page()->parentWidget()->parentWidget());
        QVERIFY(outer);
        QVERIFY(outer->horizontalScrollBar()->maximum() > 0);
        for (const CellLabel *cell : f.cells())
            QVERIFY(cell->width() >= 180);
    }

    void allIsReachedByKeyboard()
    {
        const Page f(3, {1280, 800});
        pressable(f, u"Back to Build"_s)->setFocus();
        QStringList reached;
        for (int i = 0; i < 14; ++i) {
            QWidget *focused = QApplication::focusWidget();
            QVERIFY(f.page()->isAncestorOf(focused));
            const auto *button = qobject_cast<const QAbstractButton *>(focused);
            QVERIFY(button);
            reached << (button->accessibleName().isEmpty() ? button->text()
                                                           : button->accessibleName());
            if (reached.last().startsWith(u"What's a cluster?"_s))
                break;
            QTest::keyClick(focused, Qt::Key_Tab);
        }
        const QString second = u" "_s + longName;
        QCOMPARE(
            reached,
            (QStringList {u"Back to Build"_s, u"Only differences"_s, u"Remove all"_s,
                          u"Add the present build"_s, u"Add from a file…"_s, u"Export PDF"_s,
                          u"Open build Build 1"_s, u"Remove Build 1"_s, u"Open build"_s + second,
                          u"Remove"_s + second, u"Open build Build 3"_s, u"Remove Build 3"_s,
                          u"What's a cluster? What the sorts mean"_s}));
    }

    void rowsAreReadByKeyboard()
    {
        const Page f(4, {1280, 640});
        const QScrollBar *bar = f.scroll()->verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        const QWidget *head = f.named(u"Remove Build 1"_s);
        const int y = head->mapToGlobal(QPoint()).y();
        pressable(f, u"Remove Build 1"_s)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QCOMPARE(bar->value(), bar->maximum());
        QCOMPARE(head->mapToGlobal(QPoint()).y(), y); // the names stay in sight
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp);
        QVERIFY(bar->value() < bar->maximum());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QCOMPARE(bar->value(), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
        QVERIFY(bar->value() > 0);
    }

    void lightAndDark_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void lightAndDark()
    {
        QFETCH(const bool, isDark);
        const Page f(2, {1280, 800});
        QApplication::setPalette(Theme::palette(isDark));
        QTest::qWait(1);
        const QImage image = const_cast<MainWindow &>(f.window).grab().toImage();
        const QWidget *cell = f.named(u"Combined memory of Build 1"_s);
        const QPoint at = cell->mapTo(&f.window, QPoint(cell->width() - 4, 4));
        QCOMPARE(image.pixelColor(at), Theme::of(cell).surface);
        QCOMPARE(Theme::isDark(cell->palette()), isDark);
        QApplication::setPalette(Theme::palette(false));
    }
};

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestCompareLooks)
#include "tst_comparelooks.moc"
