// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/bench.h"

#include "import/ggufbytes.h"
#include "import/modelimport.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

namespace configurator::bench {

namespace {

using test::GgufBytes;

// Both have the same metadata, with a tokenizer's long lists, and as many tensors.
GgufBytes model(quint64 columns, quint64 rows)
{
    GgufBytes bytes;
    bytes.set("general.architecture", QByteArray("llama")).set("general.file_type", 1);
    bytes.set("llama.block_count", 64).set("llama.embedding_length", 64);
    bytes.set("llama.attention.head_count", 8).set("llama.attention.head_count_kv", 2);
    bytes.set("llama.context_length", 131072).texts("tokenizer.ggml.tokens", 32'000);
    bytes.tensor("token_embd.weight", {64, 100});
    for (int i = 0; i < 64; ++i)
        bytes.tensor("blk." + QByteArray::number(i) + ".ffn_up.weight", {columns, rows});
    return bytes;
}

// The tensor data is a hole, which takes no place on the disk.
bool write(const QString &path, const GgufBytes &bytes)
{
    QFile file(path);
    const QByteArray head = bytes.head();
    return file.open(QIODevice::WriteOnly) && file.write(head) == head.size()
        && file.resize(head.size() + bytes.dataSize());
}

double importTime(const QString &path)
{
    std::vector<double> times;
    for (int i = 0; i < 21; ++i) {
        QElapsedTimer timer;
        timer.start();
        const Result<ImportedModel> imported = importModel({path});
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        if (!imported)
            std::printf("import failed: %s\n", qPrintable(imported.error()));
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

} // namespace

void timeImport()
{
    const QTemporaryDir folder;
    const QString small = folder.filePath(QStringLiteral("small.gguf"));
    const QString large = folder.filePath(QStringLiteral("large.gguf"));
    if (!write(small, model(64, 64)) || !write(large, model(1 << 16, 1 << 17))) {
        std::printf("import: no file of 1 TiB can be made in %s\n", qPrintable(folder.path()));
        return;
    }
    const double smallTime = importTime(small);
    const double largeTime = importTime(large);
    std::printf("import of a GGUF: %.2f ms at %.1f MiB, %.2f ms at %.2f TiB, ratio %.2f\n",
                smallTime, static_cast<double>(QFile(small).size()) / (1 << 20), largeTime,
                static_cast<double>(QFile(large).size()) / static_cast<double>(qint64 {1} << 40),
                largeTime / smallTime);
}

} // namespace configurator::bench
