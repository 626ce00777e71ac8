// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QWidget>

#include <functional>
#include <optional>

class QPushButton;

namespace configurator {

class LogoPreview;
class PlainLabel;

// The shop's logo as it is on paper, with buttons to choose another one and to take it away.
class LogoField : public QWidget
{
    Q_OBJECT

public:
    // A PNG or SVG file; nothing when the person thinks better of it.
    using PickFile = std::function<std::optional<QString>(QWidget *parent)>;
    static constexpr qint64 largest = 1'000'000; // bytes

    explicit LogoField(PickFile pickFile, QWidget *parent = nullptr);
    void setLogo(const QByteArray &logo);
    [[nodiscard]] const QByteArray &logo() const { return m_logo; } // PNG or SVG; empty: none

Q_SIGNALS:
    void edited();

private:
    QPushButton *createButton(const QString &text, const QString &name);
    void pick();
    void takeFile(const QString &path);
    void showLogo();
    void say(const QString &fault);

    PickFile m_pickFile;
    QByteArray m_logo;
    LogoPreview *m_preview;
    QPushButton *m_pick;
    QPushButton *m_remove;
    PlainLabel *m_fault;
};

} // namespace configurator
