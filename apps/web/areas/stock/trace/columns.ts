import type { ReactNode } from 'react';
import { t } from '../../../base/texts/index.ts';
import { columnText } from '../ledger/ledger_text.ts';
import { useStockGauge } from '../masses.ts';

/** A column of a table: what stands at its head, in its cells and below all rows. */
export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  cell(row: Row): ReactNode;
  readonly sum?: string;
  /** Figures stand in it. */
  readonly isNumber?: boolean;
  /** Sentences stand in it: on a phone it has a line of its own. */
  readonly isLong?: boolean;
}

/** A column of masses: how much a row has, ×10 g. */
interface MassColumn<Row> extends Pick<Column<Row>, 'key' | 'head'> {
  of(row: Row): number;
}

/** Columns of masses with their unit and their sums, all with as many decimals as any of them needs. */
export function useMassColumns<Row>(rows: readonly Row[], columns: readonly MassColumn<Row>[]): Column<Row>[] {
  const gauge = useStockGauge();
  const sums = columns.map(({ of }) => rows.reduce((sum, row) => sum + of(row), 0));
  const massText = columnText(gauge, [...sums, ...columns.flatMap(({ of }) => rows.map(of))]);
  return columns.map(({ key, head, of }, nth) => ({
    ...{ key, head: `${head} (${gauge.unit ?? ''})`, isNumber: true },
    cell: (row) => massText(of(row)),
    sum: massText(sums[nth] ?? 0),
  }));
}

/** The column of how many cups were brewed. */
export function cupsColumn<Row extends { readonly cups: number }>(rows: readonly Row[]): Column<Row> {
  const text = (count: number) => t('trace_count_cups', { count });
  return {
    ...{ key: 'cups', head: t('trace_cups'), isNumber: true },
    cell: ({ cups }) => text(cups),
    sum: text(rows.reduce((sum, { cups }) => sum + cups, 0)),
  };
}

/** What stands below the rows of a table, by column; null where nothing is summed. */
export const sumsOf = (columns: readonly Pick<Column<never>, 'sum'>[]): readonly ReactNode[] | null =>
  columns.some(({ sum }) => sum !== undefined)
    ? columns.map(({ sum }, nth) => (nth === 0 ? t('ledger_sum') : sum))
    : null;
