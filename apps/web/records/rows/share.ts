import { type FieldFault, kindOf, numberOrNull, type Row, sharesOf, sumOf } from '@hanjan/core';
import type { RowsField } from './items.ts';

/** Why nothing can be shared out: there is no sum yet, or nobody to share it with. */
type NotShared = 'rows_share_sum' | 'rows_share_one';

/** Rows whose masses follow from a share that was typed for one of them; as they were where it cannot be, and why. */
export function sharedOut(
  field: RowsField,
  rows: readonly Row[],
  at: number,
  item: string,
  typed: unknown,
): { readonly rows: readonly Row[]; readonly fault: FieldFault | null } {
  const own = field.of[item];
  const part = field.shares?.[item];
  if (own?.kind !== 'scaled' || part === undefined || typed === null) return { rows, fault: null };
  const wrong = kindOf(own).check(typed, own);
  if (wrong) return { rows, fault: { name: item, args: {}, ...wrong } };
  const parts = rows.map((row) => numberOrNull(row[part]));
  const after = withShare(parts, at, Number(typed), 100 * own.scale);
  if (typeof after === 'string') return { rows, fault: { name: item, key: after, args: {} } };
  // What is typed and cannot be read stays.
  const held = (row: Row, nth: number) => (typeof row[part] === 'string' ? row[part] : (after[nth] ?? null));
  return { rows: rows.map((row, nth) => ({ ...row, [part]: held(row, nth) })), fault: null };
}

/**
 * The parts of a sum after one of them was given `share` of `whole`. The sum stays; the others keep their proportion in
 * what is left, and share it alike where none has a part yet. Parts are whole numbers, rounded by the largest remainder.
 */
export function withShare(
  parts: readonly (number | null)[],
  at: number,
  share: number,
  whole: number,
): readonly (number | null)[] | NotShared {
  const sum = sumOf(parts);
  if (!sum) return 'rows_share_sum';
  if (parts.length === 1) return share === whole ? parts : 'rows_share_one';
  const own = Math.round((sum * share) / whole);
  const others = parts.toSpliced(at, 1);
  const rest = sharesOf(sumOf(others) ? others : others.map(() => 1), sum - own);
  return rest.toSpliced(at, 0, own);
}
