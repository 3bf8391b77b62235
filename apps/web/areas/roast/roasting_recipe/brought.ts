import { pick, type Row } from '@hanjan/core';
import type { QueryClient } from '@tanstack/react-query';
import { screenNamed } from '../../../records/catalogue.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { FROM_RECIPE, plannedQuery } from './planned.ts';

/** What a recipe brings into a new roast of a day: its beans come with the lots that are used next. */
export async function broughtBy(client: QueryClient, recipe: number, day: unknown): Promise<Row | null> {
  const screen = screenNamed('roaster_roasting');
  if (!screen) return null;
  const [record, { green }] = await Promise.all([
    client.fetchQuery(recordQuery(screen, recipe)),
    client.fetchQuery(plannedQuery(recipe, day)),
  ]);
  return { ...pick(record, FROM_RECIPE), roasting_result_greenbean: green };
}
