// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/keyboard/onscreenkeyboard.h"

#include "views/common/theme.h"
#include "views/kiosk/keyboard/keybutton.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int gap = 8; // between keys
constexpr int margin = 12; // around them
constexpr int leastUnit = 48; // of a letter's width
constexpr int mostUnit = 92;
constexpr int leastHeight = 60;
constexpr int roomAroundLetter = 26; // of a letter, above and below it together

// A letter's width, where all layouts fit.
int unitFor(int width)
{
    const int columns = widestRow / 2;
    return qBound(leastUnit, (width - 2 * margin + gap) / columns - gap, mostUnit);
}

int widthOf(int halves, int unit)
{
    return halves * (unit + gap) / 2 - gap;
}

// Key codes as a keyboard has them: those of Latin letters, digits and signs are their capitals.
void send(QWidget &target, int key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    QKeyEvent press(QEvent::KeyPress, key, modifiers, text);
    QCoreApplication::sendEvent(&target, &press);
    QKeyEvent release(QEvent::KeyRelease, key, modifiers, text);
    QCoreApplication::sendEvent(&target, &release);
}

QString nameOf(KeyAction action)
{
    switch (action) {
    case KeyAction::Shift:
        return OnScreenKeyboard::tr("Shift");
    case KeyAction::Backspace:
        return OnScreenKeyboard::tr("Backspace");
    case KeyAction::Space:
        return OnScreenKeyboard::tr("Space");
    case KeyAction::OtherLetters:
        return OnScreenKeyboard::tr("Other letters");
    case KeyAction::Signs:
        return OnScreenKeyboard::tr("Digits and signs");
    case KeyAction::Letters:
        return OnScreenKeyboard::tr("Letters");
    case KeyAction::Finish:
        return OnScreenKeyboard::tr("Done");
    case KeyAction::Type:
        break;
    }
    return {};
}

// On the key, where the words of its name are too long.
QString shownOn(KeyAction action, KeyLayout letters)
{
    const QString latin = u"ABC"_s;
    const QString cyrillic = u"АБВ"_s;
    if (action == KeyAction::Signs)
        return u"123"_s;
    if (action == KeyAction::Letters)
        return letters == KeyLayout::Latin ? latin : cyrillic;
    if (action == KeyAction::OtherLetters)
        return letters == KeyLayout::Latin ? cyrillic : latin;
    return nameOf(action);
}

} // namespace

OnScreenKeyboard::OnScreenKeyboard(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("On-screen keyboard"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    for (const KeyLayout layout : {KeyLayout::Latin, KeyLayout::Cyrillic, KeyLayout::Signs})
        makeKeys(layout);
    setKeyLayout(KeyLayout::Latin);
}

void OnScreenKeyboard::makeKeys(KeyLayout layout)
{
    std::vector<std::vector<KeyButton *>> rows;
    for (const std::vector<KeySpec> &specs : keyRows(layout)) {
        std::vector<KeyButton *> row;
        for (const KeySpec &spec : specs) {
            auto *key = new KeyButton(spec, this);
            connect(key, &KeyButton::clicked, this, [this, key] { press(*key); });
            row.push_back(key);
        }
        rows.push_back(std::move(row));
    }
    m_keys.push_back(std::move(rows));
}

void OnScreenKeyboard::setKeyLayout(KeyLayout layout)
{
    m_layout = layout;
    m_isShifted = false;
    if (layout != KeyLayout::Signs)
        m_letters = layout;
    nameKeys();
    for (std::size_t each = 0; each < m_keys.size(); ++each)
        for (const std::vector<KeyButton *> &row : m_keys[each])
            for (KeyButton *key : row)
                key->setVisible(each == static_cast<std::size_t>(layout));
}

void OnScreenKeyboard::reset()
{
    setKeyLayout(KeyLayout::Latin);
}

// Of the layout in sight: letters by what they type now.
void OnScreenKeyboard::nameKeys()
{
    for (const std::vector<KeyButton *> &row : m_keys[static_cast<std::size_t>(m_layout)]) {
        for (KeyButton *key : row) {
            const KeySpec &spec = key->spec();
            const QString typed = m_isShifted ? spec.shifted() : spec.text;
            if (spec.action == KeyAction::Type)
                key->label(typed, typed);
            else
                key->label(shownOn(spec.action, m_letters), nameOf(spec.action));
            if (spec.action == KeyAction::Shift)
                key->setChecked(m_isShifted);
        }
    }
}

void OnScreenKeyboard::shift(bool isShifted)
{
    m_isShifted = isShifted;
    nameKeys();
}

void OnScreenKeyboard::press(KeyButton &key)
{
    const KeySpec &spec = key.spec();
    QWidget *target = window()->focusWidget();
    switch (spec.action) {
    case KeyAction::Shift:
        return shift(!m_isShifted);
    case KeyAction::OtherLetters:
        return setKeyLayout(m_letters == KeyLayout::Latin ? KeyLayout::Cyrillic : KeyLayout::Latin);
    case KeyAction::Signs:
        return setKeyLayout(KeyLayout::Signs);
    case KeyAction::Letters:
        return showLetters();
    case KeyAction::Finish:
        Q_EMIT doneAsked();
        return;
    case KeyAction::Backspace:
        if (target)
            send(*target, Qt::Key_Backspace, Qt::NoModifier, u"\b"_s);
        return;
    case KeyAction::Type:
    case KeyAction::Space:
        break;
    }
    const QString typed = m_isShifted ? spec.shifted() : spec.text;
    if (target)
        send(*target, spec.shifted().front().unicode(),
             m_isShifted ? Qt::ShiftModifier : Qt::NoModifier, typed);
    if (m_isShifted && spec.action == KeyAction::Type)
        shift(false);
}

int OnScreenKeyboard::keyHeight() const
{
    return qMax(leastHeight, fontMetrics().height() + roomAroundLetter);
}

int OnScreenKeyboard::heightForWidth(int /*width*/) const
{
    return 2 * margin + mostKeyRows * (keyHeight() + gap) - gap;
}

QSize OnScreenKeyboard::sizeHint() const
{
    const int width = widthOf(widestRow, mostUnit) + 2 * margin;
    return {width, heightForWidth(width)};
}

QSize OnScreenKeyboard::minimumSizeHint() const
{
    const int width = widthOf(widestRow, leastUnit) + 2 * margin;
    return {width, heightForWidth(width)};
}

void OnScreenKeyboard::placeKeys()
{
    const int height = keyHeight();
    for (int row = 0; row < mostKeyRows; ++row)
        placeRow(row, margin + row * (height + gap), height);
}

// The same row of every layout, each in the middle.
void OnScreenKeyboard::placeRow(int row, int y, int height)
{
    const int unit = unitFor(width());
    for (const std::vector<std::vector<KeyButton *>> &rows : m_keys) {
        int halves = 0;
        for (const KeyButton *key : rows[static_cast<std::size_t>(row)])
            halves += key->spec().halves;
        const int left = (width() - widthOf(halves, unit)) / 2;
        int before = 0;
        for (KeyButton *key : rows[static_cast<std::size_t>(row)]) {
            const int x = left + before * (unit + gap) / 2;
            before += key->spec().halves;
            key->setGeometry(x, y, left + widthOf(before, unit) - x, height);
        }
    }
}

void OnScreenKeyboard::resizeEvent(QResizeEvent * /*event*/)
{
    placeKeys();
}

void OnScreenKeyboard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        placeKeys();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

void OnScreenKeyboard::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.sunken);
    painter.fillRect(QRect(0, 0, width(), 1), theme.border);
}

// A press between the keys is nobody else's.
void OnScreenKeyboard::mousePressEvent(QMouseEvent *event)
{
    event->accept();
}

} // namespace configurator
