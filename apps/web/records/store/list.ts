import type { Row, Screen } from '@hanjan/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '../../base/api/call.ts';
import { dropSeen, type Seen } from '../seen/or_seen.ts';
import { showing } from './renew.ts';
import { recordQuery } from './useRecord.ts';

/** A page of a list as the server answers it. */
export type ListAnswer = Answer<readonly Row[]> & Seen;

/** How the keys of all pages of a list begin. */
export const listKey = ({ name, entity }: Screen) => [...showing(entity.name), 'list', name] as const;

/** How the keys of what stands beside a record in its list begin, see `lists/walk`. */
export const walkKey = ({ name }: Screen) => ['walk', name] as const;

/**
 * A record was removed: it leaves the rows of a list before they are asked for again, what stands beside another one, and
 * the copies of this device.
 */
export function dropListed(client: QueryClient, screen: Screen, key: number): void {
  const { key: name } = screen.entity;
  dropSeen(client, recordQuery(screen, key).queryKey);
  client.setQueriesData<ListAnswer>({ queryKey: listKey(screen) }, (answer) =>
    answer ? { ...answer, result: answer.result.filter((row) => row[name] !== key) } : answer,
  );
  client.removeQueries({ queryKey: walkKey(screen) });
}
