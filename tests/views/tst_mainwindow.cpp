// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/words.h"
#include "support/realwindow.h"
#include "support/testmain.h"

#include <QLabel>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

QPushButton *button(const RealWindow &f, const QString &text)
{
    for (QPushButton *button : f.window.findChildren<QPushButton *>()) {
        if (button->text() == text && button->isVisible())
            return button;
    }
    return nullptr;
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPageHasItsButton_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("page");
        QTest::newRow("build") << u"Build"_s << u"Build page"_s;
        QTest::newRow("models") << u"Models"_s << u"Models page"_s;
        QTest::newRow("cluster") << u"What's a cluster?"_s << u"Cluster page"_s;
    }
    void everyPageHasItsButton()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, page);
        const RealWindow f;
        QPushButton *tab = button(f, name);
        QVERIFY(tab);
        tab->click();
        QVERIFY(f.named(page));
        QCOMPARE(tab->accessibleDescription(), u"This page is shown"_s);
        for (const QString &other : {u"Build page"_s, u"Models page"_s, u"Cluster page"_s})
            QCOMPARE(f.named(other) != nullptr, other == page);
    }

    void theClusterPageLeadsBackToThePageBefore()
    {
        const RealWindow f;
        button(f, u"Models"_s)->click();
        button(f, u"What's a cluster?"_s)->click();
        QPushButton *back = button(f, u"‹ Open-Source Models"_s);
        QVERIFY(back);
        back->click();
        QVERIFY(f.named(u"Models page"_s));
        button(f, u"Build"_s)->click();
        button(f, u"What's a cluster?"_s)->click();
        QVERIFY(button(f, u"‹ Build"_s));
    }

    void escapeLeadsBackWhereverTheFocusIs()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        QPushButton *tab = button(f, u"What's a cluster?"_s);
        tab->setFocus();
        tab->click();
        QVERIFY(f.named(u"Cluster page"_s));
        QTest::keyClick(tab, Qt::Key_Escape);
        QVERIFY(f.named(u"Build page"_s));
        QTest::keyClick(tab, Qt::Key_Escape); // only the page that is shown listens
        QVERIFY(f.named(u"Build page"_s));
    }

    void aClusterLeadsToItsExplanationAndBack()
    {
        const QString link = u"What's a cluster? This build is one"_s;
        RealWindow f;
        VERIFY_OK(f.document.add(u"rtx-5090"_s));
        QVERIFY2(!f.named(link), "one GPU is none");
        VERIFY_OK(f.document.add(u"rtx-5090"_s));
        auto *button = qobject_cast<QPushButton *>(f.named(link));
        QVERIFY(button);
        button->setFocus();
        button->click();
        QVERIFY(f.named(u"Cluster page"_s));
        QVERIFY(!f.named(u"Build page"_s));
        auto *back = qobject_cast<QPushButton *>(f.named(u"Back to Build"_s));
        QVERIFY(back);
        back->click();
        QVERIFY(f.named(u"Build page"_s));
        QCOMPARE(f.window.focusWidget(), button);
        VERIFY_OK(f.document.clear());
        QVERIFY(!f.named(link));
    }

    void theSortOfClusterIsNeverCut_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {1280, 1440, 1920})
            QTest::addRow("%d", width) << width;
    }
    void theSortOfClusterIsNeverCut()
    {
        QFETCH(const int, width);
        RealWindow f;
        f.window.resize(width, 800);
        VERIFY_OK(f.document.add(u"dgx-h200"_s, {}, 3));
        QTest::qWait(1);
        const QString sentence = clusterSentence(f.document.assessment().totals);
        QVERIFY(sentence.endsWith(u"cluster"_s));
        for (const QLabel *label : f.window.findChildren<QLabel *>()) {
            if (label->text() != sentence)
                continue;
            QVERIFY(label->wordWrap());
            QVERIFY(label->height() >= label->heightForWidth(label->width()));
            return;
        }
        QFAIL("the sentence is on the page");
    }
};

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
