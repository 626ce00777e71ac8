// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"
#include "storage/ownmodels.h"
#include "views/common/prompts.h"

#include <QObject>

namespace configurator {

class BuildDocument;
class MainWindow;

// The person's own AI models in the window: read from their files, shown, added, renamed, removed.
class ModelShelf : public QObject
{
    Q_OBJECT

public:
    ModelShelf(OwnModels store, Catalogue &catalogue, BuildDocument &document, MainWindow &window,
               Prompts &prompts, QObject *parent = nullptr);

    // Whether these look like the files of one AI model rather than a build.
    static bool takes(const QStringList &paths);
    void add(const QStringList &paths);
    void manage();

private:
    void askForFiles();
    void rename(const QString &id);
    void remove(const QString &id);
    void reload();
    void tell(const Done &done, const QString &success);

    OwnModels m_store;
    Catalogue &m_catalogue;
    BuildDocument &m_document;
    MainWindow &m_window;
    Prompts &m_prompts;
};

} // namespace configurator
