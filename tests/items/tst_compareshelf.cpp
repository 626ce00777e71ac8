// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/compareshelf.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

Build buildOf(const QString &name, int count = 1)
{
    return {name, {{u"gpu-32"_s, count, {}}}, {}};
}

QStringList namesOn(const CompareShelf &shelf)
{
    QStringList names;
    for (const Build &build : shelf.builds())
        names << build.name;
    return names;
}

// a, b, c ... as many as asked for.
void fill(CompareShelf &shelf, int count)
{
    for (int i = 0; i < count; ++i)
        VERIFY_OK(shelf.add(buildOf(QString(QChar(u'a' + i)))));
}

} // namespace

class TestCompareShelf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesFour()
    {
        CompareShelf shelf;
        const QSignalSpy changed(&shelf, &CompareShelf::changed);
        fill(shelf, 4);
        QCOMPARE(namesOn(shelf), (QStringList {u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
        QCOMPARE(shelf.count(), 4);
        QCOMPARE(changed.count(), 4);
    }

    void refuses_data()
    {
        QTest::addColumn<int>("there");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("sentence");
        const QString empty = u"This build is empty, so there is nothing to compare. Add a GPU or "
                              "a machine to it first."_s;
        const QString known = u"This build is in the comparison already."_s;
        const QString full = u"Four builds stand side by side already. Remove one of them first."_s;
        QTest::newRow("an empty build") << 0 << u"empty"_s << 0 << empty;
        QTest::newRow("an empty build, full") << 4 << u"empty"_s << 0 << empty;
        QTest::newRow("an exact duplicate") << 2 << u"b"_s << 1 << known;
        QTest::newRow("an exact duplicate, full") << 4 << u"d"_s << 1 << known;
        QTest::newRow("a fifth") << 4 << u"e"_s << 1 << full;
        QTest::newRow("a fifth of a name that is there") << 4 << u"a"_s << 2 << full;
    }
    void refuses()
    {
        QFETCH(const int, there);
        QFETCH(const QString, name);
        QFETCH(const int, count);
        QFETCH(const QString, sentence);
        CompareShelf shelf;
        fill(shelf, there);
        const std::vector<Build> before = shelf.builds();
        const QSignalSpy changed(&shelf, &CompareShelf::changed);
        Build build = buildOf(name, count);
        if (count == 0)
            build.items.clear();
        const Done added = shelf.add(build);
        QVERIFY(!added);
        QCOMPARE(added.error(), sentence);
        QCOMPARE(shelf.builds(), before);
        QCOMPARE(changed.count(), 0);
    }

    void anyDifferenceMakesItAnotherBuild_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("count");
        QTest::addColumn<qint64>("context");
        QTest::newRow("the name") << u"b"_s << 1 << qint64 {8192};
        QTest::newRow("a count") << u"a"_s << 2 << qint64 {8192};
        QTest::newRow("the model choice") << u"a"_s << 1 << qint64 {4096};
    }
    void anyDifferenceMakesItAnotherBuild()
    {
        QFETCH(const QString, name);
        QFETCH(const int, count);
        QFETCH(const qint64, context);
        CompareShelf shelf;
        fill(shelf, 1);
        Build build = buildOf(name, count);
        build.choice.context = context;
        QVERIFY(!shelf.contains(build));
        VERIFY_OK(shelf.add(build));
        QVERIFY(shelf.contains(build));
        QCOMPARE(shelf.count(), 2);
    }

    void keepsValues()
    {
        CompareShelf shelf;
        Build build = buildOf(u"a"_s);
        VERIFY_OK(shelf.add(build));
        build.items.front().count = 7;
        build.name = u"b"_s;
        QCOMPARE(shelf.builds().front(), buildOf(u"a"_s));
    }

    void removes_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<QStringList>("left");
        const QStringList all {u"a"_s, u"b"_s, u"c"_s};
        QTest::newRow("the first") << 0 << QStringList {u"b"_s, u"c"_s};
        QTest::newRow("the last") << 2 << QStringList {u"a"_s, u"b"_s};
        QTest::newRow("none before") << -1 << all;
        QTest::newRow("none after") << 3 << all;
    }
    void removes()
    {
        QFETCH(const int, index);
        QFETCH(const QStringList, left);
        CompareShelf shelf;
        fill(shelf, 3);
        const QSignalSpy changed(&shelf, &CompareShelf::changed);
        shelf.remove(index);
        QCOMPARE(namesOn(shelf), left);
        QCOMPARE(changed.count(), left.size() == 3 ? 0 : 1);
    }

    void clears()
    {
        CompareShelf shelf;
        fill(shelf, 3);
        const QSignalSpy changed(&shelf, &CompareShelf::changed);
        shelf.clear();
        QCOMPARE(shelf.count(), 0);
        shelf.clear();
        QCOMPARE(changed.count(), 1);
        VERIFY_OK(shelf.add(buildOf(u"a"_s)));
    }
};

CONFIGURATOR_TEST_MAIN(TestCompareShelf)
#include "tst_compareshelf.moc"
