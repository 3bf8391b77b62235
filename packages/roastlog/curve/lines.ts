import { toMilliseconds } from '../finish/order.ts';
import type { Reading } from '../log.ts';
import type { TypedReading } from './points.ts';

/** Straight lines are read this often, in seconds, so that they are no gap and have a rate of rise. */
const STEP_S = 5;

/** What curves are made of: seconds, rising, and a reading of each probe at each of them. */
export interface Columns {
  readonly time: readonly number[];
  readonly bean: readonly Reading[];
  readonly air: readonly Reading[];
}

/** Straight lines through readings that are in order of time; nothing is drawn beyond the first and last of a curve. */
export function joined(rows: readonly TypedReading[]): Columns {
  const time = rows.flatMap(({ s }, at) => {
    const size = (rows[at + 1]?.s ?? s) - s;
    const steps = Math.max(1, Math.ceil(size / STEP_S));
    return Array.from({ length: steps }, (_, step) => toMilliseconds(s + (size * step) / steps));
  });
  return { time, bean: line(rows, time, 'bean'), air: line(rows, time, 'air') };
}

/** Rows as columns. */
export const columnsOf = (rows: readonly TypedReading[]): Columns => ({
  time: rows.map(({ s }) => s),
  bean: rows.map(({ bean }) => bean),
  air: rows.map(({ air }) => air),
});

function line(rows: readonly TypedReading[], time: readonly number[], probe: 'bean' | 'air'): Reading[] {
  const knots = rows.filter((row) => row[probe] !== null);
  let at = 0;
  return time.map((s) => {
    while ((knots[at + 1]?.s ?? Number.POSITIVE_INFINITY) <= s) at++;
    const [from, to] = [knots[at], knots[at + 1]];
    const start = from?.[probe] ?? null;
    if (!from || start === null || s < from.s) return null;
    if (s === from.s) return start;
    const end = to?.[probe] ?? null;
    return to && end !== null
      ? Math.round((start + ((end - start) * (s - from.s)) / (to.s - from.s)) * 100) / 100
      : null;
  });
}
