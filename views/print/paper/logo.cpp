// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/paper/logo.h"
#include "views/common/viewtext.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostBytes = qsizetype {4} << 20;
constexpr int mostPixels = 8'000;

Error broken()
{
    return Error {
        ViewText::tr("The shop's logo can't be read, so it is not printed. It has to be a PNG "
                     "or SVG picture.")};
}

Result<QImage> imageFrom(const QByteArray &bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    QImageReader reader(&buffer, "png");
    const QSize size = reader.size();
    if (size.width() > mostPixels || size.height() > mostPixels)
        return Error {
            ViewText::tr("The shop's logo has %1 × %2 pixels, so it is not printed. It has to "
                         "have at most %3 a side.")
                .arg(size.width())
                .arg(size.height())
                .arg(mostPixels)};
    QImage image = reader.read();
    if (image.isNull())
        return broken();
    return image;
}

// A picture inside the drawing has to be in the file itself.
bool refersToFiles(const QXmlStreamAttributes &attributes)
{
    for (const QXmlStreamAttribute &attribute : attributes) {
        const QStringView value = attribute.value().trimmed();
        if (attribute.name() == "href"_L1 && !value.startsWith(u"data:") && !value.startsWith(u'#'))
            return true;
    }
    return false;
}

Done checkSvg(const QByteArray &bytes)
{
    QXmlStreamReader reader(bytes);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == "image"_L1
            && refersToFiles(reader.attributes()))
            return Error {
                ViewText::tr("The shop's logo refers to other files, so it is not printed. An "
                             "SVG has to have all its pictures inside.")};
    }
    if (reader.hasError())
        return broken();
    return done();
}

Result<std::shared_ptr<QSvgRenderer>> svgFrom(const QByteArray &bytes)
{
    if (const Done check = checkSvg(bytes); !check)
        return Error {check.error()};
    auto svg = std::make_shared<QSvgRenderer>(bytes);
    if (!svg->isValid() || svg->viewBoxF().isEmpty())
        return broken();
    svg->setAspectRatioMode(Qt::KeepAspectRatio);
    return svg;
}

} // namespace

Result<Logo> Logo::from(const QByteArray &bytes)
{
    if (bytes.size() > mostBytes)
        return Error {ViewText::tr(
            "The shop's logo is larger than 4 MiB, so it is not printed. Make it smaller.")};
    Logo logo;
    if (bytes.startsWith("\x89PNG")) {
        Result<QImage> image = imageFrom(bytes);
        if (!image)
            return Error {image.error()};
        logo.m_image = std::move(image).value();
        return logo;
    }
    const Result<std::shared_ptr<QSvgRenderer>> svg = svgFrom(bytes);
    if (!svg)
        return Error {svg.error()};
    logo.m_svg = *svg;
    return logo;
}

QSizeF Logo::sizeWithin(QSizeF box) const
{
    const QSizeF own = m_svg ? m_svg->viewBoxF().size() : QSizeF(m_image.size());
    return own.scaled(box, Qt::KeepAspectRatio);
}

// No finer than the paper: pixels beyond its resolution would only make the file larger.
void Logo::draw(QPainter &painter, const QRectF &target) const
{
    if (m_svg) {
        m_svg->render(&painter, target);
        return;
    }
    const QSize size = target.size().toSize();
    const bool isFiner = m_image.width() > size.width();
    painter.drawImage(target,
                      isFiner ? m_image.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                              : m_image);
}

} // namespace configurator
