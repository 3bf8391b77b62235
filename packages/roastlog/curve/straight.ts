import type { RawLog, Reading } from '../log.ts';

/** Second and °C of a corner of a curve. */
export type Corner = readonly [s: number, celsius: number];

/** A roast of straight lines, for tests: every `step` seconds a reading on the lines between its corners. */
export function straight(corners: readonly Corner[], marks: RawLog['marks'] = {}, step = 1): RawLog {
  const [first, last] = [corners[0] as Corner, corners.at(-1) as Corner];
  const time = Array.from({ length: Math.round((last[0] - first[0]) / step) + 1 }, (_, at) => first[0] + at * step);
  return { source: 'table', unit: 'C', time, bean: time.map((s) => onLine(corners, s)), air: [], marks };
}

/** What the lines say at a second. */
export function onLine(corners: readonly Corner[], s: number): number {
  const to = Math.max(
    1,
    corners.findIndex(([until]) => until >= s),
  );
  const [[before, low], [after, high]] = [corners[to - 1] as Corner, corners[to] as Corner];
  return low + ((high - low) * (s - before)) / (after - before);
}

/** A log with each bean reading as `change` makes it. */
export const withBean = (raw: RawLog, change: (value: number, s: number, at: number) => Reading): RawLog => ({
  ...raw,
  bean: raw.bean.map((value, at) => change(value ?? Number.NaN, raw.time[at] as number, at)),
});

/** Noise of a probe, the same in every run: about ±`size`, spread like a bell. */
export function noise(size: number): () => number {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => (next() + next() + next() + next() - 2) * 1.73 * size;
}

/** Charge at 200 °C, a minute down to 90, then 20, 15 and 7.5 °C a minute up to 210. */
export const PLAIN: readonly Corner[] = [
  [0, 200],
  [60, 90],
  [240, 150],
  [420, 195],
  [540, 210],
];
