// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/cluster/clusterexample.h"
#include "advice/words.h"
#include "support/realwindow.h"
#include "support/testmain.h"
#include "views/cluster/clusterdemo.h"
#include "views/cluster/clusterdrawing.h"
#include "views/cluster/clusterpage.h"
#include "views/common/theme.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(configurator::ExampleLink)

namespace {

// The page as the window shows it: it scrolls where it is too small.
struct ShownPage
{
    explicit ShownPage(QSize size = {1280, 800})
        : page(new ClusterPage)
    {
        scroll.setWidgetResizable(true);
        scroll.setFrameShape(QFrame::NoFrame);
        scroll.setWidget(page);
        scroll.resize(size);
        scroll.show();
        QApplication::setActiveWindow(&scroll);
        QApplication::processEvents();
    }

    QScrollArea scroll;
    ClusterPage *page;

    [[nodiscard]] QString described(const QString &name) const
    {
        for (const QWidget *widget : page->findChildren<QWidget *>()) {
            if (widget->accessibleName() == name && widget->isVisible())
                return widget->accessibleDescription();
        }
        return u"(not on the page)"_s;
    }
    [[nodiscard]] QPushButton *button(const QString &text) const
    {
        for (QPushButton *button : page->findChildren<QPushButton *>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] QPushButton *chip(ExampleLink link) const
    {
        return button(exampleLinkName(link));
    }
    [[nodiscard]] QString words() const
    {
        QString all;
        for (const QLabel *label : page->findChildren<QLabel *>())
            all += label->text() + u'\n';
        return all;
    }
};

bool isNearly(const QColor &seen, const QColor &colour)
{
    return std::abs(seen.red() - colour.red()) + std::abs(seen.green() - colour.green())
        + std::abs(seen.blue() - colour.blue())
        < 12;
}

// How many pixels of the drawing are of that colour.
int pixelsOf(const ClusterDrawing *drawing, const QColor &colour)
{
    const QImage image = const_cast<ClusterDrawing *>(drawing)->grab().toImage();
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += isNearly(image.pixelColor(x, y), colour) ? 1 : 0;
    }
    return count;
}

void compareWith(const ShownPage &f, ExampleLink link)
{
    const ClusterExample example = clusterExample(link);
    QVERIFY(f.chip(link)->isChecked());
    QCOMPARE(f.described(u"Combined memory"_s), combinedMemoryText(example.totals));
    QCOMPARE(f.described(u"Usable memory"_s), usableMemoryText(example.totals));
    QCOMPARE(f.described(u"Fast-linked memory"_s), fastLinkedText(example.totals));
    QCOMPARE(f.described(u"Verdict"_s),
             u"%1. %2"_s.arg(verdictTitle(example.fit), verdictText(example.fit, example.totals)));
    QCOMPARE(f.described(u"Cluster drawing"_s), example.picture.sentence);
    QVERIFY(f.words().contains(example.picture.sentence));
    QVERIFY(f.words().contains(clusterSentence(example.totals)));
}

} // namespace

class TestClusterPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLinkIsSwapped_data()
    {
        QTest::addColumn<ExampleLink>("link");
        QTest::addColumn<bool>("byKeyboard");
        for (const ExampleLink link : exampleLinks) {
            const QByteArray name = exampleLinkName(link).toUtf8();
            QTest::newRow("pointer: " + name) << link << false;
            QTest::newRow("keyboard: " + name) << link << true;
        }
    }
    void aLinkIsSwapped()
    {
        QFETCH(const ExampleLink, link);
        QFETCH(const bool, byKeyboard);
        const ShownPage f;
        compareWith(f, ExampleLink::OneTower);
        if (!byKeyboard) {
            QTest::mouseClick(f.chip(link), Qt::LeftButton);
        } else {
            f.chip(ExampleLink::OneTower)->setFocus();
            // Arrows go from one to the next, as among radio buttons.
            const int steps = static_cast<int>(link) - static_cast<int>(ExampleLink::OneTower);
            for (int i = 0; i < std::abs(steps); ++i)
                QTest::keyClick(QApplication::focusWidget(),
                                steps > 0 ? Qt::Key_Right : Qt::Key_Left);
            QCOMPARE(QApplication::focusWidget(), f.chip(link));
        }
        compareWith(f, link);
    }

    void theDrawingShowsTheLinksThatCount_data()
    {
        QTest::addColumn<ExampleLink>("link");
        QTest::addColumn<bool>("hasGreen");
        QTest::addColumn<bool>("hasAmber");
        QTest::newRow("separate PCs") << ExampleLink::SeparatePcs << false << true;
        QTest::newRow("one tower") << ExampleLink::OneTower << false << true;
        QTest::newRow("pairs") << ExampleLink::NvlinkPairs << true << true;
        QTest::newRow("NVSwitch") << ExampleLink::NvSwitch << true << false;
        QTest::newRow("InfiniBand") << ExampleLink::InfiniBand << true << false;
    }
    void theDrawingShowsTheLinksThatCount()
    {
        QFETCH(const ExampleLink, link);
        const ShownPage f;
        f.chip(link)->click();
        const auto *drawing = f.page->findChild<ClusterDrawing *>();
        const Theme &theme = Theme::of(drawing);
        QTEST(pixelsOf(drawing, theme.greenFill) > 40, "hasGreen");
        QTEST(pixelsOf(drawing, theme.amberFill) > 40, "hasAmber");
    }

    void wordsAreWholeAtAnyWidth_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {440, 480, 700, 899, 912, 1024, 1280, 1440, 1920})
            QTest::addRow("%d", width) << width;
    }
    void wordsAreWholeAtAnyWidth()
    {
        QFETCH(const int, width);
        const ShownPage f({width, 800});
        for (const ExampleLink link : exampleLinks) {
            f.chip(link)->click();
            QTest::qWait(1);
            QVERIFY2(f.page->width() <= width, "no scrolling sideways");
            for (const QLabel *label : f.page->findChildren<QLabel *>()) {
                QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                         qPrintable(label->text()));
                QVERIFY2(label->wordWrap() || label->hasHeightForWidth()
                             || label->width()
                                 >= label->fontMetrics().horizontalAdvance(label->text()),
                         qPrintable(label->text()));
            }
            for (const QPushButton *button : f.page->findChildren<QPushButton *>())
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        }
    }

    void nothingJumpsWhenALinkIsSwapped_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {1280, 1440, 1920})
            QTest::addRow("%d", width) << width;
    }
    void nothingJumpsWhenALinkIsSwapped()
    {
        QFETCH(const int, width);
        const ShownPage f({width, 800});
        const auto *demo = f.page->findChild<ClusterDemo *>();
        const int height = demo->height();
        for (const ExampleLink link : exampleLinks) {
            f.chip(link)->click();
            QTest::qWait(1);
            QCOMPARE(demo->height(), height);
        }
    }

    void everythingThatTheShopSaysIsThere_data()
    {
        QTest::addColumn<QString>("words");
        for (const char *words : {"wired together and run by software",
                                  "as if they were one larger machine",
                                  "every build of more than one GPU or machine",
                                  "up to 130 TB/s",
                                  "NVL72 rack",
                                  "eight GPUs of a DGX into one pool",
                                  "joins whole racks",
                                  "written for links",
                                  "Desktop PCs that stand side by side",
                                  "nothing but standard PCIe",
                                  "that number is real",
                                  "some work will not run across them at all",
                                  "trade-off",
                                  "Combined memory",
                                  "Fast-linked memory",
                                  "same three combined numbers",
                                  "Combined power",
                                  "from the household",
                                  "Combined price",
                                  "Speed is not"})
            QTest::newRow(words) << QString::fromLatin1(words);
    }
    void everythingThatTheShopSaysIsThere()
    {
        QFETCH(const QString, words);
        const ShownPage f;
        QVERIFY2(f.words().contains(words), qPrintable(f.words()));
        QVERIFY(f.words().contains(noSpeedClaim()));
    }

    void theWayBackHasAName()
    {
        const ShownPage f;
        f.page->setBackText(u"Open-Source Models"_s);
        QPushButton *back = f.button(u"‹ Open-Source Models"_s);
        QVERIFY(back);
        QCOMPARE(back->accessibleName(), u"Back to Open-Source Models"_s);
        const QSignalSpy asked(f.page, &ClusterPage::backAsked);
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        QTest::keyClick(f.page, Qt::Key_Escape);
        QCOMPARE(asked.count(), 2);
        QTest::keyClick(f.page, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(asked.count(), 3);
        f.page->setBackText(u"Build & more"_s);
        QVERIFY(f.button(u"‹ Build && more"_s));
    }

    void tabReachesTheWayBackAndTheChosenLink()
    {
        const ShownPage f;
        f.page->setBackText(u"Build"_s);
        f.button(u"‹ Build"_s)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), f.chip(ExampleLink::OneTower));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), f.button(u"‹ Build"_s));
    }

    void theRestIsReadByKeyboard()
    {
        const ShownPage f({1280, 600});
        f.page->setBackText(u"Build"_s);
        f.button(u"‹ Build"_s)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
        QVERIFY(f.scroll.verticalScrollBar()->value() > 0);
    }
};

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestClusterPage)
#include "tst_clusterpage.moc"
