import { calledOr, nameInLocale } from '@hanjan/core';
import { LEDGER_SUMS, type Ledger, type LedgerMoves, type LedgerSums } from '@hanjan/model/stock/ledger.ts';
import { localeOf, textsFor } from '../../http/texts.ts';
import type { Cell } from '../../sheet/write/cells.ts';

/** A kilogram, ×10 g. */
const KILOGRAM = 10_000;
const kilograms = (held: number): Cell => ({ number: held / KILOGRAM });

/** The ledger as a sheet: a line for each lot and one for each kind of stock, masses in kilograms. */
export function sheetOf({ kinds }: Ledger, language: string | undefined): Cell[][] {
  const text = textsFor(language);
  const locale = localeOf(language);
  const all = (sums: LedgerSums): Cell[] => LEDGER_SUMS.map((name) => kilograms(sums[name]));
  const head = ['ledger_kind', 'ledger_name', 'ledger_lot', 'ledger_roasted_on'].map((key) => text(key));
  return [
    [...head, ...LEDGER_SUMS.map((name) => text('ledger_in_kg', { name: text(`ledger_${name}`) }))],
    ...kinds.flatMap(({ kind, sums, lots }): Cell[][] => {
      const called = text(`ledger_kind_${kind}`);
      if (lots.length === 0) return [];
      return [
        ...lots.map((lot): Cell[] => [
          called,
          calledOr(lot, lot.key, locale),
          lot.year === null ? lot.id : String(lot.year),
          lot.roasted_on === null ? null : { day: lot.roasted_on },
          ...all(lot),
        ]),
        [called, text('ledger_sum'), null, null, ...all(sums)],
      ];
    }),
  ];
}

/** The days of one lot as a sheet: what came or went, because of which record, of which day and with whom. */
export function daysSheetOf({ opening, moves }: LedgerMoves, language: string | undefined): Cell[][] {
  const text = textsFor(language);
  const locale = localeOf(language);
  const inKg = (name: string) => text('ledger_in_kg', { name: text(`ledger_${name}`) });
  const head = ['day', 'what', 'record', 'record_day'].map((name) => text(`ledger_${name}`));
  const after = ['customer', 'bags', 'memo'].map((name) => text(`ledger_${name}`));
  return [
    [...head, ...['in', 'out', 'balance'].map(inKg), ...after],
    [null, text('ledger_opening'), null, null, null, null, kilograms(opening), null, null, null],
    ...moves.map(({ day, reason, mass, balance, memo, customer, bags, cause, arrival }): Cell[] => {
      const own = arrival?.date ?? cause?.roasted_on ?? null;
      const record =
        arrival?.id ?? [nameInLocale(cause?.name, cause?.name_locale, locale), cause?.id].filter(Boolean).join(' ');
      return [
        ...[{ day }, text(`stock_reason_${reason}`), record || null, own === null ? null : { day: own }],
        ...[mass > 0 ? kilograms(mass) : null, mass < 0 ? kilograms(-mass) : null, kilograms(balance)],
        arrival?.supplier ?? (customer && calledOr(customer, customer.key, locale)),
        bags && text('stock_bags', { mass: `${bags.mass / 10} g`, count: bags.count }),
        memo,
      ];
    }),
  ];
}
