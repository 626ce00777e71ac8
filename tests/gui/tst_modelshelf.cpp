// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/modelshelf.h"
#include "gui/session.h"
#include "support/realwindow.h"
#include "support/testmain.h"
#include "views/common/messagebar.h"

#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

// A person who answers at once, and remembers what was shown.
class Answers : public Prompts
{
public:
    std::optional<QString> file;
    std::optional<QString> name;
    std::optional<ModelWish> wish;
    std::vector<ModelReview> reviews;

    std::optional<QString> fileToOpen(QWidget *, const QString &, const QString &) override
    {
        return file;
    }
    std::optional<QString> fileToSave(QWidget *, const QString &, const QString &,
                                      const QString &) override
    {
        return {};
    }
    std::optional<QString> modelToAdd(QWidget *, const ModelReview &review) override
    {
        reviews.push_back(review);
        return name;
    }
    std::optional<QString> newName(QWidget *, const QString &) override { return name; }
    std::optional<ModelWish> wishAbout(QWidget *, const std::vector<AiModel> &) override
    {
        return wish;
    }
};

struct Shelf
{
    QTemporaryDir folder;
    RealWindow f;
    Answers answers;
    ModelShelf shelf {OwnModels(folder.path(), f.loaded.catalogue.models()), f.loaded.catalogue,
                      f.document, f.window, answers};
    Session session {f.document, f.window, answers, shelf, folder.path()};

    [[nodiscard]] QString message() const
    {
        QStringList texts;
        for (const QLabel *label :
             f.window.findChildren<MessageBar *>().first()->findChildren<QLabel *>())
            texts.append(label->text());
        return texts.join(u'\n');
    }
    QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }
    [[nodiscard]] QString config() const
    {
        return write(u"config.json"_s,
                     R"({"model_type": "qwen3", "hidden_size": 5120, "intermediate_size": 25600,
                         "num_attention_heads": 64, "num_key_value_heads": 8, "head_dim": 128,
                         "num_hidden_layers": 64, "vocab_size": 151936,
                         "max_position_embeddings": 40960})");
    }
};

} // namespace

class TestModelShelf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsBeforeItAdds()
    {
        Shelf s;
        s.session.take({s.config()}); // as dropped on the window
        QCOMPARE(s.answers.reviews.size(), 1U);
        QVERIFY(!s.answers.reviews.front().read.isEmpty());
        QVERIFY(!s.answers.reviews.front().missing.isEmpty());
        QVERIFY(s.answers.reviews.front().facts.contains(u"Layers: 64 × full attention"_s));
        QVERIFY(!QFile::exists(s.folder.filePath(u"own-models.json"_s)));
        QVERIFY(s.f.document.build().choice.model.isEmpty());
    }

    void addsRenamesAndRemoves()
    {
        Shelf s;
        s.answers.file = s.config();
        s.answers.name = u"Mine & <b>only</b>"_s;
        Q_EMIT s.f.window.addModelAsked();
        const AiModel *model = s.f.document.model();
        QVERIFY(model && model->isOwn);
        QCOMPARE(model->name, *s.answers.name);
        const QString id = model->id;
        s.answers.wish = ModelWish {ModelWish::Kind::Rename, id};
        s.answers.name = u"Another"_s;
        Q_EMIT s.f.window.ownModelsAsked();
        QCOMPARE(s.f.loaded.catalogue.model(id)->name, u"Another"_s);
        s.answers.wish = ModelWish {ModelWish::Kind::Remove, id};
        Q_EMIT s.f.window.ownModelsAsked();
        QVERIFY(!s.f.loaded.catalogue.model(id));
        QCOMPARE(s.f.document.assessment().fit.verdict, Verdict::Unknown);
        QCOMPARE(s.f.document.build().choice.model, id); // what was chosen is not lost
    }

    void badFilesAreSaidInTheWindow()
    {
        Shelf s;
        s.session.take({s.write(u"broken.gguf"_s, "GGUF")});
        QVERIFY2(s.message().contains(u"broken.gguf"_s), qPrintable(s.message()));
        QCOMPARE(s.answers.reviews.size(), 0U);
        s.session.take({s.write(u"a.json"_s, "{}"), s.write(u"b.json"_s, "{}")});
        QVERIFY2(s.message().contains(u"Drop one build"_s), qPrintable(s.message()));
    }

    void aBuildIsStillABuild()
    {
        Shelf s;
        s.session.take({s.write(u"b.json"_s,
                                R"({"version": 1, "items": [{"unit": "rtx-5090", "count": 3}]})")});
        QCOMPARE(s.f.document.build().items.size(), 1U);
        QCOMPARE(s.answers.reviews.size(), 0U);
    }
};

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestModelShelf)
#include "tst_modelshelf.moc"
