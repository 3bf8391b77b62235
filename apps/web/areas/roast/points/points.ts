import { type FieldOf, kindOf, type Row, roundTo } from '@hanjan/core';
import { profileFields } from '@hanjan/model/roaster/profile.ts';
import { CHECK_KEYS, type Point, type Profile, type TypedReading } from '@hanjan/roastlog/curve/points.ts';

/** A field in which a time or a number is typed. */
export type PointField = FieldOf<'term' | 'scaled'>;

/** What stands in the fields of a point. */
export const VALUES = ['term', 'bean', 'air'] as const;
export const INPUTS = ['input1', 'input2', 'input3'] as const;
export type PointValue = (typeof VALUES)[number] | (typeof INPUTS)[number];

export const fieldName = (point: Point, value: PointValue) => `${point}_${value}` as const;

/** The scale of a field: temperatures are stored ×100, and a profile has them in °C. */
const scaleOf = (field: PointField): number => (field.kind === 'scaled' ? field.scale : 1);

/** A number of a profile as its field holds it: to the nearest value that it can hold. */
export function heldOf(field: PointField, value: number | null | undefined): number | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  if (field.kind !== 'term') return roundTo(value * scaleOf(field), 1);
  const grain = field.tenths ? 100 : 1000;
  return Math.round(value / grain) * grain + 0;
}

/** What a field holds as a number of a profile. */
export const numberIn = (field: PointField, held: number): number => held / scaleOf(field);

/** A change of typed values in which undefined is what nobody typed. */
export const retyped = (typed: Profile, changed: Profile): Profile =>
  Object.fromEntries(Object.entries({ ...typed, ...changed }).filter(([, value]) => value !== undefined));

/**
 * What taking a point away changes: what was typed is forgotten, and what the file or the curve says of it is refused.
 * Bringing it back forgets that.
 */
export const pointGone = (point: Point, isGone: boolean): Profile => ({
  ...Object.fromEntries([...VALUES, ...INPUTS].map((value) => [fieldName(point, value), undefined])),
  [fieldName(point, 'term')]: isGone ? null : undefined,
});

/** Items of a row of readings. Their names are keys of texts. */
const TIME = 'roast_points_term';
const BEAN = 'roast_points_bean';
const AIR = 'roast_points_air';

/** How many readings can be typed: one a second of a short roast. More of them are a file. */
const MOST_READINGS = 600;
const items = {
  [TIME]: profileFields.roasting_check1_term,
  [BEAN]: profileFields.roasting_check1_bean,
  [AIR]: profileFields.roasting_check1_air,
};
export const readingsField = { kind: 'rows', of: items, max: MOST_READINGS } as const;
export const checksField = { kind: 'rows', of: items, max: CHECK_KEYS.length } as const;

const rowOf = (
  ms: number | null | undefined,
  bean: number | null | undefined,
  air: number | null | undefined,
): Row => ({
  [TIME]: heldOf(items[TIME], ms),
  [BEAN]: heldOf(items[BEAN], bean),
  [AIR]: heldOf(items[AIR], air),
});

/** What an item of a row says, where its kind takes it. */
function itemOf(row: Row, name: keyof typeof items): number | null {
  const held = row[name] ?? null;
  if (held === null || kindOf(items[name]).check(held, items[name])) return null;
  return numberIn(items[name], Number(held));
}

export const rowsOfReadings = (readings: readonly TypedReading[]): Row[] =>
  readings.map(({ s, bean, air }) => rowOf(s * 1000, bean, air));

/** The readings that rows say: those with a time and a temperature. */
export const readingsOf = (rows: readonly Row[]): TypedReading[] =>
  rows.flatMap((row) => {
    const [ms, bean, air] = [itemOf(row, TIME), itemOf(row, BEAN), itemOf(row, AIR)];
    return ms === null || (bean === null && air === null) ? [] : [{ s: ms / 1000, bean, air }];
  });

/** The checks of a profile as rows, up to the last one. */
export function rowsOfChecks(typed: Profile): Row[] {
  const rows = CHECK_KEYS.map((key) => rowOf(typed[`${key}_term`], typed[`${key}_bean`], typed[`${key}_air`]));
  return rows.slice(0, rows.findLastIndex((row) => Object.values(row).some((value) => value !== null)) + 1);
}

/** What rows of checks make of a profile. */
export const checksOf = (rows: readonly Row[]): Profile =>
  Object.fromEntries(
    CHECK_KEYS.flatMap((key, nth) => {
      const row = rows[nth] ?? {};
      return [
        [`${key}_term`, itemOf(row, TIME) ?? undefined],
        [`${key}_bean`, itemOf(row, BEAN) ?? undefined],
        [`${key}_air`, itemOf(row, AIR) ?? undefined],
      ];
    }),
  );

/** Rows in order of time; those without one stay behind, as they stood. */
export function inOrder(rows: readonly Row[]): readonly Row[] {
  const at = (row: Row) => itemOf(row, TIME) ?? Number.POSITIVE_INFINITY;
  const sorted = rows.toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b)));
  return sorted.every((row, nth) => row === rows[nth]) ? rows : sorted;
}
