// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/words.h"
#include "build/file/buildfile.h"
#include "support/realwindow.h"
#include "support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray outputOf(const QString &program, const QStringList &words)
{
    QProcess process;
    process.start(program, words);
    process.waitForFinished(60'000);
    return process.readAllStandardOutput();
}

QJsonObject json(const QStringList &words)
{
    return QJsonDocument::fromJson(outputOf(QStringLiteral(PROGRAM), words)).object();
}

// Twenty builds that differ in every way that a shop's do; the same in every run.
Build randomBuild(const Catalogue &catalogue, QRandomGenerator &random)
{
    BuildDocument document(catalogue);
    const int units = random.bounded(1, 7);
    for (int i = 0; i < units; ++i) {
        const Unit &unit = catalogue.units()[static_cast<std::size_t>(
            random.bounded(static_cast<int>(catalogue.units().size())))];
        (void)document.add(unit.id, {}, random.bounded(1, 4));
    }
    ModelChoice choice;
    choice.model = catalogue
                       .models()[static_cast<std::size_t>(
                           random.bounded(static_cast<int>(catalogue.models().size())))]
                       .id;
    choice.context = 4096;
    document.choose(choice);
    return document.build();
}

} // namespace

// Window, command line and PDF tell the same, figure by figure.
class TestSameEverywhere : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("pdftotext (package poppler-utils) is not installed");
        QVERIFY(m_folder.isValid());
    }

    void sameFigures_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 20; ++seed)
            QTest::addRow("build %u", seed) << seed;
    }
    void sameFigures()
    {
        QFETCH(const quint32, seed);
        QRandomGenerator random(seed);
        RealWindow f;
        const Build build = randomBuild(f.document.catalogue(), random);
        const QString file = m_folder.filePath(u"build-%1.json"_s.arg(seed));
        const QString pdf = m_folder.filePath(u"quote-%1.pdf"_s.arg(seed));
        VERIFY_OK(saveBuild(build, file));
        f.document.start(build);
        QApplication::processEvents();
        const Assessment &assessment = f.document.assessment();

        const QJsonObject totals = json({u"totals"_s, file, u"--json"_s});
        QCOMPARE(totals.value("combined_memory_gb"_L1).toInteger(-1),
                 assessment.totals.combinedMemoryGb);
        QCOMPARE(totals.value("usable_memory_mib"_L1).toInteger(-1), assessment.totals.usableMib);
        QCOMPARE(totals.value("fast_linked_memory_mib"_L1).toInteger(-1),
                 assessment.totals.fastLinkedMib);
        QCOMPARE(totals.value("power_w"_L1).toInteger(-1), assessment.totals.powerW);
        QCOMPARE(totals.value("price_minor"_L1).toInteger(-1), assessment.totals.price);
        const QJsonObject fit = json({u"fit"_s, file, u"--json"_s});
        QCOMPARE(fit.value("verdict"_L1).toString(), verdictId(assessment.fit.verdict));

        (void)outputOf(QStringLiteral(PROGRAM), {u"quote"_s, u"pdf"_s, file, u"--pdf"_s, pdf});
        const QString text
            = QString::fromUtf8(outputOf(u"pdftotext"_s, {u"-raw"_s, pdf, u"-"_s})).simplified();
        for (const QString &name :
             {u"Combined memory"_s, u"Usable memory"_s, u"Fast-linked memory"_s,
              u"Combined power"_s, u"Combined price"_s}) {
            const QString shown = f.described(name);
            QVERIFY2(text.contains(shown),
                     qPrintable(u"%1: %2 is not in: %3"_s.arg(name, shown, text)));
        }
        QVERIFY2(text.contains(verdictTitle(assessment.fit)), qPrintable(text));
    }

private:
    QTemporaryDir m_folder;
};

int main(int argc, char **argv)
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QStandardPaths::setTestModeEnabled(true);
    QApplication app(argc, argv);
    dressApplication(false);
    TestSameEverywhere test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_sameeverywhere.moc"
