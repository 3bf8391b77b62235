import { type Fault, gaugeOf, kindOf } from '@hanjan/core';
import { profileFields } from '@hanjan/model/roaster/profile.ts';
import type { Unit } from '@hanjan/roastlog/log.ts';
import { unitsOf } from '../points/live_text.ts';
import { PAD_FIELDS, type PadField, type PadTarget, type PadValues } from './live_changes.ts';

/** What stands on the pad: what it is for, the value that is typed now, and a text for each. */
export interface Pad {
  readonly target: PadTarget;
  readonly field: PadField;
  readonly texts: Readonly<Partial<Record<PadField, string>>>;
}

/** The field that a value of the pad is stored in; every point has the same. */
export const padField = (field: PadField) => profileFields[`end_${field}`];

/** The most that a value of the pad can be, in the unit that it is read in. */
export function mostOf(field: PadField, unit: Unit): number {
  const gauge = gaugeOf(padField(field), unitsOf(unit));
  return gauge.shown(gauge.high);
}

/** What the pad holds that can be, and the first value that cannot. */
interface PadResult {
  readonly values: PadValues;
  readonly wrong?: { readonly field: PadField; readonly fault: Fault };
}

/** The values that stand on the pad, in °C; and the first that cannot be, and why. */
export function padValues({ texts }: Pad, unit: Unit): PadResult {
  const values: Partial<Record<PadField, number>> = {};
  let wrong: PadResult['wrong'];
  for (const one of PAD_FIELDS) {
    const typed = texts[one];
    if (!typed) continue;
    const field = padField(one);
    const gauge = gaugeOf(field, unitsOf(unit));
    const held = gauge.read(typed) ?? null;
    const fault = kindOf(field).check(held, field);
    if (fault) {
      const args = { min: gauge.shown(gauge.low), max: gauge.shown(gauge.high) };
      wrong ??= { field: one, fault: { ...fault, args } };
    } else values[one] = Number(held) / field.scale;
  }
  return { values, ...(wrong && { wrong }) };
}
