// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/settings/logo/logofield.h"

#include "common/jsonreader.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/quotes/dialogs/settings/logo/logopreview.h"

#include <QDir>
#include <QHBoxLayout>
#include <QPushButton>

namespace configurator {

LogoField::LogoField(PickFile pickFile, QWidget *parent)
    : QWidget(parent)
    , m_pickFile(std::move(pickFile))
    , m_preview(new LogoPreview(this))
    , m_pick(createButton(tr("Choose"), tr("Choose a logo")))
    , m_remove(createButton(tr("Remove"), tr("Remove the logo")))
    , m_fault(new PlainLabel(PlainLabel::Look::Fault, {}, this))
{
    auto *label
        = new PlainLabel(PlainLabel::Look::Small, tr("Logo (PNG or SVG, at most 1 MB)"), this);
    m_fault->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_preview);
    row->addWidget(m_pick);
    row->addWidget(m_remove);
    row->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addWidget(label);
    column->addLayout(row);
    column->addWidget(m_fault);
    connect(m_pick, &QPushButton::clicked, this, &LogoField::pick);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        setLogo({});
        m_pick->setFocus();
        Q_EMIT edited();
    });
    setLogo({});
}

QPushButton *LogoField::createButton(const QString &text, const QString &name)
{
    auto *button = new QPushButton(text, this);
    button->setProperty(look::property, look::outline);
    button->setAccessibleName(name);
    return button;
}

void LogoField::setLogo(const QByteArray &logo)
{
    m_logo = logo;
    m_preview->setLogo(logo);
    m_remove->setEnabled(!logo.isEmpty());
    say({});
}

void LogoField::pick()
{
    if (const auto path = m_pickFile(this))
        takeFile(*path);
}

// A file that is refused leaves the logo as it was.
void LogoField::takeFile(const QString &path)
{
    const Result<QByteArray> bytes = readFile(path, largest);
    if (!bytes)
        return say(bytes.error());
    if (!LogoPreview::canShow(*bytes))
        return say(tr("%1 can't be the logo. It has to be a PNG or SVG picture of at most 8,000 "
                      "pixels a side, with everything it shows inside the file.")
                       .arg(QDir::toNativeSeparators(path)));
    setLogo(*bytes);
    Q_EMIT edited();
}

void LogoField::say(const QString &fault)
{
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    m_pick->setAccessibleDescription(fault);
}

} // namespace configurator
