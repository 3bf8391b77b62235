import type { Screen } from '@hanjan/core';
import type { QueryClient } from '@tanstack/react-query';
import { loadScreen } from '../catalogue.ts';
import { codeQuery } from './codes.ts';
import { askedBy } from './names.ts';
import { recordsQuery } from './refs.ts';

/** Looks up what the form of a screen chooses from, with all that draws it, so that it opens without a network too. */
export async function lookUpAhead(client: QueryClient, { name, entity }: Screen): Promise<void> {
  await loadScreen(name);
  const { groups, targets } = askedBy(entity.fields);
  await Promise.all([
    ...groups.map((group) => client.prefetchQuery(codeQuery(group))),
    ...targets.map((to) => client.prefetchQuery(recordsQuery(to))),
  ]);
}
