import { type Row, toSeconds } from '@hanjan/core';
import { mass } from '@hanjan/model/presets.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { dayHere } from '../../../base/session/day.ts';
import { heldOf } from '../points/points.ts';
import type { RoastWork } from '../work.ts';
import { textOf } from './changed.ts';
import { filledBy, heldFields } from './filled.ts';
import { BEGAN, CURVE, ROASTED, STEP } from './roast_of_record.ts';

/** The fields of a new record of a roast with what a work says, and its log. One that has dropped is done. */
export function recordOf(work: Pick<RoastWork, 'file' | 'typed' | 'readings' | 'start'>, log: RoastLog): Row {
  const { file, typed, readings, start } = work;
  const own = heldFields(typed);
  const checks = Object.fromEntries(Object.entries(own).filter(([name]) => name.startsWith('roasting_check')));
  const began = start === null ? null : new Date(start);
  const profile = file
    ? { ...filledBy(log).fields, ...checks }
    : { ...own, [CURVE]: textOf(readings), [BEGAN]: began && toSeconds(began) };
  const all = {
    roasting_result_date: log.roasted_at?.slice(0, 10) ?? (began && dayHere(began)),
    roasting_profile_use: true,
    [STEP]: log.marks.DROP ? 'DONE' : null,
    ...profile,
    [ROASTED]: heldOf(mass, log.roasted_g),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}
