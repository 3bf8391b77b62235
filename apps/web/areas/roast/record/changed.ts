import { type Row, toSeconds } from '@hanjan/core';
import { mass } from '@hanjan/model/presets.ts';
import { profileFields } from '@hanjan/model/roaster/profile.ts';
import { chartLogOf } from '@hanjan/roastlog/chart_log.ts';
import { columnsOf } from '@hanjan/roastlog/curve/lines.ts';
import { CHECK_KEYS, type TypedReading } from '@hanjan/roastlog/curve/points.ts';
import { type Stage, stageOf } from '../live.ts';
import { heldOf, type PointField } from '../points/points.ts';
import { BEGAN, CURVE, POINT_FIELDS, type RecordRoast, ROASTED, STEP, TOOK } from './roast_of_record.ts';

/** What a live roast does to the step of its record. */
const STEPS: Readonly<Record<Stage, string>> = {
  idle: 'RSRV',
  preheating: 'PRHT',
  preheated: 'PRHT',
  roasting: 'RSTG',
  done: 'COOL',
};

/** Readings as `roasting_chart_log` holds them; null without any. */
export const textOf = (readings: readonly TypedReading[]): string | null =>
  readings.length === 0 ? null : chartLogOf({ ...columnsOf(readings), marks: {} }).text;

/** Whether readings can be noted: without a curve to write them into there are as many as checks. */
export const hasRoom = (readings: readonly TypedReading[], mayCurve: boolean): boolean =>
  mayCurve || readings.length <= CHECK_KEYS.length;

/** What a change of a roast writes into the fields of its record. */
export function changedFields(roast: RecordRoast, part: Partial<RecordRoast>, mayCurve: boolean): Row {
  const next = { ...roast, ...part };
  // A roast that is left without a drop keeps when it began.
  const isLeft = next.start === null && typeof next.typed.roasting_start_term === 'number';
  const start = isLeft ? roast.start : next.start;
  const row: Record<string, unknown> = {};
  for (const [name, field] of POINT_FIELDS) {
    const value = heldOf(field, next.typed[name]);
    const isCheck = name.startsWith('roasting_check');
    if (value !== heldOf(field, roast.typed[name]) && (mayCurve || !isCheck)) row[name] = value;
  }
  if ('end_term' in row) row[TOOK] = row.end_term;
  if (next.readings !== roast.readings || next.file !== roast.file) {
    Object.assign(row, mayCurve ? { [CURVE]: next.file?.id ?? textOf(next.readings) } : checksOf(next.readings));
  }
  if (start !== roast.start) row[BEGAN] = start === null ? null : toSeconds(new Date(start));
  const { roasted_g } = next.typed;
  // Beginning anew leaves what was weighed.
  if (roasted_g !== roast.typed.roasted_g && !('file' in part)) row[ROASTED] = heldOf(mass, roasted_g);
  const stage = stageOf({ ...next, start });
  if (stage !== stageOf(roast)) row[STEP] = STEPS[stage];
  return row;
}

/** Readings as checks. */
const checksOf = (readings: readonly TypedReading[]): Row =>
  Object.fromEntries(
    CHECK_KEYS.flatMap((key, nth) => {
      const { s, bean, air } = readings[nth] ?? { s: null, bean: null, air: null };
      const parts = { term: s === null ? null : s * 1000, bean, air };
      return Object.entries(parts).map(([part, value]) => {
        const name = `${key}_${part}` as 'roasting_check1_term';
        return [name, heldOf(profileFields[name] as PointField, value)];
      });
    }),
  );
