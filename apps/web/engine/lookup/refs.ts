import type { Row } from '@hanjan/core';
import { lookups } from '@hanjan/model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { LOOKUP_STALE_MS } from './codes.ts';

/** Every record of an entity that can be chosen, with the fields its look-up is narrowed by. */
export const refQuery = (to: string) =>
  queryOptions({
    queryKey: ['lookup', to],
    queryFn: async () => {
      const lookup = lookups[to];
      if (!lookup) throw new Error(`there is no look-up of ${to}`);
      const answer = await call<readonly Row[]>('POST', lookup.path, {});
      if (answer.status !== 'OK') throw new Error(answer.description);
      return answer.result;
    },
    retry: 2,
    staleTime: LOOKUP_STALE_MS,
    gcTime: LOOKUP_STALE_MS,
  });

export const useRefs = (to: string): readonly Row[] | undefined => useQuery(refQuery(to)).data;

/** The key of a record of a look-up. */
export const refKey = (to: string, row: Row): number => Number(row[lookups[to]?.entity.key ?? '']);

/** The name of a record of a look-up: the locale name in Korean when it has one, the plain name otherwise. */
export function refName(to: string, row: Row, locale: string): string {
  const label = lookups[to]?.entity.label;
  if (!label) return '';
  const local = locale === 'ko' ? row[label.locale] : null;
  return String(local ?? row[label.plain] ?? '');
}
