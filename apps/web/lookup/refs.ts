import type { Row } from '@hanjan/core';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../api/call.ts';
import { labelOf } from './label.ts';
import { LOOKUP } from './query.ts';
import { sourceOf } from './source.ts';

/**
 * What every query for records of an entity to choose from begins with. It names no organisation: each one has a
 * QueryClient of its own.
 */
export const refQueryKey = (to: string) => ['lookup', to] as const;

/** Every record of an entity that can be chosen, with the fields its look-up is narrowed by. */
export const refQuery = (to: string) =>
  queryOptions({
    ...LOOKUP,
    queryKey: refQueryKey(to),
    queryFn: async (): Promise<readonly Row[]> => {
      const { result, resultName } = await read<readonly Row[]>('POST', sourceOf(to).path, {});
      return result.map((row) => ({ ...row, resultName }));
    },
  });

/** The key of a record of a look-up. */
export const refKey = (to: string, row: Row): number => Number(row[sourceOf(to).entity.key]);

/** The name of a record of a look-up. */
export const refName = (to: string, row: Row, locale: string): string => labelOf(sourceOf(to).entity, row, locale);
