// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/lastbuild.h"
#include "common/wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

class LastBuildText
{
    Q_DECLARE_TR_FUNCTIONS(lastbuild)
};

constexpr int mostBuildsKept = 1'000;

// The first free name, so that nothing that was set aside before is overwritten.
QString freeName(const QDir &folder)
{
    for (int number = 1; number <= mostBuildsKept; ++number) {
        const QString path = folder.filePath(u"last-build.broken-%1.json"_s.arg(number));
        if (!isPathTaken(path))
            return path;
    }
    return {};
}

// Where it is now, or empty when it could not be moved.
QString setBuildAside(const QString &path)
{
    const QString name = freeName(QFileInfo(path).absoluteDir());
    return !name.isEmpty() && QFile::rename(path, name) ? name : QString();
}

} // namespace

LastBuild::LastBuild(const QString &folder)
    : m_path(QDir(folder).filePath(u"last-build.json"_s))
{
}

Result<Build> LastBuild::restore()
{
    m_isBlocked = false;
    if (!isPathTaken(m_path))
        return Build {};
    Result<Build> build = loadBuild(m_path);
    if (build)
        return build;
    const QString kept = setBuildAside(m_path);
    m_isBlocked = kept.isEmpty();
    if (m_isBlocked)
        return Error {LastBuildText::tr("The build of the last session can't be read, and its file "
                                        "can't be renamed either, so builds are not kept now. %1")
                          .arg(build.error())};
    return Error {LastBuildText::tr("The build of the last session can't be read. Its file is kept "
                                    "as %1. %2")
                      .arg(QDir::toNativeSeparators(kept), build.error())};
}

Done LastBuild::keep(const Build &build)
{
    if (m_isBlocked)
        return Error {LastBuildText::tr("The build is not kept: %1 can't be read and is not "
                                        "overwritten.")
                          .arg(QDir::toNativeSeparators(m_path))};
    const QString folder = QFileInfo(m_path).absolutePath();
    if (!QDir().mkpath(folder))
        return Error {LastBuildText::tr("The build is not kept: the folder %1 can't be made.")
                          .arg(QDir::toNativeSeparators(folder))};
    return saveBuild(build, m_path);
}

} // namespace configurator
