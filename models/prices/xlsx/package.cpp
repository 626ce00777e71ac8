// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/xlsx/package.h"
#include "prices/pricestext.h"

#include <algorithm>

#include <zip.h>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestGrowth = 100; // times; a workbook's parts grow ten to twenty times
constexpr qint64 smallestRoom = qint64 {1} << 20; // bytes; of a small archive too
constexpr qint64 largestRoom = qint64 {256} << 20;
constexpr qint64 mostParts = 10'000;

struct CloseFile
{
    void operator()(zip_file_t *file) const { zip_fclose(file); }
};

zip_t *opened(const QByteArray &bytes)
{
    const auto size = static_cast<zip_uint64_t>(bytes.size());
    zip_source_t *source = zip_source_buffer_create(bytes.constData(), size, 0, nullptr);
    if (!source)
        return nullptr;
    zip_t *archive = zip_open_from_source(source, ZIP_RDONLY, nullptr);
    if (!archive)
        zip_source_free(source);
    return archive;
}

} // namespace

void Package::Close::operator()(zip *archive) const
{
    zip_discard(archive);
}

Package::Package(QByteArray bytes, QString file)
    : m_bytes(std::move(bytes))
    , m_file(std::move(file))
    , m_room(std::clamp(m_bytes.size() * largestGrowth, smallestRoom, largestRoom))
    , m_archive(opened(m_bytes))
{
}

Result<Package> Package::open(const QByteArray &bytes, const QString &file)
{
    Package package(bytes, file);
    if (!package.m_archive)
        return Error {
            PricesText::tr("%1 is damaged: it begins like a workbook, but its archive can't be "
                           "read. Get the file again.")
                .arg(file)};
    if (zip_get_num_entries(package.m_archive.get(), 0) > mostParts)
        return Error {
            PricesText::tr("%1 has too many parts for a workbook, and is not read.").arg(file)};
    return package;
}

Error Package::fault(const QString &part, const QString &sentence) const
{
    return {"%1, %2: %3"_L1.arg(m_file, part, sentence)};
}

Result<QByteArray> Package::part(const QString &name)
{
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat(m_archive.get(), name.toUtf8().constData(), 0, &stat) != 0)
        return fault(name,
                     PricesText::tr("this part of the workbook is missing. Get the file again."));
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE)
        return fault(
            name,
            PricesText::tr("this part is protected by a password. Save the workbook without one "
                           "and try again."));
    const bool isKnown = (stat.valid & ZIP_STAT_SIZE) != 0;
    if (!isKnown || stat.size > static_cast<zip_uint64_t>(m_room))
        return fault(name, PricesText::tr("this part is too large to be read."));
    return read(name, static_cast<qint64>(stat.size));
}

// What the archive says of the size is checked: it may say anything.
Result<QByteArray> Package::read(const QString &name, qint64 size)
{
    const std::unique_ptr<zip_file_t, CloseFile> file(
        zip_fopen(m_archive.get(), name.toUtf8().constData(), 0));
    QByteArray bytes(size, Qt::Uninitialized);
    qint64 done = 0;
    while (file && done < size) {
        const auto wanted = static_cast<zip_uint64_t>(size - done);
        const qint64 got = zip_fread(file.get(), bytes.data() + done, wanted);
        if (got <= 0)
            break;
        done += got;
    }
    char beyond = 0;
    // Reading past the end makes libzip compare the checksum.
    if (!file || done != size || zip_fread(file.get(), &beyond, 1) != 0)
        return fault(name,
                     PricesText::tr("this part of the workbook is damaged. Get the file again."));
    m_room -= size;
    return bytes;
}

} // namespace configurator
