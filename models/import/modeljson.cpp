// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/modeljson.h"

#include "common/jsonreader.h"
#include "import/importtext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <optional>
#include <vector>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// After the text that begins with a quote at `start`; the end where it is not closed.
qsizetype endOfText(const QByteArray &text, qsizetype start)
{
    for (qsizetype i = start + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return i + 1;
    }
    return text.size();
}

// The word of Python's that stands at `place`; empty where there is none.
QByteArray foreignWord(const QByteArray &text, qsizetype place)
{
    const QByteArrayView rest = QByteArrayView(text).sliced(place);
    for (const char *word : {"NaN", "Infinity", "-Infinity"}) {
        if (rest.startsWith(word))
            return word;
    }
    return {};
}

bool mayBeginForeignWord(char letter)
{
    return letter == 'N' || letter == 'I' || letter == '-';
}

QByteArray withoutForeignWords(const QByteArray &text)
{
    QByteArray result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size();) {
        if (text[i] == '"') {
            const qsizetype end = endOfText(text, i);
            result.append(QByteArrayView(text).sliced(i, end - i));
            i = end;
            continue;
        }
        const QByteArray word = mayBeginForeignWord(text[i]) ? foreignWord(text, i) : QByteArray();
        if (word.isEmpty()) {
            result.append(text[i++]);
            continue;
        }
        result += '"' + word + '"';
        i += word.size();
    }
    return result;
}

// Names with escapes are compared by what they stand for.
QString nameOf(const QByteArray &quoted)
{
    if (!quoted.contains('\\'))
        return QString::fromUtf8(quoted.sliced(1, quoted.size() - 2));
    return QJsonDocument::fromJson('[' + quoted + ']').array().at(0).toString();
}

// Walks over JSON that is known to be valid.
class DuplicateSearch
{
public:
    explicit DuplicateSearch(const QByteArray &text)
        : m_text(text)
    {
    }

    std::optional<QString> find()
    {
        for (qsizetype i = 0; i < m_text.size();) {
            if (m_text[i] != '"') {
                takeMark(m_text[i++]);
                continue;
            }
            const qsizetype end = endOfText(m_text, i);
            if (isName() && !addName(nameOf(m_text.sliced(i, end - i))))
                return m_levels.back().last;
            i = end;
        }
        return {};
    }

private:
    struct Level
    {
        bool isObject = false;
        bool isNameNext = false;
        QString last;
        QSet<QString> names;
    };

    void takeMark(char mark)
    {
        if (mark == '{' || mark == '[')
            m_levels.push_back({mark == '{', mark == '{', {}, {}});
        else if (mark == '}' || mark == ']')
            m_levels.pop_back();
        else if (mark == ',')
            m_levels.back().isNameNext = m_levels.back().isObject;
    }

    [[nodiscard]] bool isName() const { return !m_levels.empty() && m_levels.back().isNameNext; }

    bool addName(const QString &name)
    {
        Level &level = m_levels.back();
        level.isNameNext = false;
        level.last = name;
        const qsizetype before = level.names.size();
        level.names.insert(name);
        return level.names.size() > before;
    }

    const QByteArray &m_text;
    std::vector<Level> m_levels;
};

} // namespace

Result<QJsonObject> parseModelJson(const QByteArray &text, const QString &file)
{
    const QByteArray plain = withoutForeignWords(text);
    Result<QJsonObject> object = parseJsonObject(plain, file);
    if (!object)
        return object;
    if (const std::optional<QString> twice = DuplicateSearch(plain).find())
        return Error {
            ImportText::tr("%1, field %2: must stand in its object once, but is there twice.")
                .arg(file, twice->left(100))};
    return object;
}

} // namespace configurator
