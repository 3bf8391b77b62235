import type { Row } from '@hanjan/core';
import { chartLogOf } from '@hanjan/roastlog/chart_log.ts';
import { profileOf } from '@hanjan/roastlog/curve/profile.ts';
import { finish } from '@hanjan/roastlog/finish/finish.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { sampleRoast } from '@hanjan/roastlog/sample.ts';

/** How a roast went: how much longer than the sample, and how much hotter it was dropped, °C. */
interface Way {
  readonly stretch: number;
  readonly hotter: number;
}

/** Seconds between two readings that are kept. */
const STEP_S = 5;
/** Letters that are enough for a curve of a quarter of an hour. */
const LETTERS = 8_000;

/** By how much of itself the development is longer for each °C that a roast is hotter. */
const LONGER_A_DEGREE = 0.03;

const sample = sampleRoast();

/** A roast like the sample, but longer or shorter and hotter or cooler. */
function roastOf({ stretch, hotter }: Way): RoastLog {
  const kept = sample.time.flatMap((s, at) => (s % STEP_S === 0 ? [at] : []));
  const end = sample.time.at(-1) ?? 1;
  const warmer = (value: number | null | undefined, s: number) =>
    value === null || value === undefined ? null : value + (s > 0 ? (hotter * s) / end : 0);
  // What is dropped hotter was developed longer.
  const crack = sample.marks.FCs?.s ?? end;
  const longer = 1 + hotter * LONGER_A_DEGREE;
  const moved = (s: number) => Math.round((s > crack ? crack + (s - crack) * longer : s) * stretch * 10) / 10;
  const curve = (values: RoastLog['bean']) => kept.map((at) => warmer(values[at], sample.time[at] ?? 0));
  const at = (mark: 'FCs' | 'DROP') => moved(sample.marks[mark]?.s ?? end);
  return finish({
    ...{ source: 'hanjan', unit: 'C', time: kept.map((index) => moved(sample.time[index] ?? 0)) },
    ...{ bean: curve(sample.bean), air: curve(sample.air) },
    marks: { CHARGE: 0, DRY: moved(sample.marks.DRY?.s ?? 0), FCs: at('FCs'), DROP: at('DROP') },
    controls: sample.controls.map((one) => ({
      ...one,
      steps: one.steps.map((step) => ({ ...step, s: moved(step.s) })),
    })),
    meta: {},
  });
}

/** The fields of a profile that was begun at an instant; with its curve where whoever roasted may keep one. */
export function profileOfRoast(way: Way, began: string, hasCurve: boolean): Row {
  const log = roastOf(way);
  const points = Object.entries(profileOf(log)).map(([name, value]) => [
    name,
    name.endsWith('_term') || value === null || value === undefined ? value : Math.round(value * 100),
  ]);
  const fields = Object.fromEntries(points);
  return {
    ...fields,
    roasting_start_time: began,
    roasting_end_term: fields.end_term,
    ...(hasCurve && { roasting_chart_log: chartLogOf(log, LETTERS).text }),
  };
}
