// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "import/gguf/bytereader.h"
#include "import/gguf/gguf.h"

#include <QSet>

namespace configurator {

// Reads the header, the metadata and the tensor table of one file; the first fault ends it. Every
// step gives false after it has told what is wrong.
class GgufReader
{
public:
    GgufReader(QIODevice &device, QString name);
    Result<GgufFile> read();

private:
    bool fail(const QString &sentence); // "FILE, FIELD: SENTENCE"
    bool failAtEnd();
    bool isHeaderTooLong();

    bool readHeader();
    bool readVersion();
    bool readCounts();
    bool checkCount(quint64 count, quint64 most, qint64 leastBytes, const QString &sentence);

    // ggufvalues.cpp
    bool readMetadata();
    bool readEntry(quint64 number);
    bool readKey(QString &key, quint64 number);
    bool readValue(GgufValue &value, quint32 type);
    bool readNumber(GgufValue &value, quint32 type);
    bool readText(GgufValue &value);
    bool readList(GgufValue &value);
    bool readListHead(quint32 &type, quint64 &count);
    bool keepItems(GgufValue &value, quint32 type);
    bool skipItems(quint32 type, quint64 count, int depth);
    bool skipText();

    // gguftensors.cpp
    bool readAlignment();
    bool readTensors();
    bool readTensor(quint64 number);
    bool readTensorName(GgufTensor &tensor, quint64 number);
    bool readShape(GgufTensor &tensor);
    bool readType(GgufTensor &tensor);
    bool readPlace(GgufTensor &tensor);
    bool checkPlaces();
    bool checkPlace(const GgufTensor &tensor, const GgufTensor *before);

    QString m_name;
    QString m_field;
    QString m_error;
    ByteReader m_bytes;
    GgufFile m_file;
    quint64 m_tensorCount = 0;
    quint64 m_entryCount = 0;
    quint64 m_alignment = 32;
    QSet<QString> m_tensorNames;
};

} // namespace configurator
