import type { sheet as ko } from '../../ko/sheet/sheet.ts';

/** Sheets: what is exported and imported. */
export const sheet = {
  sheet_key: 'No.',
  sheet_version: 'Version',
  sheet_example: 'Example',
  sheet_hint_text: 'Up to {max} bytes',
  sheet_hint_number: 'Number',
  sheet_hint_number_unit: 'Number ({unit})',
  sheet_hint_range: '{min, number}–{max, number}',
  sheet_hint_range_unit: '{min, number}–{max, number} {unit}',
  sheet_hint_yes_no: '{yes} or {no}',
  sheet_hint_choice: 'One of {names}',
  sheet_hint_choices: 'Any of {names}, separated by commas',
  sheet_hint_ref: 'Name or #number',
  sheet_hint_refs: 'Names or #numbers, separated by commas',
  sheet_hint_words: 'Separated by commas',

  export_busy: 'Other exports are still running. Please try again in a moment.',
  export_rows: 'An Excel file holds {max, number} rows at most. Export as CSV or narrow the list.',

  import_busy: 'Other imports are still running. Please try again in a moment.',
  import_size: 'This file is too large. Files of up to {max} MB can be imported; please split it.',
  import_type: 'Only Excel (.xlsx) and CSV (.csv) files can be imported. Save other files as .xlsx first.',
  import_encoding: 'The letters in this file cannot be read. Save it as CSV in UTF-8 or Korean Windows (CP949).',
  import_empty: 'There is nothing in this file. Only the first sheet of an Excel file is read; put the records there.',
  import_rows_needed:
    'These records need rows that no cell of a sheet can hold, so new ones cannot be imported. Give the number of a record to change it.',
  import_rows: 'Up to {max, number} rows can be imported at once. Please split the file.',
  import_unreadable:
    'This file cannot be read. Check that it is not damaged or protected by a password, and save it again.',
  import_heads: 'No column name in the first row is known. Use the first row of the template as it is.',
  import_faults: '{count, plural, one {# cell has} other {# cells have}} to be corrected. Nothing was saved.',
  import_column: 'The file lacks this column, which is required.',
  import_late:
    'Somebody else changed this after the export (now: {now}). Write that, or make your change in a new export.',
  import_version: 'This is not the version that was exported. Leave the column Version as it was.',
  import_key: 'This is no record number of this screen. Leave it empty for a new record.',
  import_forbidden: 'You may not change this record. Leave this row out.',
  import_gone: 'There is no record with this number. It may have been removed.',
  import_twice: 'The same as row {row, number}. Keep only one of them.',
  import_taken: 'There already is a record like this.',
  import_unknown: '“{name}”: there is nothing of this name. Check the name.',
  import_long: 'This cell holds too long a text. Shorten it.',
  import_names: 'A column has too many different names. Split the file and bring its parts one by one.',
  import_formula: 'This formula has no value. Paste it as a value.',
  import_error: 'Excel shows an error in this cell. Type the value instead.',
  import_cut: 'This text was cut because no Excel cell holds all of it. Import it as CSV.',
  import_ambiguous: 'There are {count, number} of this name. Write the #number or the code instead.',
} as const satisfies Record<keyof typeof ko, string>;
