// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/dialogs.h"
#include "support/realwindow.h"
#include "support/testmain.h"
#include "views/common/elidedlabel.h"
#include "views/common/messagebar.h"
#include "views/common/prompts.h"
#include "views/common/theme.h"
#include "views/kiosk/statisticsdialog.h"

#include <QFile>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

// A person who answers at once.
class SavingPerson : public Prompts
{
public:
    std::optional<QString> file;
    QStringList proposals;

    std::optional<QString> fileToOpen(QWidget *, const QString &, const QString &) override
    {
        return {};
    }
    std::optional<QString> fileToSave(QWidget *, const QString &, const QString &proposal,
                                      const QString &) override
    {
        proposals << proposal;
        return file;
    }
    std::optional<QString> modelToAdd(QWidget *, const ModelReview &) override { return {}; }
    std::optional<QString> newName(QWidget *, const QString &) override { return {}; }
    std::optional<ModelWish> wishAbout(QWidget *, const std::vector<AiModel> &) override
    {
        return {};
    }
};

// Two days of a kiosk.
KioskDays twoDays(const Catalogue &catalogue)
{
    const QDate first(2026, 11, 29);
    const QString model = catalogue.models().front().id;
    const QString unit = catalogue.units().front().id;
    KioskDays days;
    countOn(days, first, KioskEvent::ModelOpened, model, 1200);
    countOn(days, first.addDays(1), KioskEvent::ModelOpened, model, 34);
    countOn(days, first, KioskEvent::ModelOpened, u"gone-7b"_s, 2000);
    countOn(days, first, KioskEvent::BuildShown, u"2-4"_s, 7);
    countOn(days, first.addDays(1), KioskEvent::BuildShown, u"0"_s);
    countOn(days, first.addDays(1), KioskEvent::UnitMissing, unit, 3);
    return days;
}

struct Shown
{
    explicit Shown(const KioskDays &days)
        : dialog(days, loaded.catalogue, person, nullptr)
    {
        dialog.show();
    }
    explicit Shown()
        : Shown(twoDays(shippedFiles().catalogue))
    {
    }
    LoadedCatalogue loaded = shippedFiles();
    SavingPerson person;
    StatisticsDialog dialog;

    // What is read from top to bottom.
    [[nodiscard]] QStringList texts() const
    {
        QStringList texts;
        for (const QLabel *label : dialog.findChildren<QLabel *>()) {
            if (label->isVisibleTo(&dialog))
                texts.append(label->text());
        }
        return texts;
    }
    [[nodiscard]] QString said() const
    {
        const auto *bar = dialog.findChild<MessageBar *>();
        return bar->isVisible() ? bar->text() : QString();
    }
    // Whose count it is, as a screen reader says it.
    [[nodiscard]] QString countOf(const QString &name) const
    {
        const auto *label = control<QLabel>(dialog, name);
        return label ? label->accessibleDescription() : u"(not shown)"_s;
    }
};

} // namespace

// What staff learn of the kiosk, and take home as CSV.
class TestStatisticsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsOfAllDaysAreAddedAndNamed();
    void theLargestComesFirst();
    void daysAreNamed();
    void nothingCountedIsSaid();
    void aLongListIsCutAndSaysSo_data();
    void aLongListIsCutAndSaysSo();
    void theCsvHasEveryDay();
    void aFileThatIsRefusedIsSaidInTheDialog();
    void whoChoosesNoFileWritesNone();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

void TestStatisticsDialog::countsOfAllDaysAreAddedAndNamed()
{
    const Shown f;
    QCOMPARE(f.countOf(f.loaded.catalogue.models().front().name), u"1,234"_s);
    QCOMPARE(f.countOf(u"gone-7b"_s), u"2,000"_s); // no longer in the catalogue
    QCOMPARE(f.countOf(u"2 to 4 GPUs"_s), u"7"_s);
    QCOMPARE(f.countOf(u"no GPU"_s), u"1"_s);
    QCOMPARE(f.countOf(f.loaded.catalogue.units().front().name), u"3"_s);
}

void TestStatisticsDialog::theLargestComesFirst()
{
    const Shown f;
    const auto place = [&](const QString &name) {
        return control<QLabel>(f.dialog, name)->mapTo(&f.dialog, QPoint());
    };
    QVERIFY(place(u"gone-7b"_s).y() < place(f.loaded.catalogue.models().front().name).y());
    QVERIFY(place(u"2 to 4 GPUs"_s).y() < place(u"no GPU"_s).y());
}

void TestStatisticsDialog::daysAreNamed()
{
    const Shown f;
    QVERIFY(f.texts().contains(u"From 11/29/26 to 11/30/26. Only what is in the catalogue is "
                               "counted, nothing that was typed."_s));
}

void TestStatisticsDialog::nothingCountedIsSaid()
{
    const Shown f {KioskDays()};
    QVERIFY(f.texts().filter(u"Nothing is counted yet."_s).size() == 1);
    QCOMPARE(f.texts().count(u"none"_s), 3);
    QVERIFY(!control<QPushButton>(f.dialog, u"Export CSV"_s)->isEnabled());
}

void TestStatisticsDialog::aLongListIsCutAndSaysSo_data()
{
    QTest::addColumn<int>("keys");
    QTest::addColumn<QString>("remark");
    QTest::newRow("all fit") << StatisticsDialog::mostRows << QString();
    QTest::newRow("one more") << StatisticsDialog::mostRows + 1 << u"One more is in the CSV."_s;
    QTest::newRow("many more") << StatisticsDialog::mostRows + 30 << u"30 more are in the CSV."_s;
}

void TestStatisticsDialog::aLongListIsCutAndSaysSo()
{
    QFETCH(int, keys);
    QFETCH(QString, remark);
    KioskDays days;
    for (int i = 0; i < keys; ++i)
        countOn(days, QDate(2026, 11, 30), KioskEvent::ModelOpened, u"model-%1"_s.arg(i), 100 - i);
    const Shown f {days};
    QCOMPARE(f.countOf(u"model-11"_s), u"89"_s);
    QCOMPARE(f.countOf(u"model-12"_s), u"(not shown)"_s);
    QCOMPARE(f.texts().filter(u"in the CSV"_s),
             remark.isEmpty() ? QStringList() : QStringList {remark});
}

void TestStatisticsDialog::theCsvHasEveryDay()
{
    const QTemporaryDir folder;
    Shown f;
    f.person.file = folder.filePath(u"kiosk.csv"_s);
    press(f.dialog, u"Export CSV"_s);
    QCOMPARE(f.person.proposals, QStringList {u"kiosk.csv"_s});
    QCOMPARE(f.said(), u"Written to %1."_s.arg(*f.person.file));
    QFile file(*f.person.file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString model = f.loaded.catalogue.models().front().id;
    const QString unit = f.loaded.catalogue.units().front().id;
    const QByteArray csv = file.readAll();
    const QStringList lines = QString::fromUtf8(csv).split(u"\r\n"_s);
    QVERIFY(csv.startsWith("\xEF\xBB\xBF"));
    QCOMPARE(lines.first(), u"day,kind,key,count"_s);
    for (const QString &line :
         {u"2026-11-29,models,\"%1\",1200"_s.arg(model),
          u"2026-11-30,models,\"%1\",34"_s.arg(model), u"2026-11-29,models,\"gone-7b\",2000"_s,
          u"2026-11-29,builds,\"2-4\",7"_s, u"2026-11-30,builds,\"0\",1"_s,
          u"2026-11-30,missing,\"%1\",3"_s.arg(unit)})
        QVERIFY2(lines.contains(line), qPrintable(line));
    QCOMPARE(lines.size(), 8); // the last is empty
}

void TestStatisticsDialog::aFileThatIsRefusedIsSaidInTheDialog()
{
    const QTemporaryDir folder;
    Shown f;
    f.person.file = folder.filePath(u"missing/kiosk.csv"_s);
    press(f.dialog, u"Export CSV"_s);
    QVERIFY2(f.said().startsWith(u"%1 can't be written: "_s.arg(*f.person.file)),
             qPrintable(f.said()));
    f.person.file = folder.filePath(u"kiosk.csv"_s);
    press(f.dialog, u"Export CSV"_s);
    QVERIFY(f.said().startsWith(u"Written to"_s));
}

void TestStatisticsDialog::whoChoosesNoFileWritesNone()
{
    Shown f;
    press(f.dialog, u"Export CSV"_s);
    QCOMPARE(f.person.proposals.size(), 1);
    QCOMPARE(f.said(), QString());
}

void TestStatisticsDialog::nothingIsCutOff_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

// PICTURES names a folder for the pictures.
void TestStatisticsDialog::nothingIsCutOff()
{
    QFETCH(bool, isDark);
    const QPalette before = QApplication::palette();
    QApplication::setPalette(Theme::palette(isDark ? Theme::Scheme::Dark : Theme::Scheme::Light));
    {
        const LoadedCatalogue loaded = shippedFiles();
        KioskDays days = twoDays(loaded.catalogue);
        qint64 count = 900;
        for (const AiModel &model : loaded.catalogue.models())
            countOn(days, QDate(2026, 11, 30), KioskEvent::ModelOpened, model.id, count -= 13);
        count = 900;
        for (const Unit &unit : loaded.catalogue.units())
            countOn(days, QDate(2026, 11, 30), KioskEvent::UnitMissing, unit.id, count -= 7);
        Shown f {days};
        QTest::qWait(50);
        if (qEnvironmentVariableIsSet("PICTURES"))
            f.dialog.grab().save(qEnvironmentVariable("PICTURES")
                                 + (isDark ? u"/statistics-dark.png"_s : u"/statistics.png"_s));
        for (const QLabel *label : f.dialog.findChildren<QLabel *>()) {
            if (!label->isVisible())
                continue;
            const int needed = label->wordWrap() ? label->heightForWidth(label->width())
                                                 : label->sizeHint().height();
            QVERIFY2(
                label->height() >= needed,
                qPrintable(u"%1: %2 of %3"_s.arg(label->text()).arg(label->height()).arg(needed)));
            QVERIFY2(label->wordWrap() || qobject_cast<const ElidedLabel *>(label)
                         || label->width() >= label->sizeHint().width(),
                     qPrintable(label->text()));
        }
    }
    QApplication::setPalette(before);
}

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestStatisticsDialog)
#include "tst_statisticsdialog.moc"
