import type { Row } from '@hanjan/core';
import { lookups } from '@hanjan/model';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../api/call.ts';
import { labelOf } from './label.ts';
import { LOOKUP } from './query.ts';

const lookupOf = (to: string) => {
  const lookup = lookups[to];
  if (!lookup) throw new Error(`there is no look-up of ${to}`);
  return lookup;
};

/** Every record of an entity that can be chosen, with the fields its look-up is narrowed by. */
export const refQuery = (to: string) =>
  queryOptions({
    ...LOOKUP,
    queryKey: ['lookup', to],
    queryFn: async () => (await read<readonly Row[]>('POST', lookupOf(to).path, {})).result,
  });

/** The key of a record of a look-up. */
export const refKey = (to: string, row: Row): number => Number(row[lookupOf(to).entity.key]);

/** The name of a record of a look-up. */
export const refName = (to: string, row: Row, locale: string): string => labelOf(lookupOf(to).entity, row, locale);
