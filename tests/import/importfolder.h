// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ggufmodels.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace configurator::test {

// A safetensors file of so many data bytes, from its header's JSON.
inline QByteArray safetensors(const QByteArray &json, qsizetype dataBytes)
{
    QByteArray bytes;
    for (int i = 0; i < 8; ++i)
        bytes.append(static_cast<char>(json.size() >> (8 * i) & 0xff));
    return bytes + json + QByteArray(dataBytes, '\0');
}

// A folder that a test fills with the files of a model.
class ImportFolder
{
public:
    [[nodiscard]] QString path(const QString &name = {}) const
    {
        return name.isEmpty() ? m_folder.path() : m_folder.filePath(name);
    }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("A test file can't be written.");
        return path(name);
    }
    // With its tensor data as a hole.
    QString write(const QString &name, const GgufBytes &gguf) const
    {
        write(name, gguf.head());
        QFile file(path(name));
        if (!file.resize(gguf.head().size() + gguf.dataSize()))
            qFatal("A test file can't be resized.");
        return path(name);
    }

private:
    QTemporaryDir m_folder;
};

inline GgufBytes splitPart(quint32 number, quint32 count, const QByteArray &tensor)
{
    GgufBytes bytes;
    if (number == 0)
        bytes = GgufRecipe {"llama", sizes(2, 256, 512, 4, 2), {}, {}}.bytes();
    bytes.key("split.no", U16).raw(static_cast<quint16>(number));
    bytes.key("split.count", U16).raw(static_cast<quint16>(count));
    bytes.key("split.tensors.count", I32).raw(qint32 {4});
    return bytes.tensor(tensor, {256, 10});
}

} // namespace configurator::test
