// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace configurator {

// A whole sentence (or several, one a line) for the person at the counter.
struct Error
{
    QString text;
    bool operator==(const Error &) const = default;
};

// A value, or the sentence that says why there is none. Never both.
template <typename T>
class [[nodiscard]] Result
{
public:
    Result(T value) // NOLINT(google-explicit-constructor): a value is a result
        : m_state(std::move(value))
    {
    }
    Result(Error error) // NOLINT(google-explicit-constructor): so is an error
        : m_state(std::move(error))
    {
    }

    [[nodiscard]] bool isOk() const { return m_state.index() == 0; }
    explicit operator bool() const { return isOk(); }
    [[nodiscard]] const T &value() const & { return std::get<0>(m_state); }
    [[nodiscard]] T &&value() && { return std::get<0>(std::move(m_state)); }
    const T &operator*() const & { return value(); }
    const T *operator->() const { return &value(); }
    [[nodiscard]] QString error() const { return isOk() ? QString() : std::get<1>(m_state).text; }

private:
    std::variant<T, Error> m_state;
};

using Done = Result<std::monostate>;
inline Done done()
{
    return std::monostate {};
}

} // namespace configurator
