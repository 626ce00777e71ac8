// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/prices/mappingbar.h"

#include "items/prices/priceimport.h"
#include "views/common/theme.h"
#include "views/common/unwheeled.h"
#include "views/quotes/dialogs/parts/checkedfield.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QSignalBlocker>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int perRow = 4;
constexpr int toBeFound = -1; // as data of an item; the others have their place

// The column as people find it in a spreadsheet; an empty name is told by its number.
QString columnText(const QStringList &names, int column)
{
    const QString &name = names[column];
    if (name.isEmpty())
        return MappingBar::tr("Column %1").arg(column + 1);
    return names.count(name) == 1 ? name
                                  : MappingBar::tr("%1 (column %2)").arg(name).arg(column + 1);
}

QString delimiterText(QChar delimiter)
{
    if (delimiter == u';')
        return MappingBar::tr("semicolon ;");
    if (delimiter == u',')
        return MappingBar::tr("comma ,");
    return delimiter == u'\t' ? MappingBar::tr("tab") : MappingBar::tr("bar |");
}

QString markText(const std::optional<DecimalStyle> &style)
{
    if (!style)
        return {};
    return *style == DecimalStyle::Point ? MappingBar::tr("point") : MappingBar::tr("comma");
}

QString foundText(const QString &what)
{
    return what.isEmpty() ? MappingBar::tr("to be found") : MappingBar::tr("found: %1").arg(what);
}

// Only the chosen item changes: a box that is rebuilt under the pointer would lose its place.
void choose(QComboBox *box, int data)
{
    box->setCurrentIndex(qMax(0, box->findData(data)));
}

} // namespace

MappingBar::MappingBar(PriceImport &import, QWidget *parent)
    : Surface(parent)
    , m_import(import)
    , m_nameless(new QCheckBox(tr("No row names the columns"), this))
{
    setAccessibleName(tr("How the list is read"));
    addPickers();
    addFormat();
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(metrics::gap, 10, metrics::gap, 8);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    int place = 0;
    for (CheckedField *field : m_fields) {
        grid->addWidget(field, place / perRow, place % perRow);
        ++place;
    }
    for (int column = 0; column < perRow; ++column)
        grid->setColumnStretch(column, 1);
    m_nameless->setMinimumHeight(metrics::control - 8);
    grid->addWidget(m_nameless, grid->rowCount(), 0, 1, perRow);
    connect(m_nameless, &QCheckBox::toggled, &m_import, &PriceImport::setNameless);
    connect(&m_import, &PriceImport::changed, this, &MappingBar::showReading);
    showReading();
}

QComboBox *MappingBar::addBox(const QString &name)
{
    auto *box = new Unwheeled<QComboBox>(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    m_fields.push_back(new CheckedField(name, box, this));
    return box;
}

void MappingBar::addPickers()
{
    const std::pair<PriceField, QString> fields[] {
        {PriceField::Sku, tr("Column of SKUs")},
        {PriceField::Price, tr("Column of prices")},
        {PriceField::Currency, tr("Column of currencies")},
        {PriceField::Gtin, tr("Column of GTINs")}};
    for (const auto &[field, name] : fields) {
        QComboBox *box = addBox(name);
        m_pickers.push_back({field, box});
        connect(box, &QComboBox::activated, this, [this, box, picked = field] {
            m_import.setColumn(picked, box->currentData().toInt());
        });
    }
}

void MappingBar::addFormat()
{
    m_decimal = addBox(tr("Decimal mark"));
    m_delimiter = addBox(tr("Delimiter"));
    m_delimiterField = m_fields.back();
    m_encoding = addBox(tr("Encoding"));
    m_encodingField = m_fields.back();
    m_sheet = addBox(tr("Sheet"));
    m_sheetField = m_fields.back();
    connect(m_decimal, &QComboBox::activated, this, [this] {
        const int style = m_decimal->currentData().toInt();
        m_import.setDecimal(style == toBeFound ? std::nullopt
                                               : std::optional(static_cast<DecimalStyle>(style)));
    });
    connect(m_delimiter, &QComboBox::activated, this, [this] {
        const int place = m_delimiter->currentData().toInt();
        m_import.setDelimiter(place == toBeFound ? std::nullopt
                                                 : std::optional(delimiters()[place]));
    });
    connect(m_encoding, &QComboBox::activated, this, [this] {
        const int place = m_encoding->currentData().toInt();
        m_import.setEncoding(place == toBeFound ? std::nullopt
                                                : textEncodingOf(textEncodingIds().at(place)));
    });
    connect(m_sheet, &QComboBox::activated, this, [this] {
        m_import.setSheet(m_sheet->currentIndex() == 0 ? QString() : m_sheet->currentText());
    });
}

void MappingBar::showReading()
{
    showColumns();
    showFormat();
    showSheets();
    const QSignalBlocker blocker(m_nameless);
    m_nameless->setChecked(m_import.isNameless());
    m_nameless->setEnabled(m_import.file());
}

void MappingBar::showColumns()
{
    const QStringList names = m_import.columns();
    for (const ColumnPicker &picker : m_pickers) {
        const int column = m_import.column(picker.field);
        picker.box->clear();
        picker.box->addItem(m_import.isNameless() ? tr("none") : tr("to be found"), toBeFound);
        for (int i = 0; i < names.size(); ++i)
            picker.box->addItem(columnText(names, i), i);
        choose(picker.box, column);
        picker.box->setEnabled(!names.isEmpty());
    }
}

// The first item of each box says what was found, unless the person said it.
void MappingBar::showFormat()
{
    showDecimal();
    showDelimiter();
    showEncoding();
    const PriceFile *file = m_import.file();
    const bool isText = !file || file->kind == PriceFileKind::Csv;
    m_delimiterField->setVisible(isText);
    m_encodingField->setVisible(isText);
}

void MappingBar::showDecimal()
{
    const auto &review = m_import.review();
    const auto &said = m_import.mapping().decimal;
    const bool isFound = review && !said;
    m_decimal->clear();
    m_decimal->addItem(foundText(isFound ? markText(review->mapping.decimal) : QString()),
                       toBeFound);
    for (const DecimalStyle style : {DecimalStyle::Point, DecimalStyle::Comma})
        m_decimal->addItem(markText(style), static_cast<int>(style));
    choose(m_decimal, said ? static_cast<int>(*said) : toBeFound);
}

void MappingBar::showDelimiter()
{
    const PriceFile *file = m_import.file();
    const auto &said = m_import.mapping().delimiter;
    const bool isFound = file && file->delimiter && !said;
    m_delimiter->clear();
    m_delimiter->addItem(foundText(isFound ? delimiterText(*file->delimiter) : QString()),
                         toBeFound);
    for (int i = 0; i < delimiters().size(); ++i)
        m_delimiter->addItem(delimiterText(delimiters()[i]), i);
    choose(m_delimiter, said ? static_cast<int>(delimiters().indexOf(*said)) : toBeFound);
}

void MappingBar::showEncoding()
{
    const PriceFile *file = m_import.file();
    const auto &said = m_import.mapping().encoding;
    const bool isFound = file && file->encoding && !said;
    m_encoding->clear();
    m_encoding->addItem(foundText(isFound ? textEncodingId(*file->encoding) : QString()),
                        toBeFound);
    for (const QString &id : textEncodingIds())
        m_encoding->addItem(id, m_encoding->count() - 1);
    choose(m_encoding, said ? static_cast<int>(*said) : toBeFound);
    m_encodingField->setRemark(file && file->isEncodingGuessed
                                   ? tr("Guessed: look whether the names are right.")
                                   : QString());
}

void MappingBar::showSheets()
{
    m_sheet->clear();
    m_sheet->addItem(tr("all visible ones"));
    const PriceFile *file = m_import.file();
    const bool isBook = file && file->kind == PriceFileKind::Xlsx;
    for (const Table &table : isBook ? file->sheets : std::vector<Table>())
        m_sheet->addItem(table.sheet);
    const int place = m_sheet->findText(m_import.mapping().sheet);
    m_sheet->setCurrentIndex(m_import.mapping().sheet.isEmpty() ? 0 : qMax(0, place));
    m_sheetField->setVisible(isBook);
}

} // namespace configurator
