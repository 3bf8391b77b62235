import { type Row, twiceAt } from '@hanjan/core';
import type { RowsField } from './items.ts';

/** Rows of which those that repeat an earlier one have lost what makes them the same; the rest of them stays. */
export function withoutRepeats(
  field: RowsField,
  rows: readonly Row[],
): { readonly rows: readonly Row[]; isTwice: boolean } {
  const twice = twiceAt(rows, field);
  if (!twice) return { rows, isTwice: false };
  const apart = rows.with(twice.row, { ...rows[twice.row], [twice.item]: null });
  return { ...withoutRepeats(field, apart), isTwice: true };
}
