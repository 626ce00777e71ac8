// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/keyboard/keybutton.h"

#include "views/common/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QTouchEvent>

namespace configurator {

namespace {

constexpr int repeatAfter = 450; // milliseconds
constexpr int repeatEvery = 70;
constexpr int inset = 8; // between a key's edge and its words

struct KeyColours
{
    QColor fill;
    QColor line;
    QColor text;
};

KeyColours coloursOf(const KeyButton &key)
{
    const Theme &theme = Theme::of(&key);
    const KeyAction action = key.spec().action;
    if (action == KeyAction::Finish || key.isChecked())
        return {theme.accent, theme.accent, theme.onAccent};
    if (key.isDown())
        return {theme.accentSoft, theme.accent, theme.text};
    const bool isLetter = action == KeyAction::Type || action == KeyAction::Space;
    return {isLetter ? theme.surface : theme.window, theme.border, theme.text};
}

// An arrow up, hollow, as on every keyboard.
QPainterPath shiftSign()
{
    QPainterPath path;
    path.addPolygon(
        QPolygonF {{0, -9}, {9, 0}, {4, 0}, {4, 8}, {-4, 8}, {-4, 0}, {-9, 0}, {0, -9}});
    return path;
}

// A tag that points to the left, with a cross in it.
QPainterPath backspaceSign()
{
    QPainterPath path;
    path.addPolygon(QPolygonF {{-13, 0}, {-5, -8}, {12, -8}, {12, 8}, {-5, 8}, {-13, 0}});
    path.moveTo(-1, -3.5);
    path.lineTo(6, 3.5);
    path.moveTo(6, -3.5);
    path.lineTo(-1, 3.5);
    return path;
}

void drawSign(QPainter &painter, const KeyButton &key, const QPainterPath &sign,
              const QColor &colour)
{
    const qreal scale = qBound(1.0, key.fontMetrics().height() / 20.0, key.height() / 34.0);
    painter.save();
    painter.translate(QRectF(key.rect()).center());
    painter.scale(scale, scale);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(sign);
    painter.restore();
}

} // namespace

KeyButton::KeyButton(KeySpec spec, QWidget *parent)
    : QAbstractButton(parent)
    , m_spec(std::move(spec))
{
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setCheckable(m_spec.action == KeyAction::Shift);
    setAutoRepeat(m_spec.action == KeyAction::Backspace);
    setAutoRepeatDelay(repeatAfter);
    setAutoRepeatInterval(repeatEvery);
}

void KeyButton::label(const QString &text, const QString &name)
{
    setText(QString(text).replace(u'&', QStringLiteral("&&")));
    setAccessibleName(name);
    update();
}

QSize KeyButton::sizeHint() const
{
    return {48, 60};
}

bool KeyButton::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        event->setAccepted(touched(*static_cast<QTouchEvent *>(event)));
        return event->isAccepted();
    case QEvent::TouchCancel:
        setDown(false);
        return true;
    default:
        return QAbstractButton::event(event);
    }
}

bool KeyButton::touched(const QTouchEvent &event)
{
    if (event.points().isEmpty())
        return false;
    const bool isInside = rect().contains(event.points().constFirst().position().toPoint());
    if (event.type() != QEvent::TouchEnd) {
        if (isDown() != isInside)
            setDown(isInside); // also begins and ends repeating
        return true;
    }
    const bool isPressed = isDown() && isInside;
    setDown(false);
    if (isPressed)
        click();
    return true;
}

void KeyButton::drawText(QPainter &painter, const QColor &colour)
{
    const QString shown = QString(text()).replace(QStringLiteral("&&"), QStringLiteral("&"));
    const bool isLetter = m_spec.action == KeyAction::Type;
    QFont sized = fontSized(font(), isLetter ? 1.2 : 1.0, QFont::Medium);
    const int room = width() - 2 * inset;
    const int needed = QFontMetrics(sized).horizontalAdvance(shown);
    if (needed > room) // words at large text sizes
        sized = fontSized(sized, qreal(room) / needed);
    painter.setFont(sized);
    painter.setPen(colour);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, shown);
}

void KeyButton::paintEvent(QPaintEvent * /*event*/)
{
    const KeyColours colours = coloursOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours.line);
    painter.setBrush(colours.fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::smallRadius,
                            metrics::smallRadius);
    if (m_spec.action == KeyAction::Shift)
        drawSign(painter, *this, shiftSign(), colours.text);
    else if (m_spec.action == KeyAction::Backspace)
        drawSign(painter, *this, backspaceSign(), colours.text);
    else
        drawText(painter, colours.text);
}

} // namespace configurator
