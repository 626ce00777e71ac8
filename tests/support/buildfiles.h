// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/program.h"

#include <QTemporaryDir>

// Build files over the small catalogue, in a folder that goes away with the test.
namespace configurator::test {

inline constexpr char box[]
    = R"({"unit": "tower-4", "count": 1, "holds": [{"unit": "gpu-32", "count": 2}]})";
inline constexpr char bridged[]
    = R"({"unit": "gpu-24", "count": 2}, {"unit": "bridge-24", "count": 1})";
inline constexpr char llama[] = R"({"id": "llama-70b", "format": "Q4_K_M", "context": 8192,
                                    "users": 1, "engine": "llama.cpp"})";

class BuildFiles
{
public:
    // `items` are the entries of the list, `model` is an object or nothing.
    QString make(const QByteArray &items, const QByteArray &model = {})
    {
        const QByteArray choice = model.isEmpty() ? QByteArray() : ", \"model\": " + model;
        return write(m_folder.filePath(QStringLiteral("build%1.json").arg(++m_count)),
                     R"({"version": 1, "name": "Box", "items": [)" + items + "]" + choice + "}");
    }

private:
    QTemporaryDir m_folder;
    int m_count = 0;
};

} // namespace configurator::test
