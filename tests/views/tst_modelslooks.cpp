// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/modelspages.h"
#include "support/testmain.h"
#include "views/models/builds/badges.h"
#include "views/models/modelspage.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

const QString longName
    = u"A community merge of a merge with a name <b>far</b> longer & wider than any card is, "_s
      "second edition, revised 2026"_s;

bool isLabelCut(const QLabel *label)
{
    const bool isWrapped = label->wordWrap() || label->hasHeightForWidth();
    if (isWrapped && label->heightForWidth(label->width()) > label->height())
        return true;
    const QStringList lines = isWrapped ? label->text().split(u' ') : QStringList {label->text()};
    return std::ranges::any_of(lines, [label](const QString &line) {
        return label->fontMetrics().horizontalAdvance(line) > label->contentsRect().width() + 1;
    });
}

// Every visible text that has less room than it asks for.
QStringList cutTexts(QWidget *page)
{
    QStringList cut;
    for (const QLabel *label : page->findChildren<QLabel *>()) {
        if (label->isVisible() && isLabelCut(label))
            cut << label->text();
    }
    for (const QPushButton *button : page->findChildren<QPushButton *>()) {
        if (button->isVisible()
            && button->fontMetrics().horizontalAdvance(button->text()) > button->width() - 8)
            cut << button->text();
    }
    for (const ClusterBadge *badge : page->findChildren<ClusterBadge *>()) {
        if (badge->isVisible() && badge->sizeHint().width() > badge->width())
            cut << badge->text();
    }
    for (const QComboBox *box : page->findChildren<QComboBox *>()) {
        if (box->isVisible()
            && box->fontMetrics().horizontalAdvance(box->currentText()) > box->width() - 34)
            cut << box->currentText();
    }
    return cut;
}

// The page's scroll area would have to scroll sideways.
bool isTooWide(const QWidget *page)
{
    const auto *scroll = qobject_cast<const QScrollArea *>(page->parentWidget()->parentWidget());
    return scroll && page->width() > scroll->viewport()->width();
}

void collectNames(QAccessibleInterface *node, QStringList &names)
{
    if (!node || node->state().invisible)
        return;
    names << node->text(QAccessible::Name);
    for (int i = 0; i < node->childCount(); ++i)
        collectNames(node->child(i), names);
}

} // namespace

class TestModelsLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("model");
        for (const QSize size : {QSize(1280, 800), QSize(1440, 900), QSize(1920, 1080)}) {
            for (const QString &model : {u"llama-3.3-70b-instruct"_s, u"deepseek-v3.2"_s,
                                         u"kimi-k3"_s, u"flux.2-dev"_s, u"own-1"_s})
                QTest::addRow("%s at %d", qPrintable(model), size.width()) << size << model;
        }
    }
    void nothingIsCut()
    {
        QFETCH(const QSize, size);
        QFETCH(const QString, model);
        RealWindow f;
        AiModel own = *f.loaded.catalogue.model(u"llama-3.3-70b-instruct"_s);
        own.id = u"own-1"_s;
        own.name = longName;
        f.loaded.catalogue.setOwnModels({own});
        f.document.takeModelsAnew();
        VERIFY_OK(f.document.add(u"rtx-5090"_s, {}, 2));
        f.window.resize(size);
        QTest::mouseClick(buttonNamed(f, u"Models"_s), Qt::LeftButton);
        QApplication::processEvents();
        auto *page = f.window.findChild<ModelsPage *>();
        QVERIFY(page && !isTooWide(page));
        QCOMPARE(cutTexts(page), QStringList());
        page->showModel(model);
        QTest::qWait(1);
        QVERIFY(!isTooWide(page));
        QCOMPARE(cutTexts(page), QStringList());
    }

    // Names of the catalogue stand whole in the list; only a name that somebody gave may be longer.
    void namesStandWholeInTheList()
    {
        RealWindow f;
        f.window.resize(1280, 800);
        QTest::mouseClick(buttonNamed(f, u"Models"_s), Qt::LeftButton);
        QApplication::processEvents();
        const QTableView *table = modelTable(f);
        QFont font = table->font();
        font.setWeight(QFont::DemiBold);
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QModelIndex index = table->model()->index(row, 0);
            QVERIFY2(QFontMetrics(font).horizontalAdvance(index.data().toString())
                         <= table->columnWidth(0) - 24,
                     qPrintable(index.data().toString()));
        }
        QVERIFY(table->rowHeight(0) >= 40);
    }

    void theTopBuildsCanBePressedWithoutScrolling_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280 x 800") << QSize(1280, 800);
        QTest::newRow("1440 x 900") << QSize(1440, 900);
        QTest::newRow("1920 x 1080") << QSize(1920, 1080);
    }
    void theTopBuildsCanBePressedWithoutScrolling()
    {
        QFETCH(const QSize, size);
        RealWindow f;
        f.window.resize(size);
        QTest::mouseClick(buttonNamed(f, u"Models"_s), Qt::LeftButton);
        f.window.findChild<ModelsPage *>()->showModel(u"llama-3.3-70b-instruct"_s);
        QTest::qWait(1);
        const QList<QPushButton *> buttons = openButtons(f);
        QVERIFY(buttons.size() >= 3);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(buttons[i]->visibleRegion().boundingRect(), buttons[i]->rect());
    }

    void everyControlIsReadOut()
    {
        RealWindow f;
        VERIFY_OK(f.document.add(u"rtx-5090"_s));
        QTest::mouseClick(buttonNamed(f, u"Models"_s), Qt::LeftButton);
        QStringList names;
        collectNames(QAccessible::queryAccessibleInterface(&f.window), names);
        for (const QString &name :
             {u"Models page"_s, u"Search models"_s, u"Publisher"_s, u"Kind"_s, u"Licence"_s,
              u"Size"_s, u"Order"_s, u"Order: rising"_s, u"Models"_s, u"All models"_s,
              u"What can this build run?"_s, u"Runs on my build"_s})
            QVERIFY2(names.contains(name), qPrintable(name));
        f.window.findChild<ModelsPage *>()->showModel(u"llama-3.3-70b-instruct"_s);
        names.clear();
        collectNames(QAccessible::queryAccessibleInterface(&f.window), names);
        const QString title
            = recommended(f)->index(0).data(RecommendationsModel::TitleRole).toString();
        for (const QString &name :
             {u"Back to Open-Source Models"_s, u"Where do these facts come from?"_s, u"Engine"_s,
              u"Users"_s, u"Memory it needs"_s, u"How it adds up"_s, u"Sorted by price"_s,
              u"Only fast-linked builds"_s, u"I have a computer already"_s, u"Budget"_s,
              u"Open build %1"_s.arg(title), u"What's a cluster, really?"_s})
            QVERIFY2(names.contains(name), qPrintable(name));
    }
};

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestModelsLooks)
#include "tst_modelslooks.moc"
