import { type Field, isCalculated, isSame, type Row } from '@hanjan/core';
import { itemsOf, type RowsField } from './items.ts';

/** A row that only one of two lists has. */
interface Single {
  readonly is: 'added' | 'removed';
  readonly row: Row;
}

/** A row that both lists have, with what is different about it. */
interface Changed {
  readonly is: 'changed';
  /** As it is afterwards. */
  readonly row: Row;
  readonly before: Row;
  /** Names of the items that differ. */
  readonly items: readonly string[];
}

export type RowChange = Single | Changed;

/** How one list of rows became another. What is calculated follows from the rest and is no change. */
export interface RowsComparison {
  readonly changes: readonly RowChange[];
  /** Rows that both have stand in another order. */
  readonly isMoved: boolean;
}

const typedItems = (field: RowsField) => Object.keys(field.of).filter((name) => !isCalculated(field, name));

/** Names of the items in which two rows differ. */
export const differingItems = (field: RowsField, a: Row, b: Row): string[] =>
  typedItems(field).filter((name) => !isSame(a[name] ?? null, b[name] ?? null));

/**
 * Compares lists of rows. Rows are the same one when they say the same, else when nothing but their first item, by
 * which they are known, is the same, else when they stand in the same place and differ in one item.
 */
export function compareRows(field: RowsField, before: readonly Row[], after: readonly Row[]): RowsComparison {
  const [first] = itemsOf(field);
  const differing = (a: Row, b: Row) => differingItems(field, a, b);
  const free = new Set(before.keys());
  const found = new Map<number, number>();
  const match = (isOne: (a: Row, b: Row, from: number, to: number) => boolean) => {
    for (const [to, row] of after.entries()) {
      if (found.has(to)) continue;
      const from = [...free].find((place) => isOne(before[place] ?? {}, row, place, to));
      if (from === undefined) continue;
      free.delete(from);
      found.set(to, from);
    }
  };
  const isKnown = ({ [first?.name ?? '']: name = null }: Row) => name !== null;
  match((a, b) => differing(a, b).length === 0);
  match((a, b) => isKnown(b) && first !== undefined && isSame(a[first.name], b[first.name]));
  match((a, b, from, to) => from === to && (differing(a, b).length === 1 || !isKnown(b)));

  const changes = after.flatMap((row, to): RowChange[] => {
    const from = found.get(to);
    const was = from === undefined ? undefined : before[from];
    if (!was) return [{ is: 'added', row }];
    const items = differing(was, row);
    return items.length > 0 ? [{ is: 'changed', row, before: was, items }] : [];
  });
  const removed = [...free].map((place): RowChange => ({ is: 'removed', row: before[place] ?? {} }));
  const order = [...found].toSorted(([a], [b]) => a - b).map(([, from]) => from);
  return { changes: [...changes, ...removed], isMoved: order.some((from, at) => from < (order[at - 1] ?? 0)) };
}

/** Whether two values of a field say the same: of rows, whatever the server keeps in them. */
export function saysSame(field: Field | undefined, a: unknown, b: unknown): boolean {
  if (field?.kind !== 'rows' || !Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return isSame(a, b);
  return a.every((row, place) => differingItems(field, row, b[place]).length === 0);
}
