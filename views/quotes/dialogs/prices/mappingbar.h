// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/surface.h"

#include "prices/list/headerwords.h"

class QCheckBox;
class QComboBox;

namespace configurator {

class CheckedField;
class PriceImport;

// How the list is read: what was found out, and what the person says instead.
class MappingBar : public Surface
{
    Q_OBJECT

public:
    MappingBar(PriceImport &import, QWidget *parent);

private:
    struct ColumnPicker
    {
        PriceField field = PriceField::Sku;
        QComboBox *box = nullptr;
    };

    QComboBox *addBox(const QString &name);
    void addPickers();
    void addFormat();
    void showReading();
    void showColumns();
    void showFormat();
    void showDecimal();
    void showDelimiter();
    void showEncoding();
    void showSheets();

    PriceImport &m_import;
    std::vector<ColumnPicker> m_pickers;
    std::vector<CheckedField *> m_fields; // in the order in which they stand
    QComboBox *m_decimal = nullptr;
    QComboBox *m_delimiter = nullptr;
    QComboBox *m_encoding = nullptr;
    QComboBox *m_sheet = nullptr;
    CheckedField *m_delimiterField = nullptr;
    CheckedField *m_encodingField = nullptr;
    CheckedField *m_sheetField = nullptr;
    QCheckBox *m_nameless;
};

} // namespace configurator
