import { localDate, type PlannedPour, type Row, toSeconds } from '@hanjan/core';
import { isShot, type Plan, planOf, stepsOf } from '../plan.ts';
import type { Run } from './run.ts';

/** What happened: times as they were tapped, masses as they were weighed, and as planned what nobody measured. */
export function actualOf({ fields, begun, end }: Run): Plan {
  const planned = planOf(fields).pours;
  let poured = 0;
  const pours = begun.map(({ term, sum }, nth): PlannedPour => {
    const { mass: plan = null, bar = null, flux = null } = planned[nth] ?? {};
    const mass = sum === null ? plan : Math.max(0, sum - poured);
    poured = sum ?? poured + (plan ?? 0);
    return { term, mass, bar, flux };
  });
  return { pours, end };
}

const NO_STEPS: Plan = { pours: [], end: null };

/**
 * What is to be recorded of a brew as it went. One without steps that was poured at once has none afterwards either.
 * What the scale showed last of it, or of an espresso, is its result.
 */
export function recordOf(run: Run): Row {
  const { fields, begun, began } = run;
  const actual = actualOf(run);
  const isStepped = begun.length > 1 || fields.brewing_step_use === true;
  const sum = isStepped && !isShot(fields) ? null : (begun.at(-1)?.sum ?? null);
  return {
    ...fields,
    ...stepsOf(isStepped ? actual : NO_STEPS),
    ...(sum !== null && { brewing_mass: sum }),
    brewing_step_use: isStepped,
    brewing_term: actual.end ?? fields.brewing_term ?? null,
    brewing_start_time: toSeconds(new Date(began)),
  };
}

/** A brew that is recorded later was brewed on the day when it began. */
export function dated(fields: Row): Row {
  const { brewing_start_time: began } = fields;
  const day = typeof began === 'string' ? new Date(began) : null;
  return day && !Number.isNaN(day.getTime()) ? { ...fields, brewing_result_date: localDate(day) } : fields;
}
