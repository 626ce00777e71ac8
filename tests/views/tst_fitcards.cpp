// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/realwindow.h"
#include "support/testmain.h"

#include <QComboBox>
#include <QLabel>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

// A tower with so many of a card, and Llama 3.3 70B at Q4_K_M.
void fill(RealWindow &f, const QString &card, int count)
{
    VERIFY_OK(f.document.add(u"tower-4slot-1600w"_s));
    VERIFY_OK(f.document.add(card, {}, count));
    ModelChoice choice;
    choice.model = u"llama-3.3-70b-instruct"_s;
    f.document.choose(choice);
}

QPushButton *button(RealWindow &f, const QString &name)
{
    return qobject_cast<QPushButton *>(f.named(name));
}

QStringList textsIn(QWidget *panel)
{
    QStringList texts;
    for (const QLabel *label : panel->findChildren<QLabel *>()) {
        if (label->isVisible())
            texts.append(label->text());
    }
    return texts;
}

} // namespace

class TestFitCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRemedyIsOneClickAndOneUndoStep()
    {
        RealWindow f;
        fill(f, u"rtx-3090"_s, 2);
        const int steps = f.document.undoStack()->count();
        QTRY_VERIFY(button(f, u"Add 1 × NVLink bridge for RTX 3090"_s));
        QPushButton *bridge = button(f, u"Add 1 × NVLink bridge for RTX 3090"_s);
        QCOMPARE(bridge->accessibleDescription(),
                 u"Fits inside one fast-linked group. Price: on request."_s);
        bridge->click();
        QCOMPARE(f.document.assessment().fit.verdict, Verdict::Linked);
        QCOMPARE(f.document.undoStack()->count(), steps + 1);
        QTRY_VERIFY(!button(f, u"Add 1 × NVLink bridge for RTX 3090"_s));
        f.document.undoStack()->undo();
        QCOMPARE(f.document.assessment().fit.verdict, Verdict::Paper);
    }

    void anOfferForAnotherBuildDoesNothing()
    {
        RealWindow f;
        fill(f, u"rtx-3090"_s, 2);
        QTRY_VERIFY(button(f, u"Add 1 × NVLink bridge for RTX 3090"_s));
        QPushButton *bridge = button(f, u"Add 1 × NVLink bridge for RTX 3090"_s);
        VERIFY_OK(f.document.clear());
        const Build before = f.document.build();
        QVERIFY(!bridge->isEnabled()); // until the offers are those of this build
        bridge->click();
        QVERIFY(f.document.build() == before);
    }

    void theMostIsTakenByAClick()
    {
        RealWindow f;
        fill(f, u"rtx-3090"_s, 2);
        QTRY_COMPARE(f.described(u"Longest context"_s),
                     countText(*f.document.outlook().limits.longestContext));
        QCOMPARE(f.described(u"Most users"_s), countText(*f.document.outlook().limits.mostUsers));
        QCOMPARE(f.described(u"Least reduced format"_s),
                 f.document.outlook().limits.leastReducedFormat);
        const qint64 longest = *f.document.outlook().limits.longestContext;
        button(f, u"Longest context"_s)->click();
        QCOMPARE(f.document.build().choice.context, longest);
        QCOMPARE(f.document.assessment().fit.verdict, Verdict::Paper);
    }

    void everyGpuShowsItsShare()
    {
        RealWindow f;
        fill(f, u"rtx-3090"_s, 2);
        QApplication::processEvents();
        const QStringList texts = textsIn(f.named(u"On each GPU"_s));
        const std::vector<DeviceShare> &shares = f.document.assessment().fit.shares;
        QVERIFY(!shares.empty());
        for (const DeviceShare &share : shares) {
            QVERIFY(texts.contains(gibText(share.need)));
            QVERIFY(texts.contains(gibText(share.usable)));
            QVERIFY(texts.contains(gibText(share.usable - share.need)));
        }
        VERIFY_OK(f.document.clear());
        QVERIFY(!f.named(u"On each GPU"_s));
    }

    void ownModelsAreOfferedOnceThereAreSome()
    {
        RealWindow f;
        const auto *models = f.window.findChild<QComboBox *>(u"modelPicker"_s);
        const int before = models->count();
        AiModel own = f.loaded.catalogue.models().front();
        own.id = u"own-1"_s;
        own.name = u"<b>Own</b> & more"_s;
        f.loaded.catalogue.setOwnModels({own});
        f.document.takeModelsAnew();
        QCOMPARE(models->count(), before + 1);
        QVERIFY(models->findText(own.name) > 0);
        f.loaded.catalogue.setOwnModels({});
        f.document.takeModelsAnew();
        QCOMPARE(models->count(), before);
    }
};

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestFitCards)
#include "tst_fitcards.moc"
