// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

// What would promise a speed. "Fast-linked" and "no speed claim" promise none.
const QRegularExpression &claim()
{
    static const QRegularExpression pattern(
        uR"(\btok(en)?s?\s*(/|per)\s*s|\bt/s\b|\bfaster\b|\bfastest\b|\bspeed-?ups?\b|\bbenchmarks?\b|\bT?FLOPS\b|\bthroughput\b|\bquick(er|est)\b|\blatency\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern;
}

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Only what a person can be shown: string literals of code, values of data.
QStringList shownStrings(const QString &path)
{
    QStringList strings;
    const QString text = textOf(path);
    const bool isCode = path.endsWith(".cpp"_L1) || path.endsWith(".h"_L1);
    static const QRegularExpression literal(uR"~("((?:[^"\\]|\\.)*)")~"_s);
    static const QRegularExpression pair(uR"~("(\w+)"\s*:\s*"((?:[^"\\]|\\.)*)")~"_s);
    // A source is a citation: the name of somebody's page, not our words.
    for (auto match = (isCode ? literal : pair).globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        if (isCode || found.captured(1) != "source"_L1)
            strings << found.captured(isCode ? 1 : 2);
    }
    if (!isCode && !path.endsWith(".json"_L1))
        strings << text;
    return strings;
}

} // namespace

class TestShippedStrings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noStringClaimsASpeed_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("models") << u"models"_s << QStringList {u"*.cpp"_s, u"*.h"_s};
        QTest::newRow("views") << u"views"_s << QStringList {u"*.cpp"_s, u"*.h"_s};
        QTest::newRow("app") << u"app"_s << QStringList {u"*.cpp"_s, u"*.h"_s};
        QTest::newRow("resources")
            << u"resources"_s << QStringList {u"*.json"_s, u"*.desktop"_s, u"*.svg"_s, u"*.ts"_s};
    }
    void noStringClaimsASpeed()
    {
        QFETCH(const QString, folder);
        QFETCH(const QStringList, names);
        int strings = 0;
        QDirIterator files(u"" SOURCE_DIR "/"_s + folder, names, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            for (const QString &text : shownStrings(path)) {
                ++strings;
                const QRegularExpressionMatch found = claim().match(text);
                QVERIFY2(
                    !found.hasMatch(),
                    qPrintable(u"%1: “%2” in: %3"_s.arg(path, found.captured(), text.left(200))));
            }
        }
        QVERIFY2(strings > 10, "strings were read at all");
    }

    void theTestKnowsAClaimWhenItSeesOne_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isClaim");
        QTest::newRow("tokens per second") << u"about 40 tokens per second"_s << true;
        QTest::newRow("tokens/s") << u"40 Tokens/s"_s << true;
        QTest::newRow("faster") << u"Faster than before"_s << true;
        QTest::newRow("fast-linked") << u"Fast-linked memory"_s << false;
        QTest::newRow("bandwidth of a link") << u"NVLink bridge, 112.5 GB/s"_s << false;
        QTest::newRow("no claim") << u"Speed is not: it depends on the interconnect"_s << false;
    }
    void theTestKnowsAClaimWhenItSeesOne()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, isClaim);
        QCOMPARE(claim().match(text).hasMatch(), isClaim);
    }
};

QTEST_GUILESS_MAIN(TestShippedStrings)
#include "tst_shippedstrings.moc"
