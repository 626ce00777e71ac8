// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/modelspages.h"
#include "support/testmain.h"
#include "views/models/modelspage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QScrollBar>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

constexpr auto llama = "llama-3.3-70b-instruct";

void openList(RealWindow &f)
{
    QTest::mouseClick(buttonNamed(f, u"Models"_s), Qt::LeftButton);
    QTRY_VERIFY(modelTable(f) && modelTable(f)->isVisible());
}

void openModel(RealWindow &f, const QString &id)
{
    openList(f);
    QTest::mouseClick(modelTable(f)->viewport(), Qt::LeftButton, {}, modelAt(f, id));
    QTRY_VERIFY(f.named(u"Back to Open-Source Models"_s));
}

QString textOf(const RealWindow &f, const QString &objectName)
{
    const auto *label = f.window.findChild<QLabel *>(objectName);
    return label ? label->text() : u"(no such label)"_s;
}

void send(QWidget *to, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(to, key, modifiers);
}

} // namespace

class TestModelsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeClicksFromAColdStartToABuild()
    {
        RealWindow f;
        const Build before = f.document.build();
        QTest::mouseClick(buttonNamed(f, u"Models"_s), Qt::LeftButton);
        QTest::mouseClick(modelTable(f)->viewport(), Qt::LeftButton, {},
                          modelAt(f, QString::fromLatin1(llama)));
        const QList<QPushButton *> buttons = openButtons(f);
        QVERIFY(!buttons.isEmpty());
        const Build wanted = recommended(f)->buildAt(0);
        QTest::mouseClick(buttons.first(), Qt::LeftButton);
        QVERIFY(f.named(u"Build page"_s));
        QVERIFY(f.document.build() == wanted);
        QVERIFY(f.document.assessment().fit.verdict >= Verdict::Paper);
        QCOMPARE(f.document.undoStack()->count(), 1);
        QVERIFY(f.document.undoStack()->undoText().startsWith(u"Open "_s));
        f.document.undoStack()->undo();
        QVERIFY(f.document.build() == before);
        f.document.undoStack()->redo();
        QVERIFY(f.document.build() == wanted);
    }

    void aBuildThatIsThereAlreadyComesBackByUndo()
    {
        RealWindow f;
        VERIFY_OK(f.document.add(u"rtx-5090"_s, {}, 2));
        const Build before = f.document.build();
        openModel(f, QString::fromLatin1(llama));
        QTest::mouseClick(openButtons(f).last(), Qt::LeftButton);
        QVERIFY(f.document.build() != before);
        f.document.undoStack()->undo();
        QVERIFY(f.document.build() == before);
    }

    void byKeyboardAlone()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        buttonNamed(f, u"Models"_s)->setFocus();
        send(f.window.focusWidget(), Qt::Key_Space);
        QCOMPARE(f.window.focusWidget(), modelTable(f));
        send(modelTable(f), Qt::Key_Down);
        QCOMPARE(modelTable(f)->currentIndex().row(), 1);
        const QString id
            = modelTable(f)->currentIndex().data(AiModelListModel::ModelIdRole).toString();
        send(modelTable(f), Qt::Key_Return);
        QCOMPARE(f.window.focusWidget(), needTable(f));
        QCOMPARE(recommended(f)->wish()->choice.model, id);
        for (int i = 0; i < 30 && !openButtons(f).contains(f.window.focusWidget()); ++i)
            send(f.window.focusWidget(), Qt::Key_Tab);
        QVERIFY(openButtons(f).contains(f.window.focusWidget()));
        send(f.window.focusWidget(), Qt::Key_Return);
        QVERIFY(f.named(u"Build page"_s));
        QCOMPARE(f.document.build().choice.model, id);
    }

    void backKeepsSearchFiltersOrderAndPlace_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::newRow("by its button") << 0 << 0;
        QTest::newRow("by Escape") << int(Qt::Key_Escape) << 0;
        QTest::newRow("by Alt+Left") << int(Qt::Key_Left) << int(Qt::AltModifier);
    }
    void backKeepsSearchFiltersOrderAndPlace()
    {
        QFETCH(const int, key);
        QFETCH(const int, modifiers);
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        openList(f);
        auto *search = f.window.findChild<QLineEdit *>(u"searchModels"_s);
        auto *kind = f.window.findChild<QComboBox *>(u"kindFilter"_s);
        search->setText(u"qwen"_s);
        kind->setCurrentIndex(kind->findData(u"text"_s));
        modelTable(f)->sortByColumn(int(ModelColumn::Size), Qt::DescendingOrder);
        f.window.resize(1280, 520);
        QApplication::processEvents();
        modelTable(f)->verticalScrollBar()->setValue(60);
        const int rows = modelTable(f)->model()->rowCount();
        const QString id = u"qwen3-14b"_s;
        const QPoint point = modelAt(f, id);
        const int place = modelTable(f)->verticalScrollBar()->value();
        QTest::mouseClick(modelTable(f)->viewport(), Qt::LeftButton, {}, point);
        QTRY_VERIFY(f.named(u"Back to Open-Source Models"_s));
        if (key == 0)
            QTest::mouseClick(buttonNamed(f, u"Back to Open-Source Models"_s), Qt::LeftButton);
        else
            send(f.window.focusWidget(), Qt::Key(key), Qt::KeyboardModifiers(modifiers));
        QTRY_VERIFY(modelTable(f)->isVisible());
        QCOMPARE(search->text(), u"qwen"_s);
        QCOMPARE(kind->currentData().toString(), u"text"_s);
        QCOMPARE(modelTable(f)->model()->rowCount(), rows);
        QCOMPARE(modelTable(f)->currentIndex().row(), rowOfModel(f, id));
        QCOMPARE(modelTable(f)->verticalScrollBar()->value(), place);
        QCOMPARE(f.window.focusWidget(), modelTable(f));
    }

    void theChosenCellDrivesTheBuilds()
    {
        RealWindow f;
        openModel(f, QString::fromLatin1(llama));
        const QString before = textOf(f, u"recommendTitle"_s);
        QCOMPARE(before,
                 u"Recommended builds for %1"_s.arg(needTable(f)->currentIndex().data().toString()
                                                    + u" GiB"_s));
        send(needTable(f), Qt::Key_Right);
        QVERIFY(textOf(f, u"recommendTitle"_s) != before);
        QTRY_COMPARE(recommended(f)->wish()->choice.context, 32'768);
        const QModelIndex first = needTable(f)->model()->index(0, 2);
        needTable(f)->scrollTo(first);
        QTest::mouseClick(needTable(f)->viewport(), Qt::LeftButton, {},
                          needTable(f)->visualRect(first).center());
        QTRY_COMPARE(recommended(f)->wish()->choice.context, 4096);
        QCOMPARE(recommended(f)->wish()->choice.format, u"BF16"_s);
        // Weights alone run nothing: a click there keeps the context.
        const QModelIndex weights = needTable(f)->model()->index(1, 1);
        QTest::mouseClick(needTable(f)->viewport(), Qt::LeftButton, {},
                          needTable(f)->visualRect(weights).center());
        QTRY_COMPARE(recommended(f)->wish()->choice.format,
                     needTable(f)->model()->index(1, 0).data().toString());
        QCOMPARE(recommended(f)->wish()->choice.context, 4096);
        QVERIFY(f.document.build() == Build()); // nothing of this is the panel's yet
    }

    void engineAndUsersChangeTheTable()
    {
        RealWindow f;
        openModel(f, QString::fromLatin1(llama));
        const QString before = needTable(f)->currentIndex().data().toString();
        f.window.findChild<QWidget *>(u"needUsers"_s)->setProperty("value", 4);
        QVERIFY(needTable(f)->currentIndex().data().toString() != before);
        QTRY_COMPARE(recommended(f)->wish()->choice.users, 4);
        f.window.findChild<QComboBox *>(u"needEngine"_s)->setCurrentIndex(1);
        QTRY_COMPARE(recommended(f)->wish()->choice.engine, Engine::Vllm);
        QCOMPARE(recommended(f)->wish()->choice.users, 4);
        QCOMPARE(recommended(f)->wish()->choice.context, 8192);
    }

    void wishesAreWhatTheControlsSay()
    {
        RealWindow f;
        openModel(f, QString::fromLatin1(llama));
        buttonNamed(f, u"Sorted by power"_s)->click();
        buttonNamed(f, u"Only fast-linked builds"_s)->click();
        f.window.findChild<QCheckBox *>(u"hasComputer"_s)->click();
        f.window.findChild<QWidget *>(u"budget"_s)->setProperty("value", 9000);
        QTRY_COMPARE(recommended(f)->wish()->budget.value_or(0), 900'000);
        const Wish &wish = *recommended(f)->wish();
        QCOMPARE(wish.aim, Aim::Power);
        QCOMPARE(wish.atLeast, Verdict::Linked);
        QVERIFY(wish.hasComputer);
    }

    void aModelOfUnknownNeedSaysWhyAndRecommendsNothing()
    {
        RealWindow f;
        openModel(f, u"flux.1-dev"_s);
        QVERIFY(!needTable(f)->isVisible());
        QVERIFY(textOf(f, u"needNotKnown"_s).contains(u"not known"_s));
        QVERIFY(openButtons(f).isEmpty());
        QCOMPARE(recommended(f)->rowCount(), 0);
    }

    void whatThisBuildRunsIsOneClickAway()
    {
        RealWindow f;
        openList(f);
        buttonNamed(f, u"What can this build run?"_s)->click();
        QVERIFY(textOf(f, u"noModels"_s).startsWith(u"Your build is empty."_s));
        VERIFY_OK(f.document.add(u"rtx-5090"_s));
        QTRY_VERIFY(modelTable(f)->isVisible());
        const auto *list = static_cast<const AiModelListModel *>(modelTable(f)->model());
        QTRY_VERIFY(list->isScanned());
        const int row = rowOfModel(f, QString::fromLatin1(llama));
        QVERIFY(!modelTable(f)->isColumnHidden(int(ModelColumn::Verdict)));
        QVERIFY(list->index(row, int(ModelColumn::Verdict)).data().toString() != u"…"_s);
        QVERIFY(modelTable(f)->currentIndex().isValid());
    }

    void clusterWordsLeadToWhatTheyMean()
    {
        RealWindow f;
        openModel(f, QString::fromLatin1(llama));
        buttonNamed(f, u"What's a cluster, really?"_s)->click();
        QVERIFY(f.named(u"Cluster page"_s));
    }

    void aModelThatIsTakenAwayLeadsBackToTheList()
    {
        RealWindow f;
        AiModel own = *f.loaded.catalogue.model(u"phi-4"_s);
        own.id = u"own-1"_s;
        f.loaded.catalogue.setOwnModels({own});
        f.document.takeModelsAnew();
        openModel(f, u"own-1"_s);
        f.loaded.catalogue.setOwnModels({});
        f.document.takeModelsAnew();
        QVERIFY(modelTable(f)->isVisible());
    }
};

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestModelsPage)
#include "tst_modelspage.moc"
