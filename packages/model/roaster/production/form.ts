import { checkField, checkRecord, date, type Entity, isDate, type Row, ref, rows, serial } from '@hanjan/core';
import { defineEntity } from '../../define.ts';
import { charge } from '../roasting.ts';
import type { Wanted } from './production.ts';

const wanted = { min: 0, max: 20 } as const;

/**
 * What somebody wants to have and by when, and when it is roasted: a form that is never saved, and so no record of the
 * catalogue. It is made for a day, because nothing is planned for one that has passed.
 */
export const productionForm = (today: string) =>
  defineEntity({
    name: 'roaster_production',
    scope: 'roaster',
    isView: true,
    key: 'production_seq',
    label: 'production_day',
    fields: {
      production_seq: serial({}),
      production_day: date({ required: true, initial: 'today', min: today }),
      production_roast_day: date({ required: true, initial: 'today', min: today }),
      production_blends: rows({
        of: { blending_seq: ref({ to: 'roaster_blending', required: true }), production_mass: charge },
        totals: ['production_mass'],
        ...wanted,
      }),
      production_roasts: rows({
        of: { roasting_seq: ref({ to: 'roaster_roasting', required: true }), production_mass: charge },
        totals: ['production_mass'],
        ...wanted,
      }),
    },
    react: {
      // What is needed earlier is roasted earlier.
      production_day: ({ production_day: day, production_roast_day: roasted }) =>
        isDate(day) && isDate(roasted) && day >= today && roasted > day ? { production_roast_day: day } : {},
    },
    rules: [
      {
        at: 'production_roast_day',
        from: ['production_day'],
        check: ({ production_day: day, production_roast_day: roasted }) =>
          isDate(day) && isDate(roasted) && roasted > day ? { key: 'field_maxValue', args: { max: day } } : null,
      },
    ],
  });

const DAYS = ['production_day', 'production_roast_day'];

/** The days of the form, as far as they can be planned with: no day to roast on where something is wrong with either. */
export function daysIn(form: Entity, values: Row): { readonly until: string | null; readonly on: string | null } {
  const faults = checkRecord(form, values, DAYS).map(({ name }) => name);
  const { production_day, production_roast_day } = values;
  return {
    until: faults.includes('production_day') ? null : String(production_day),
    on: faults.length > 0 ? null : String(production_roast_day),
  };
}

/** What the rows of the form want, as far as they say what, and how much within what a lot can hold. */
export function wantedIn(blends: unknown, roasts: unknown): Wanted[] {
  const of = (rows: unknown, kind: Wanted['of'], name: string) =>
    (Array.isArray(rows) ? rows : []).flatMap((row: Readonly<Record<string, unknown>>) => {
      const [key, mass] = [row[name], row.production_mass];
      const isSound = typeof mass === 'number' && checkField(charge, mass) === null;
      return typeof key === 'number' && isSound ? [{ of: kind, key, mass }] : [];
    });
  return [...of(blends, 'blend', 'blending_seq'), ...of(roasts, 'roast', 'roasting_seq')];
}
