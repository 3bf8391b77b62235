import type { PlannedPour, Row } from '@hanjan/core';
import { t } from '../i18n/index.ts';

/** What is poured when, and when the brew ends, in ms; null where nobody says. */
export interface Plan {
  readonly pours: readonly PlannedPour[];
  readonly end: number | null;
}

/** The plan in the fields of a recipe or brew. */
export const planOf = (_fields: Row): Plan => ({ pours: [{ term: 0, mass: null }], end: null });

/** The fields of the steps that a plan fills, null where it says nothing. */
export const stepsOf = (_plan: Plan): Row => ({});

/** What the pour of a place is called, counted from 0. */
export const pourName = (nth: number, isEspresso = false): string =>
  isEspresso
    ? t(nth === 0 ? 'pour_espresso' : 'pour_espresso_nth', { nth: nth + 1 })
    : t(nth === 0 ? 'pour_bloom' : 'pour_nth', { nth });
