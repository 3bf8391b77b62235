import type { Row } from '@hanjan/core';
import { mass, percent } from '@hanjan/model/presets.ts';
import { PROFILE, profileFields } from '@hanjan/model/roaster/profile.ts';
import { curveOf, type HeldCurve } from '@hanjan/roastlog/curve/curve.ts';
import { CHECK_KEYS, type Profile, type TypedReading } from '@hanjan/roastlog/curve/points.ts';
import type { Meta } from '@hanjan/roastlog/log.ts';
import { NO_PREHEAT } from '../live/live_changes.ts';
import type { LiveWork } from '../live.ts';
import { numberIn, type PointField } from '../points/points.ts';
import type { RoastFile } from '../work.ts';

/** Fields of a roast that are no point of it. */
export const CURVE = 'roasting_chart_log';
export const BEGAN = 'roasting_start_time';
export const TOOK = 'roasting_end_term';
export const STEP = 'roasting_step';
export const ROASTED = 'roasting_mass';
const WEIGHED = [ROASTED, 'greenbean_total_mass', 'greenbean_moisture', 'roasting_moisture'] as const;
const NAMED = ['roasting_name', 'roasting_name_locale'] as const;

/** All that a roast is drawn and described from. */
export const DRAWN: readonly string[] = [...PROFILE, ...WEIGHED, ...NAMED];

/** The fields of points and checks, by what is typed in them. */
export const POINT_FIELDS: readonly (readonly [string, PointField])[] = PROFILE.flatMap((name) => {
  const field = profileFields[name];
  return name !== TOOK && (field.kind === 'term' || field.kind === 'scaled') ? [[name, field] as const] : [];
});

/** The roast of a record, as the parts of the page of a roast know one. The id of its curve is the curve itself. */
export interface RecordRoast extends LiveWork {
  readonly file: RoastFile | null;
}

/** When the preheating of a roast that is not charged yet began and ended, in ms since 1970; no field says that. */
export type Preheat = LiveWork['preheat'];

/** What stands in the fields of points and checks. */
function typedIn(row: Row): Profile {
  const typed = Object.fromEntries(
    POINT_FIELDS.flatMap(([name, field]) => {
      const held = row[name];
      return typeof held === 'number' ? [[name, numberIn(field, held)]] : [];
    }),
  );
  const took = row[TOOK];
  return {
    ...(typeof took === 'number' && { end_term: took }),
    ...(momentIn(row) !== null && { roasting_start_term: 0 }),
    ...typed,
  };
}

/** When a roast began, in ms since 1970. */
export function momentIn({ [BEGAN]: began }: Row): number | null {
  const at = typeof began === 'string' ? Date.parse(began) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

export const curveIn = ({ [CURVE]: text }: Row): HeldCurve | null => (typeof text === 'string' ? curveOf(text) : null);

/**
 * The roast that a record holds. Whoever may not write its curve notes readings as checks. Once it is charged, its
 * preheating stands in its fields.
 */
export function roastOfRecord(row: Row, mayCurve: boolean, preheat: Preheat = NO_PREHEAT): RecordRoast {
  const all = typedIn(row);
  const start = momentIn(row);
  const curve = curveIn(row);
  const typed = mayCurve ? all : without(all, CHECK_KEYS);
  const before = (term: number | null | undefined) => (start === null || term == null ? null : start + term);
  return {
    typed: { ...typed, ...weightIn(row) },
    readings: curve && !curve.isMeasured ? curve.readings : mayCurve ? [] : checkedIn(all),
    file: curve?.isMeasured ? { id: String(row[CURVE]), name: '' } : null,
    start,
    preheat:
      start === null ? preheat : { from: before(all.pre_heating_start_term), to: before(all.pre_heating_end_term) },
  };
}

const without = (typed: Profile, keys: readonly string[]): Profile =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !keys.some((key) => name.startsWith(`${key}_`))));

/** What came out of the roaster, in g. */
const weightIn = ({ [ROASTED]: held }: Row): Profile =>
  typeof held === 'number' ? { roasted_g: numberIn(mass, held) } : {};

/** Checks as readings. */
const checkedIn = (typed: Profile): TypedReading[] =>
  CHECK_KEYS.flatMap((key) => {
    const [ms, bean = null, air = null] = ['term', 'bean', 'air'].map((part) => typed[`${key}_${part}`]);
    return typeof ms === 'number' ? [{ s: ms / 1000, bean, air }] : [];
  }).sort((a, b) => a.s - b.s);

/** What else of a record belongs to the log of its roast. */
export const metaIn = (row: Row): Partial<Meta> => {
  const read = (name: string, field: PointField) => {
    const held = row[name];
    return typeof held === 'number' ? numberIn(field, held) : null;
  };
  return {
    green_g: read('greenbean_total_mass', mass),
    moisture_green: read('greenbean_moisture', percent),
    moisture_roasted: read('roasting_moisture', percent),
  };
};

/** Whether a record says anything of how its roast went, besides when it began. */
export const hasProfile = (row: Row): boolean => PROFILE.some((name) => name !== BEGAN && (row[name] ?? null) !== null);
