// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/contrast.h"
#include "support/realwindow.h"
#include "support/testmain.h"
#include "views/common/theme.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(configurator::Theme::Scheme)

// Words stand out by 4.5:1 and signs by 3:1 in every scheme, by the colours themselves (WCAG 1.4.3
// and 1.4.11).
class TestThemeContrast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsStandOut_data() { schemes(); }
    void wordsStandOut()
    {
        const Theme theme = shown();
        for (const QColor &ground : {theme.window, theme.surface, theme.sunken, theme.accentSoft,
                                     theme.amberSoft, theme.greenSoft, theme.redSoft}) {
            check(theme.text, ground, 4.5);
            check(theme.muted, ground, 4.5);
        }
        for (const QColor &word : {theme.accent, theme.amber, theme.green, theme.red})
            check(word, theme.surface, 4.5);
        check(theme.accent, theme.window, 4.5);
        check(theme.accent, theme.accentSoft, 4.5);
        check(theme.onAccent, theme.accent, 4.5);
        check(theme.amber, theme.amberSoft, 4.5);
        check(theme.green, theme.greenSoft, 4.5);
        check(theme.red, theme.redSoft, 4.5);
        check(theme.muted, theme.disabled, 4.5);
    }
    void signsStandOut_data() { schemes(); }
    void signsStandOut()
    {
        const Theme theme = shown();
        for (const QColor &sign : {theme.weights, theme.context, theme.working, theme.combined,
                                   theme.combinedNext, theme.amberFill, theme.greenFill})
            check(sign, theme.surface, 3.0);
    }

private:
    static void schemes()
    {
        QTest::addColumn<Theme::Scheme>("scheme");
        QTest::newRow("light") << Theme::Scheme::Light;
        QTest::newRow("dark") << Theme::Scheme::Dark;
        QTest::newRow("high contrast") << Theme::Scheme::HighContrast;
    }
    static Theme shown()
    {
        QFETCH(Theme::Scheme, scheme);
        return Theme::of(Theme::palette(scheme));
    }
    static void check(const QColor &front, const QColor &ground, double least)
    {
        const double is = contrast(front, ground);
        QVERIFY2(is >= least,
                 qPrintable(u"%1 on %2: %3"_s.arg(front.name(), ground.name()).arg(is)));
    }
};

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestThemeContrast)
#include "tst_themecontrast.moc"
