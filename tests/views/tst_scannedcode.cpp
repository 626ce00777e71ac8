// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/buildcode.h"
#include "support/realwindow.h"
#include "support/testmain.h"
#include "views/common/messagebar.h"
#include "views/handover/scannedcode.h"

#include <QLineEdit>
#include <QSignalSpy>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// The staff's end of the hand-over: a scanner types a code anywhere outside a text field.
class TestScannedCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_f = std::make_unique<RealWindow>();
        QTRY_VERIFY(m_f->window.isActiveWindow());
        Build build;
        build.items = {{u"tower-4slot-1600w"_s, 1, {{u"rtx-5090"_s, 2, {}}}}};
        const Result<QString> code = encodeBuild(build, m_f->loaded.catalogue);
        VERIFY_OK(code);
        m_code = *code;
        m_f->named(u"Catalogue"_s)->setFocus();
    }
    void cleanup() { m_f.reset(); }
    void aScanOpensTheBuildAsOneStep();
    void aScanInATextFieldIsText();
    void aPersonsKeysAreNoScan();
    void aDamagedCodeIsSaid();

private:
    void scan(const QString &code) const
    {
        QTest::keyClicks(QApplication::focusWidget(), code);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }

    std::unique_ptr<RealWindow> m_f;
    QString m_code;
};

void TestScannedCode::aScanOpensTheBuildAsOneStep()
{
    VERIFY_OK(m_f->document.add(u"rtx-3090"_s));
    const Build before = m_f->document.build();
    m_f->named(u"Catalogue"_s)->setFocus();
    scan(m_code);
    QCOMPARE(m_f->document.build().items.front().unit, u"tower-4slot-1600w"_s);
    QCOMPARE(m_f->document.build().items.front().holds.front().count, 2);
    m_f->document.undoStack()->undo();
    QCOMPARE(m_f->document.build(), before);
}

void TestScannedCode::aScanInATextFieldIsText()
{
    auto *search = qobject_cast<QLineEdit *>(m_f->named(u"Search catalogue"_s));
    QVERIFY(search);
    search->setFocus();
    scan(m_code);
    QCOMPARE(search->text(), m_code);
    QVERIFY(m_f->document.build().items.empty());
}

void TestScannedCode::aPersonsKeysAreNoScan()
{
    QSignalSpy scanned(m_f->window.findChild<ScannedCode *>(), &ScannedCode::scanned);
    for (const QChar letter : m_code) {
        QTest::keyClicks(QApplication::focusWidget(), letter);
        if (letter == u'K')
            QTest::qWait(ScannedCode::longestPause + 50);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(scanned.count(), 0);
}

void TestScannedCode::aDamagedCodeIsSaid()
{
    QString damaged = m_code;
    damaged[5] = damaged[5] == u'7' ? u'8' : u'7';
    scan(damaged);
    QVERIFY(m_f->document.build().items.empty());
    QVERIFY(!m_f->window.messages()->text().isEmpty());
}

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestScannedCode)
#include "tst_scannedcode.moc"
