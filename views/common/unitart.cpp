// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/unitart.h"

#include "views/common/theme.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QSvgRenderer>

#include <memory>

using namespace Qt::StringLiterals;

namespace configurator {

namespace {

// The drawings are written in the light theme's line and accent colours.
QByteArray recoloured(QByteArray svg, const Theme &theme)
{
    svg.replace("#56606d", theme.muted.name().toLatin1());
    svg.replace("#d9822b", theme.amberFill.name().toLatin1());
    svg.replace("#1d7a4c", theme.green.name().toLatin1());
    return svg;
}

// Drawn hundreds of times a second while a list scrolls, so parsed once a name and theme.
QSvgRenderer *rendererFor(const QString &picture, const QPalette &palette)
{
    static QHash<QString, std::shared_ptr<QSvgRenderer>> cache;
    const QString key = picture + (Theme::isDark(palette) ? u"-dark"_s : u"-light"_s);
    if (!cache.contains(key)) {
        QFile file(u":/icons/unit-%1.svg"_s.arg(picture));
        if (!file.open(QIODevice::ReadOnly))
            file.setFileName(u":/icons/unit-unknown.svg"_s);
        if (file.isOpen() || file.open(QIODevice::ReadOnly))
            cache[key]
                = std::make_shared<QSvgRenderer>(recoloured(file.readAll(), Theme::of(palette)));
    }
    return cache.value(key).get();
}

} // namespace

void paintUnit(QPainter *painter, const QRectF &box, const QString &picture,
               const QPalette &palette)
{
    QSvgRenderer *renderer = rendererFor(picture, palette);
    if (!renderer || !renderer->isValid())
        return;
    const QSizeF size = QSizeF(renderer->defaultSize()).scaled(box.size(), Qt::KeepAspectRatio);
    renderer->render(painter,
                     QRectF(box.center() - QPointF(size.width(), size.height()) / 2, size));
}

} // namespace configurator
