// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogueloader.h"
#include "quote/profile.h"
#include "storage/lastbuild.h"
#include "views/common/prompts.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace configurator {

class BuildDocument;
class MainWindow;
class ModelShelf;

// What stands between the window and the disk: opens and saves builds, writes PDFs, and keeps the
// open build, so that it returns after a crash or a kill.
class Session : public QObject
{
    Q_OBJECT

public:
    Session(BuildDocument &document, MainWindow &window, Prompts &prompts, ModelShelf &models,
            const QString &dataFolder, QObject *parent = nullptr);
    ~Session() override;

    // The shop's settings as they are when a quote is printed.
    void useProfile(std::function<ShopProfile()> profile) { m_profile = std::move(profile); }

    // The last session's build, or the named file. What is wrong is said in the window.
    void begin(const QString &buildFile, const QStringList &catalogueFaults);
    void open(const QString &path);
    // Files from outside: a build, or the files of one AI model.
    void take(const QStringList &paths);
    void save();
    void exportPdf();
    // Builds from files, set aside to be compared.
    void addToComparison(const QStringList &paths);
    void exportComparison();

Q_SIGNALS:
    void quoteFileFound(const QString &path);

private:
    void askToOpen();
    void askToCompare();
    void keep();
    void say(const QString &sentence);

    BuildDocument &m_document;
    MainWindow &m_window;
    Prompts &m_prompts;
    ModelShelf &m_models;
    LastBuild m_lastBuild;
    std::function<ShopProfile()> m_profile = [] { return ShopProfile(); };
    QTimer m_keepSoon;
    bool m_hasFailedToKeep = false;
};

} // namespace configurator
