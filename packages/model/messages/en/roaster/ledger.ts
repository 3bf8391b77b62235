import type { ledger as ko } from '../../ko/roaster/ledger.ts';

/** The materials ledger of a month (원료수불부): page, paper and sheet. */
export const ledger = {
  ledger_lead:
    'What came, was used and left in a month, for every lot of green coffee and every batch of roasted coffee.',
  ledger_month:
    '{year}-{month, plural, =1 {01} =2 {02} =3 {03} =4 {04} =5 {05} =6 {06} =7 {07} =8 {08} =9 {09} other {#}}',
  ledger_before: 'Previous month',
  ledger_after: 'Next month',
  ledger_kind: 'Kind',
  ledger_kind_greenbean: 'Green coffee',
  ledger_kind_roasting: 'Roasted coffee',
  ledger_kind_blending: 'Blends',
  ledger_name: 'Material',
  ledger_lot: 'Lot or batch',
  ledger_roasted_on: 'Made on',
  ledger_opening: 'Opening',
  ledger_received: 'Received',
  ledger_produced: 'Produced',
  ledger_counted: 'Count ±',
  ledger_closing: 'Closing',
  ledger_in_kg: '{name} (kg)',
  ledger_unit: 'in {unit}',
  ledger_day: 'Day',
  ledger_what: 'What',
  ledger_in: 'In',
  ledger_out: 'Out',
  ledger_balance: 'Balance',
  ledger_note: 'Customer, memo',
  ledger_no_moves: 'Nothing changed in this month.',
  ledger_print: 'Print',
  ledger_sheet: 'Download {format}',
  ledger_sheet_days: 'Save these days as {format}',
  ledger_record_day: 'Dated',
  ledger_saved: '{name} downloaded',
  ledger_back: 'This month',
  ledger_written_by: 'Written by',
  ledger_checked_by: 'Checked by',
  ledger_printed_on: 'Printed {day}',
  ledger_empty_title: 'Nothing is recorded in this month',
  ledger_empty_text:
    'Once green coffee is received, roasted, blended, delivered, thrown away or counted, every lot and batch stands here with its opening and closing balance.',
} as const satisfies Record<keyof typeof ko, string>;
