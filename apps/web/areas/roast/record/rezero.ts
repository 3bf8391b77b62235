import { type Row, toSeconds } from '@hanjan/core';
import { textOf } from './changed.ts';
import { BEGAN, CURVE, curveIn, momentIn, POINT_FIELDS, TOOK } from './roast_of_record.ts';

/** Times that are counted from the charge, and the charge itself. */
const CHARGED = 'roasting_start_term';
const TERMS = [...POINT_FIELDS.map(([name]) => name).filter((name) => name.endsWith('_term')), TOOK];

/**
 * What making a second other than 0 the charge changes: everything is counted from there. Null where it is 0 already, or
 * where the curve has to stay as it is.
 */
export function rezeroed(row: Row, mayMoveCurve: boolean): Row | null {
  const by = row[CHARGED];
  const curve = curveIn(row);
  if (typeof by !== 'number' || by === 0 || (curve && !mayMoveCurve)) return null;
  const moved = TERMS.flatMap((name) => {
    const ms = row[name];
    return typeof ms === 'number' ? [[name, ms - by] as const] : [];
  });
  const began = momentIn(row);
  return {
    ...Object.fromEntries(moved),
    ...(curve && { [CURVE]: textOf(curve.readings.map((one) => ({ ...one, s: one.s - by / 1000 }))) }),
    ...(began !== null && { [BEGAN]: toSeconds(new Date(began + by)) }),
  };
}
