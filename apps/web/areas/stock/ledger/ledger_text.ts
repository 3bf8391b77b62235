import type { Gauge } from '@hanjan/core';
import type { LedgerKind, LedgerLot } from '@hanjan/model/stock/ledger.ts';
import { stocksIn } from '@hanjan/model/stock/stock.ts';
import { t } from '../../../base/texts/index.ts';
import { grouped } from '../../../base/texts/numbers.ts';
import { lotName } from '../lot_text.ts';

/** The lot whose moves are shown. */
export interface Opened {
  readonly kind: LedgerKind;
  readonly lot: number;
}

/** The lot that an address names: `greenbean.4`. */
export function openedIn(asked: string | null): Opened | undefined {
  const [name = '', lot] = asked?.split('.') ?? [];
  const kind = stocksIn('roaster').find((one) => one === name);
  return kind && Number(lot) > 0 ? { kind, lot: Number(lot) } : undefined;
}

/** A month as people say it. */
export const monthText = (month: string): string =>
  t('ledger_month', { year: month.slice(0, 4), month: Number(month.slice(5)) });

/** As many decimals as any of some masses needs, so that what stands below one another adds up. */
export const columnDecimals = (gauge: Gauge, all: readonly number[]): number =>
  all.reduce(
    (most, held) => Math.max(most, gauge.text(held).replace(/0+$/, '').split('.')[1]?.length ?? 0),
    gauge.unit === 'g' ? 1 : 3,
  );

/** A mass in a column of masses: as many decimals in all of them, so that they line up; nothing is a dash. */
export const columnMass = (gauge: Gauge, mass: number, decimals: number): string =>
  mass === 0 ? '–' : grouped(gauge.shown(mass).toFixed(decimals).replace('-', '−'));

/** How masses of a column are written, so that they line up and add up. */
export function columnText(gauge: Gauge, all: readonly number[]): (mass: number) => string {
  const decimals = columnDecimals(gauge, all);
  return (mass) => columnMass(gauge, mass, decimals);
}

/** What tells a lot from others of its name: of a batch its number and day. */
export const lotNote = ({ id, roasted_on }: Pick<LedgerLot, 'id' | 'roasted_on'>): string =>
  roasted_on === null ? '' : `${id} · ${roasted_on}`;

/** What a lot is called. */
export const ledgerName = (lot: LedgerLot): string => lotName(lot, lot.key);
