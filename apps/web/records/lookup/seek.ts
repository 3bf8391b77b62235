import type { Row } from '@hanjan/core';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { renewedAt } from '../store/renew.ts';
import { type Found, foundQuery } from './found.ts';
import { follow } from './looked_up.ts';
import { askRecords, recordsLooked, refKey } from './refs.ts';

/** Looks for records that fit as long as somebody needs them. */
export const seekQuery = (client: QueryClient, to: string, body: Row) =>
  queryOptions({ queryKey: ['sought', to, body], queryFn: () => seek(client, to, body), retry: false });

/** Asks the server for records that fit, and keeps them in addition to those that are offered at once; answers how many they are. */
export async function seek(client: QueryClient, to: string, body: Row): Promise<number> {
  const { entities } = recordsLooked(to);
  follow(client, { queryKey: ['sought', to], entities });
  const as_of = renewedAt(entities);
  const { rows } = await askRecords(to, client.getDefaultOptions().queries?.meta, body);
  const isUnused = body.is_used === false;
  const found: Found[] = rows.map((row) => ({ ...row, isUnused, as_of }));
  const keys = new Set(found.map((row) => refKey(to, row)));
  client.setQueryData(foundQuery(to).queryKey, (before = []) => [
    ...before.filter((row) => !keys.has(refKey(to, row))),
    ...found,
  ]);
  return rows.length;
}
