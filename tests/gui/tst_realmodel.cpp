// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/modelshelf.h"
#include "support/realwindow.h"
#include "support/testmain.h"

#include <QFile>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// A model from its own file, by hand: the button, the system's file dialog, the review, the
// verdict.
class TestRealModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsAModelByHand()
    {
        QTemporaryDir folder;
        QFile config(folder.filePath(u"config.json"_s));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write(R"({"model_type": "llama", "hidden_size": 4096, "intermediate_size": 14336,
                         "num_attention_heads": 32, "num_key_value_heads": 8,
                         "num_hidden_layers": 32, "vocab_size": 128256,
                         "max_position_embeddings": 131072})");
        config.close();

        RealWindow f;
        FileDialogs dialogs;
        const ModelShelf shelf(OwnModels(folder.path(), f.loaded.catalogue.models()),
                               f.loaded.catalogue, f.document, f.window, dialogs);
        QVERIFY(QTest::qWaitForWindowExposed(&f.window));
        VERIFY_OK(f.document.add(u"rtx-5090"_s));
        QWidget *add = f.named(u"Add a model…"_s);
        QVERIFY(add);
        // One row of steps, since each dialog keeps the window waiting until it is closed.
        QVERIFY(xdotool(at(centre(add))
                        << u"click"_s << u"1"_s << u"sleep"_s << u"1.5"_s << u"type"_s
                        << u"--args"_s << u"1"_s << config.fileName() << u"key"_s << u"Return"_s
                        << u"sleep"_s << u"1.5"_s << u"key"_s << u"Return"_s));
        QTRY_VERIFY(f.document.model() && f.document.model()->isOwn);
        QCOMPARE(f.document.model()->layerCount(), 32);
        QVERIFY(QFile::exists(folder.filePath(u"own-models.json"_s)));
        QTRY_VERIFY(f.named(u"Your models…"_s));
    }
};

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealModel)
#include "tst_realmodel.moc"
