import { date, ref, rows, serial } from '@hanjan/core';
import { defineEntity } from '../../define.ts';
import { charge } from '../roasting.ts';
import type { Wanted } from './production.ts';

const wanted = { min: 0, max: 20 } as const;

/** What somebody wants to have, and by when: a form that is never saved, and so no record of the catalogue. */
export const productionForm = defineEntity({
  name: 'roaster_production',
  scope: 'roaster',
  isView: true,
  key: 'production_seq',
  label: 'production_day',
  fields: {
    production_seq: serial({}),
    production_day: date({ required: true, initial: 'today' }),
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
});

/** What the rows of the form want, as far as they say what and how much. */
export function wantedIn(blends: unknown, roasts: unknown): Wanted[] {
  const of = (rows: unknown, kind: Wanted['of'], name: string) =>
    (Array.isArray(rows) ? rows : []).flatMap((row: Readonly<Record<string, unknown>>) => {
      const [key, mass] = [row[name], row.production_mass];
      return typeof key === 'number' && typeof mass === 'number' && mass > 0 ? [{ of: kind, key, mass }] : [];
    });
  return [...of(blends, 'blend', 'blending_seq'), ...of(roasts, 'roast', 'roasting_seq')];
}
