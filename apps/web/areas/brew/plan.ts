import { brewTotal, type PlannedPour, type Row, runningMasses } from '@hanjan/core';
import { STEPS } from '@hanjan/model/brewing/steps.ts';
import { t } from '../../base/texts/index.ts';

/** What is poured when, and when the brew ends, in ms; null where nobody says. */
export interface Plan {
  readonly pours: readonly PlannedPour[];
  readonly end: number | null;
}

/** A number of a field that can be meant: what is below zero is none. */
const numberIn = (fields: Row, name: string): number | null => {
  const value = fields[name];
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
};
/** A mass in whole tenths of a gram, as it is stored: less than one is nothing, and what is added up stays a number. */
const massIn = (fields: Row, name: string): number | null => {
  const mass = numberIn(fields, name);
  return mass === null ? null : brewTotal(null, [Math.min(mass, Number.MAX_SAFE_INTEGER)]);
};
/** Nothing takes no time at all. */
const endIn = (fields: Row, name: string) => numberIn(fields, name) || null;

/** Espresso has other words, pressure and flow: nobody pours. */
export const isShot = ({ brewing_type }: Row): boolean => brewing_type === 'ESP';

const HOUR = 3_600_000;
/** Ways to brew that take hours whatever is planned. */
const SLOW: readonly unknown[] = ['CLD', 'ICE'];

/** Whether a brew may take a day instead of an hour. */
export const isLong = (fields: Row): boolean => SLOW.includes(fields.brewing_type) || (planOf(fields).end ?? 0) > HOUR;

/**
 * The plan in the fields of a recipe or brew: pours in order of time, the start first at 0:00. What has no time of its
 * own is poured with the one before, also what begins with it; no pour begins after the end. Without steps all is one pour.
 */
export function planOf(fields: Row): Plan {
  const term = endIn(fields, 'brewing_term');
  if (fields.brewing_step_use !== true) {
    const [mass, bar] = [massIn(fields, 'brewing_mass'), numberIn(fields, 'brewing_bar')];
    return { pours: [{ term: 0, mass, bar, flux: wholeFlow(fields, mass, term) }], end: term };
  }
  const end = endIn(fields, 'brewing_step_end_term') ?? term;
  const pours = joined([{ term: 0, mass: massIn(fields, 'brewing_start_mass') }, ...timed(fields, end)]);
  return { pours, end: end === null ? null : Math.max(end, ...pours.map((pour) => pour.term)) };
}

/** An espresso that is one pour flows until its end. */
const wholeFlow = (fields: Row, mass: number | null, end: number | null): number | null =>
  isShot(fields) && mass && end ? Math.max(1, Math.round((mass * 1000) / end)) : null;

/** The steps that say something, and the end where something is poured then. */
function timed(fields: Row, end: number | null): PlannedPour[] {
  let last = 0;
  const pourAt = (typed: unknown, pour: Omit<PlannedPour, 'term'>): PlannedPour => {
    if (typeof typed === 'number' && Number.isFinite(typed)) last = Math.max(0, typed);
    return { term: last, ...pour };
  };
  const steps = STEPS.flatMap((nth) => {
    const mass = massIn(fields, `brewing_step${nth}_mass`);
    const [bar, flux] = ['bar', 'flux'].map((part) => numberIn(fields, `brewing_step${nth}_${part}`));
    const typed = fields[`brewing_step${nth}_term`];
    const says = [typed, mass, bar, flux].some((one) => typeof one === 'number');
    return says ? [pourAt(typed, { mass, bar: bar ?? null, flux: flux ?? null })] : [];
  });
  const mass = massIn(fields, 'brewing_step_end_mass');
  return mass ? [...steps, pourAt(end, { mass })] : steps;
}

/** Pours in order of time; what begins at once is one pour. */
function joined(pours: readonly PlannedPour[]): PlannedPour[] {
  const list: PlannedPour[] = [];
  for (const pour of pours.toSorted((a, b) => a.term - b.term)) {
    const last = list.at(-1);
    if (last?.term === pour.term) list[list.length - 1] = both(last, pour);
    else list.push(pour);
  }
  return list;
}

const both = (one: PlannedPour, other: PlannedPour): PlannedPour => ({
  term: one.term,
  mass: brewTotal(one.mass, [other.mass]),
  bar: one.bar ?? other.bar ?? null,
  flux: one.flux ?? other.flux ?? null,
});

/**
 * The fields of the steps as a plan fills them, null where it says nothing, so that no other step stays. What is poured
 * at the end, or has no step left, is the mass of the end.
 */
export function stepsOf({ pours, end }: Plan): Row {
  const [start, ...rest] = pours;
  const isStep = ({ term, mass }: PlannedPour, at: number) =>
    at < STEPS.length && (end === null || term < end || !mass);
  const steps = rest.filter(isStep);
  const fields = STEPS.flatMap((nth, at) => {
    const { term = null, mass = null, bar = null, flux = null } = steps[at] ?? {};
    return Object.entries({ term, mass, bar, flux }).map(([part, value]) => [`brewing_step${nth}_${part}`, value]);
  });
  return {
    brewing_start_mass: start?.mass ?? null,
    ...Object.fromEntries(fields),
    brewing_step_end_term: end,
    brewing_step_end_mass: brewTotal(
      null,
      rest.filter((pour, at) => !isStep(pour, at)).map(({ mass }) => mass),
    ),
  };
}

const massesOf = ({ pours }: Plan) => pours.map(({ mass }) => mass);

/** All that is poured, in tenths of a gram; null where nothing of it is known. */
export const totalOf = (plan: Plan): number | null => brewTotal(null, massesOf(plan));

/** What stands poured after each pour, as a scale shows it; nothing is said after one of which nobody knows the mass. */
export const sumsOf = (plan: Plan): (number | null)[] =>
  runningMasses(null, massesOf(plan)).map((sum, at) => ((plan.pours[at]?.mass ?? null) === null ? null : sum));

/** What the pour of a place is called, counted from 0; one that is all of `count` is the brew itself. */
export const pourName = (nth: number, isEspresso = false, count = 2): string => {
  if (count === 1) return t('pour_only');
  if (nth === 0) return t(isEspresso ? 'pour_preinfusion' : 'pour_bloom');
  return t(isEspresso ? 'pour_espresso_nth' : 'pour_nth', { nth });
};

/** Words about water that is poured; of an espresso, which nobody pours, there are others. */
type PouredWord =
  | 'brew_pour'
  | 'brew_total'
  | 'brew_over'
  | 'brew_ratio'
  | 'brew_chart'
  | 'brewpage_ratio'
  | 'brewpage_one_pour';

/** What is said of the water of a brew, or of what an espresso yields. */
export const pouredWord = (key: PouredWord, isEspresso: boolean): string => t(isEspresso ? `${key}_shot` : key);
