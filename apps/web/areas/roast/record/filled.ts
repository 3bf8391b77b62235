import { kindOf, type Row, toSeconds } from '@hanjan/core';
import { PROFILE, profileFields } from '@hanjan/model/roaster/profile.ts';
import { type ChartLog, chartLogOf } from '@hanjan/roastlog/chart_log.ts';
import { MARK_OF, POINTS, type Profile } from '@hanjan/roastlog/curve/points.ts';
import { profileOf } from '@hanjan/roastlog/curve/profile.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { heldOf } from '../points/points.ts';
import { BEGAN, CURVE, POINT_FIELDS, TOOK } from './roast_of_record.ts';

/** The fields that a log fills, all of a profile; and its curve, which may have had to be thinned. */
export interface Filled {
  readonly fields: Row;
  readonly curve: ChartLog;
}

/**
 * The fields of a profile as a log says them. What the curve alone lets suppose stays with the curve, but for the charge,
 * from which all is counted.
 */
export function filledBy(log: RoastLog): Filled {
  const curve = chartLogOf(log);
  const began = log.roasted_at?.includes('T') ? new Date(log.roasted_at) : null;
  const known = {
    ...heldFields(marked(log)),
    [CURVE]: log.time.length > 0 ? curve.text : null,
    [BEGAN]: began && !Number.isNaN(began.getTime()) ? toSeconds(began) : null,
  };
  return { fields: taken({ ...NOTHING, ...known }), curve };
}

const NOTHING: Row = Object.fromEntries(PROFILE.map((name) => [name, null]));

/** What a log says of its points, without what it only supposes. */
function marked(log: RoastLog): Profile {
  const supposed = POINTS.filter((point) => {
    const mark = MARK_OF[point];
    return mark && mark !== 'CHARGE' && log.marks[mark]?.isEstimated;
  });
  const isSaid = ([name]: [string, unknown]) => !supposed.some((point) => name.startsWith(`${point}_`));
  return Object.fromEntries(Object.entries(profileOf(log)).filter(isSaid));
}

/** Numbers of a profile as its fields hold them, with how long the roast took. */
export function heldFields(profile: Profile): Row {
  const fields = Object.fromEntries(POINT_FIELDS.map(([name, field]) => [name, heldOf(field, profile[name])]));
  return { ...fields, [TOOK]: fields.end_term ?? null };
}

/** Those values that the fields can take; a log may say what no roast can be. */
const taken = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = profileFields[name as keyof typeof profileFields];
      return [name, value === null || kindOf(field).check(value, field) ? null : value];
    }),
  );
