// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/file/buildfile.h"
#include "gui/modelshelf.h"
#include "gui/session.h"
#include "support/comparepages.h"
#include "support/testmain.h"
#include "views/common/messagebar.h"

#include <QFile>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

// A person who answers at once.
class Answers : public Prompts
{
public:
    std::optional<QString> file;
    QStringList proposals;

    std::optional<QString> fileToOpen(QWidget *, const QString &, const QString &) override
    {
        return file;
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

struct Desk
{
    QTemporaryDir folder;
    RealWindow f;
    Answers answers;
    ModelShelf models {OwnModels(folder.path(), {}), f.loaded.catalogue, f.document, f.window,
                       answers};
    Session session {f.document, f.window, answers, models, folder.path()};

    Desk() { f.window.compare(towerBuild(2, u"70B box"_s)); }

    [[nodiscard]] QString saved(const QString &name, const Build &build) const
    {
        const QString path = folder.filePath(name);
        return saveBuild(build, path) ? path : QString();
    }
    [[nodiscard]] QString message() { return f.window.messages()->text(); }
    [[nodiscard]] int count() { return f.window.compareShelf().count(); }
};

} // namespace

// Builds from files on the compare page, and the comparison as a file.
class TestCompareFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBuildComesFromAFile()
    {
        Desk s;
        const Build before = s.f.document.build();
        reading(s.f, u"Add from a file…"_s)->click(); // and thinks better of it
        QCOMPARE(s.count(), 1);
        s.answers.file = s.saved(u"spark.json"_s, sparkBuild(u"Spark"_s));
        reading(s.f, u"Add from a file…"_s)->click();
        QCOMPARE(s.count(), 2);
        QVERIFY(s.f.named(u"Remove Spark"_s));
        QCOMPARE(s.f.document.build(), before); // the open build stays
        QCOMPARE(s.message(), QString());
    }

    void whatIsWrongIsSaidOnThePage()
    {
        Desk s;
        const QString bad = s.folder.filePath(u"bad.json"_s);
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"version\": 7}") > 0);
        file.close();
        const QString twin = s.saved(u"twin.json"_s, towerBuild(2, u"70B box"_s));
        const QString good = s.saved(u"good.json"_s, sparkBuild());
        Q_EMIT s.f.window.comparedFilesDropped({bad, twin, good});
        QCOMPARE(s.count(), 2); // what is right is taken
        const QStringList lines = s.message().split(u'\n');
        QVERIFY2(lines.front().contains(u"bad.json"_s), qPrintable(s.message()));
        QCOMPARE(lines.back(), u"twin.json: This build is in the comparison already."_s);
    }

    void theComparisonIsWritten()
    {
        Desk s;
        s.f.window.compare(sparkBuild());
        s.answers.file = s.folder.filePath(u"out.pdf"_s);
        reading(s.f, u"Export PDF"_s)->click();
        QCOMPARE(s.answers.proposals, QStringList {u"comparison.pdf"_s});
        QCOMPARE(s.message(), u"The comparison is written to %1."_s.arg(*s.answers.file));
        QFile file(*s.answers.file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF-1."));
        s.answers.file = s.folder.filePath(u"none/out.pdf"_s);
        reading(s.f, u"Export PDF"_s)->click();
        QVERIFY(s.message().startsWith(u"The comparison could not be written to "_s));
    }

    void oneBuildIsNoComparison()
    {
        Desk s;
        s.answers.file = s.folder.filePath(u"out.pdf"_s);
        Q_EMIT s.f.window.comparisonPdfAsked(); // as by Ctrl+P
        QCOMPARE(s.message(), u"A comparison needs two builds. Add another build first."_s);
        QVERIFY(s.answers.proposals.isEmpty());
        QVERIFY(!QFile::exists(*s.answers.file));
    }
};

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestCompareFiles)
#include "tst_comparefiles.moc"
