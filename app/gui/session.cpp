// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/session.h"

#include "gui/modelshelf.h"
#include "build/file/buildfile.h"
#include "common/jsonreader.h"
#include "items/builddocument.h"
#include "items/compareshelf.h"
#include "quote/frombuild/makequote.h"
#include "quote/file/quotefile.h"
#include "quote/print/quotesheet.h"
#include "views/build/buildpage.h"
#include "views/common/messagebar.h"
#include "views/mainwindow.h"
#include "views/print/comparepdf.h"
#include "views/print/quotepdf.h"

#include <QDate>
#include <QFileInfo>

namespace configurator {

namespace {
// Soon enough that a kill loses nothing that a person would miss, late enough for a pressed "+".
constexpr int keepAfterMs = 200;
} // namespace

Session::Session(BuildDocument &document, MainWindow &window, Prompts &prompts, ModelShelf &models,
                 const QString &dataFolder, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_window(window)
    , m_prompts(prompts)
    , m_models(models)
    , m_lastBuild(dataFolder)
{
    m_keepSoon.setSingleShot(true);
    m_keepSoon.setInterval(keepAfterMs);
    connect(&m_keepSoon, &QTimer::timeout, this, &Session::keep);
    connect(&window, &MainWindow::openAsked, this, &Session::askToOpen);
    connect(&window, &MainWindow::saveAsked, this, &Session::save);
    connect(&window, &MainWindow::pdfAsked, this, &Session::exportPdf);
    connect(&window, &MainWindow::filesDropped, this, &Session::take);
    connect(&window, &MainWindow::comparedFileAsked, this, &Session::askToCompare);
    connect(&window, &MainWindow::comparedFilesDropped, this, &Session::addToComparison);
    connect(&window, &MainWindow::comparisonPdfAsked, this, &Session::exportComparison);
}

Session::~Session()
{
    if (m_keepSoon.isActive())
        keep();
}

void Session::begin(const QString &buildFile, const QStringList &catalogueFaults)
{
    QStringList sentences = catalogueFaults;
    const Result<Build> last = m_lastBuild.restore();
    if (last)
        m_document.start(*last);
    else
        sentences << last.error();
    if (!buildFile.isEmpty()) {
        const Result<Build> asked = loadBuild(buildFile);
        if (asked)
            m_document.replace(*asked, tr("Open %1").arg(QFileInfo(buildFile).fileName()));
        else
            sentences << asked.error();
    }
    if (!sentences.isEmpty())
        say(sentences.join(u'\n'));
    connect(&m_document, &BuildDocument::assessmentChanged, &m_keepSoon,
            qOverload<>(&QTimer::start));
    if (!buildFile.isEmpty())
        m_keepSoon.start();
}

void Session::askToOpen()
{
    const auto path = m_prompts.fileToOpen(&m_window, tr("Open a build"), tr("Builds (*.json)"));
    if (path)
        open(*path);
}

void Session::open(const QString &path)
{
    const Result<Build> build = loadBuild(path);
    if (build)
        return m_document.replace(*build, tr("Open %1").arg(QFileInfo(path).fileName()));
    const Result<QByteArray> json = readFile(path, quoteFileLimit);
    if (json && looksLikeQuote(*json))
        Q_EMIT quoteFileFound(path);
    else
        say(build.error());
}

void Session::take(const QStringList &paths)
{
    if (ModelShelf::takes(paths))
        m_models.add(paths);
    else if (paths.size() == 1)
        open(paths.first());
    else
        say(tr("These are %1 files, and no model that is known here is among them. Drop one build, "
               "or the files of one AI model.")
                .arg(paths.size()));
}

void Session::save()
{
    const auto path = m_prompts.fileToSave(&m_window, tr("Save this build"),
                                           QStringLiteral("build.json"), tr("Builds (*.json)"));
    if (!path)
        return;
    const Done saved = saveBuild(m_document.build(), *path);
    if (saved)
        m_window.messages()->say(tr("Saved as %1.").arg(*path), Surface::Tone::Good);
    else
        say(saved.error());
}

void Session::exportPdf()
{
    const auto path = m_prompts.fileToSave(&m_window, tr("Export the quote as PDF"),
                                           QStringLiteral("quote.pdf"), tr("PDF files (*.pdf)"));
    if (!path)
        return;
    // The quote takes the catalogue's currency.
    const Result<QuoteSheet> sheet = quoteSheet(
        quoteOf(m_document.catalogue(), m_document.build(), m_profile(), QDate::currentDate()));
    const Done written = sheet ? writeQuotePdf(*sheet, *path) : Done(Error {sheet.error()});
    if (written)
        m_window.messages()->say(tr("The quote is written to %1.").arg(*path), Surface::Tone::Good);
    else
        say(written.error());
}

void Session::askToCompare()
{
    const auto path
        = m_prompts.fileToOpen(&m_window, tr("Add a build to compare"), tr("Builds (*.json)"));
    if (path)
        addToComparison({*path});
}

void Session::addToComparison(const QStringList &paths)
{
    QStringList refusals;
    for (const QString &path : paths) {
        const Result<Build> build = loadBuild(path);
        if (!build) {
            refusals << build.error();
            continue;
        }
        if (const Done added = m_window.compareShelf().add(*build); !added)
            refusals << tr("%1: %2", "file, why it is refused")
                            .arg(QFileInfo(path).fileName(), added.error());
    }
    if (!refusals.isEmpty())
        say(refusals.join(u'\n'));
}

void Session::exportComparison()
{
    const SideBySide table
        = sideBySide(m_document.catalogue(), m_window.compareShelf().builds(), m_document.region());
    if (!table.isComparison()) {
        say(tr("A comparison needs two builds. Add another build first."));
        return;
    }
    const auto path
        = m_prompts.fileToSave(&m_window, tr("Export the comparison as PDF"),
                               QStringLiteral("comparison.pdf"), tr("PDF files (*.pdf)"));
    if (!path)
        return;
    const Done written = writeComparisonPdf(table, QDate::currentDate(), *path);
    if (written)
        m_window.messages()->say(tr("The comparison is written to %1.").arg(*path),
                                 Surface::Tone::Good);
    else
        say(written.error());
}

void Session::keep()
{
    const Done kept = m_lastBuild.keep(m_document.build());
    // Said once: a full disk would otherwise speak at every step.
    if (!kept && !m_hasFailedToKeep)
        say(kept.error());
    m_hasFailedToKeep = !kept.isOk();
}

void Session::say(const QString &sentence)
{
    m_window.messages()->say(sentence);
}

} // namespace configurator
