import type { Row, Screen } from '@hanjan/core';
import { orgOf, screenIn } from '../../../base/api/org_call.ts';
import { currentLocale } from '../../../base/texts/index.ts';
import { screenNamed } from '../../../records/catalogue.ts';
import { bothNames, labelOf } from '../../../records/lookup/label.ts';
import { offeredRecords } from '../../../records/store/calls.ts';
import type { Named } from './match.ts';

/** A recipe that a roast may be after, or a machine that it was roasted on. */
export interface Recipe extends Named {
  readonly label: string;
}

/** A green lot that a roast may be of: a bean's of a year. */
export interface Lot extends Recipe {
  readonly bean: number;
  readonly year: number;
}

/** What logs are matched to. */
export interface Targets {
  readonly recipes: readonly Recipe[];
  readonly lots: readonly Lot[];
  readonly machines: readonly Recipe[];
}

/** The recipes, lots and machines that somebody sees, also those out of use: roasts of the past are of them. */
export async function readTargets(screen: Screen): Promise<Targets> {
  const [recipes, lots, machines] = await Promise.all([
    readAll(screen, 'roaster_roasting'),
    readAll(screen, 'roaster_greenbean_year'),
    readAll(screen, 'roaster_equip', { equip_type: 'RSTR' }),
  ]);
  const plain = ({ row, ...named }: Recipe & { readonly row: Row }): Recipe => named;
  return {
    recipes: recipes.map(plain),
    machines: machines.map(plain),
    lots: lots.map(({ row, ...named }) => ({
      ...named,
      bean: Number(row.greenbean_roaster_seq),
      year: Number(row.greenbean_year),
    })),
  };
}

async function readAll({ org }: Screen, name: string, only: Row = {}): Promise<(Recipe & { readonly row: Row })[]> {
  const known = screenNamed(name);
  if (!known) return [];
  const screen = org === undefined ? known : screenIn(known, org);
  const { entity } = screen;
  const read = (is_used: boolean) => offeredRecords(`${screen.path}/code`, orgOf(screen), { ...only, is_used });
  const answers = await Promise.all([read(true), read(false)]);
  return answers.flatMap(({ result, resultName }) =>
    result.map((one) => {
      const row = { ...one, resultName };
      const { plain, locale } = bothNames(entity, row);
      const label = labelOf(entity, row, currentLocale());
      const year = typeof one.greenbean_year === 'number' ? ` · ${one.greenbean_year}` : '';
      return { key: Number(one[entity.key]), names: [plain, locale].filter(Boolean), label: label + year, row };
    }),
  );
}
