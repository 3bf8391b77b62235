import type { roastFile as ko } from '../../ko/roast/roast_file.ts';

/** The name of a mark within a text. */
const mark = (arg: string) =>
  `{${arg}, select, CHARGE {charge} TP {turning point} DRY {dry end} FCs {first crack start} FCe {first crack end} SCs {second crack start} SCe {second crack end} DROP {drop} COOL {cool end} other {}}`;

export const roastFile = {
  roast_fault_empty: 'This file is empty. Choose a log that was saved after the roast.',
  roast_fault_too_large: 'This file is too large. Logs of up to {max} MB can be read; choose the log of one batch.',
  roast_fault_not_text: 'This is not a text file. Export the roast from its program as CSV or JSON.',
  roast_fault_unsupported:
    '{program, select, excel {This kind of spreadsheet cannot be read. Save it as an Excel file (.xlsx) or as CSV and choose that.} artisan_settings {This file holds settings of Artisan, not a roast. Choose the .alog file that was saved after the roast.} archive {This is an archive. Unpack it and choose the log in it.} document {This is a document or a picture. Export the roast from its program as CSV or JSON.} web {This is a web page, or XML of another program. Export the roast from its program as CSV or JSON.} other {This kind of file cannot be read. Export the roast as CSV or JSON.}}',
  roast_fault_several: 'This file holds {count, number} roasts. Choose one of them, or save each log by itself.',
  roast_fault_locked: 'This file has a password. Save it without one and choose that.',
  roast_fault_broken: 'This file is damaged or cut off. Save it again in its program.',
  roast_fault_damaged:
    'This file is damaged or cut off at line {line, number}, column {column, number}. Save the roast again in its program.',
  roast_fault_expression:
    'At line {line, number}, column {column, number} stands {found}, which is not a value but something to be calculated. A log holds values alone; choose the file as its program saved it.',
  roast_fault_nested:
    'At line {line, number}, column {column, number} lists lie too deep in one another. Check that this is a roast log.',
  roast_fault_unknown:
    'This is not a roast log that we know. Choose an .alog file of Artisan, a file that your roasting program exports, or a CSV or Excel file with time and temperatures named in its first row.',
  roast_fault_no_samples: 'There are no readings in this log. Choose a log that was recorded during a roast.',
  roast_fault_no_bean: 'There is no bean temperature in this log. Choose a log whose bean probe was recorded.',
  roast_fault_no_roast:
    '{why, select, few {There is only one reading, so this is no log of a roast. Choose a table from charge to drop.} cold {The hottest reading is {hottest, number} °C, so this is no bean temperature. Choose the column or the sheet of the beans.} other {The hottest reading is {hottest, number} °C, so this is no bean temperature. Choose the column or the sheet of the beans.}}',
  roast_fault_row: 'Row {row, number} cannot be read. Write times as 6:24 or in seconds, and temperatures as numbers.',
  roast_fault_cell:
    'In row {row, number} the cell below “{head}” cannot be read, so the row is left out. Write days as 2025-03-04 and weights as numbers.',
  roast_fault_rows_left:
    'Up to 10,000 roasts of a sheet are read. Bring in the other {count, number} with another file.',
  roast_fault_slow: 'This file could not be read in time. Check that it is the log of one batch and try again.',

  roast_note_charge_estimated: 'The charge is not marked. It is estimated where the bean curve begins to fall.',
  roast_note_charge_missing:
    'The charge is not marked, so the first reading counts as second 0. Enter the charge time.',
  roast_note_dry_estimated: 'The dry end is not marked. It is estimated where the beans pass 150 °C.',
  roast_note_dry_missing: 'The dry end is not marked, and the bean curve does not show it.',
  roast_note_turning_missing: 'The bean curve has no turning point.',
  roast_note_first_crack_missing: 'First crack start is not marked, so development time and ratio are unknown.',
  roast_note_drop_missing: 'The drop is not marked, so total time and development ratio are unknown.',
  roast_note_drop_at_end: 'This kind of file does not mark the drop. The last reading is taken for it.',
  roast_note_weight_missing: 'Green or roasted weight is missing, so the weight loss is unknown.',
  roast_note_weight_unlikely: 'More was roasted than was charged, so the weight loss is unknown. Check the weights.',
  roast_note_bean_is_exhaust: 'This machine has no probe in the beans. The exhaust temperature is shown in its place.',
  roast_note_bean_unlikely:
    'The bean temperature is {hottest, number} °C at its hottest. Check the unit and the probe.',
  roast_note_air_missing: 'There is no air temperature.',
  roast_note_bean_gaps:
    'The bean temperature is missing in {count, plural, one {# reading} other {# readings}}. The line is not drawn there.',
  roast_note_few_samples: 'There {count, plural, one {is only # reading} other {are only # readings}}.',
  roast_note_marks_out_of_order: `Marks are out of order: ${mark('second')} is marked before ${mark('first')}.`,
  roast_note_time_repeated:
    'Times are repeated; {count, plural, one {# reading was} other {# readings were}} left out.',
  roast_note_time_reordered:
    '{count, plural, one {# reading was} other {# readings were}} out of order and put where their time is.',
  roast_note_time_assumed:
    'The unit of time is not given. The times were read as {unit, select, min {minutes} day {parts of a day} other {milliseconds}}.',
  roast_note_unit_assumed: 'The unit of temperature is not given. By the readings it is taken for °{unit}.',
  roast_note_unit_unlikely:
    'The temperatures are headed °{said} but read like °{unit}, and were read as °{unit}. Check them.',
  roast_note_unit_converted: 'Temperatures were recorded in °F and converted to °C.',
  roast_note_rows_skipped:
    '{count, plural, one {# record} other {# records}} could not be read and {count, plural, one {was} other {were}} left out.{row, select, undefined {} other { The first is row {row}.}}',
  roast_note_cells_unreadable:
    '{count, plural, one {# cell is not a number and was} other {# cells are not numbers and were}} left empty.{row, select, undefined {} other { The first is in row {row}.}}',
  roast_note_file_truncated: 'This file is cut off. It was read up to there.',
  roast_note_thinned: '{kept, number} of {of, number} readings are kept.',

  roast_source_artisan: 'Artisan',
  roast_source_artisan_csv: 'Artisan CSV',
  roast_source_artisan_json: 'Artisan JSON',
  roast_source_roastime: 'RoasTime',
  roast_source_giesen: 'Giesen',
  roast_source_ikawa: 'IKAWA',
  roast_source_kaleido: 'Kaleido',
  roast_source_loring: 'Loring',
  roast_source_petroncini: 'Petroncini',
  roast_source_roest: 'ROEST',
  roast_source_rubasse: 'Rubasse',
  roast_source_kaffelogic: 'Kaffelogic',
  roast_source_stronghold: 'Stronghold',
  roast_source_cropster: 'Cropster',
  roast_source_hibean: 'HiBean',
  roast_source_probat: 'Probat Pilot',
  roast_source_sheet: 'Roast sheet',
  roast_source_table: 'Table',
  roast_source_hanjan: 'Hanjan',

  roast_mark_CHARGE: 'Charge',
  roast_mark_TP: 'Turning point',
  roast_mark_DRY: 'Dry end',
  roast_mark_FCs: 'First crack start',
  roast_mark_FCe: 'First crack end',
  roast_mark_SCs: 'Second crack start',
  roast_mark_SCe: 'Second crack end',
  roast_mark_DROP: 'Drop',
  roast_mark_COOL: 'Cool end',

  roast_phase_drying: 'Drying',
  roast_phase_maillard: 'Maillard',
  roast_phase_development: 'Development',
} as const satisfies Record<keyof typeof ko, string>;
