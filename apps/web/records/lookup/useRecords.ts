import type { Row } from '@hanjan/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSettled } from '../../base/store/useDebounced.ts';
import { renewedAt } from '../store/renew.ts';
import { type Found, foundQuery } from './found.ts';
import { lookUpAnew } from './looked_up.ts';
import { type Choosing, wantedBy } from './narrowing.ts';
import { retryOf } from './query.ts';
import { recordsLooked, recordsQuery, refKey, refQuery, withBeside } from './refs.ts';
import { seekQuery } from './seek.ts';

const WAIT_MS = 250;

/**
 * The records of an entity to choose from while a list of them is open. Where there are more than come at once, what is
 * typed and what the form says elsewhere is looked for at the server.
 */
export function useRecords(field: Choosing, related: Row, typed: string) {
  const { to } = field;
  const client = useQueryClient();
  const query = useQuery(recordsQuery(to));
  const isPart = query.data?.more ?? false;
  const searchTitle = useSettled(typed.trim(), WAIT_MS);
  const wanted = wantedBy(field, related);
  const isNarrow = searchTitle !== '' || Object.keys(wanted).length > 0;
  const sought = useSeek(to, { ...wanted, searchTitle }, isPart && isNarrow);
  const found = useFound(to, false);
  const rows = useMemo(() => query.data && withBeside(to, query.data.rows, found), [to, query.data, found]);
  return {
    rows,
    retry: retryOf(isPart ? sought : query),
    reload: () => lookUpAnew(client, recordsLooked(to)),
    part: isPart ? query.data?.rows.length : undefined,
    isSeeking: isPart && (sought.isFetching || searchTitle !== typed.trim()),
  };
}

/** Looks for records at the server as long as somebody needs them. */
const useSeek = (to: string, body: Row, enabled: boolean) =>
  useQuery({ ...seekQuery(useQueryClient(), to, body), enabled });

/** What was found beside the records that come at once, in use or not, unless some were changed here since. */
export function useFound(to: string, isUnused: boolean): readonly Found[] | undefined {
  const { data: beside } = useQuery(foundQuery(to));
  return useMemo(() => {
    const changed_at = renewedAt(recordsLooked(to).entities);
    return beside?.filter((row) => row.isUnused === isUnused && row.as_of === changed_at);
  }, [to, isUnused, beside]);
}

/** All records of an entity that are known here, undefined until the first are. */
export function useKnown(to: string): readonly Row[] | undefined {
  const { data: rows } = useQuery(refQuery(to));
  const { data: beside } = useQuery(foundQuery(to));
  return useMemo(() => rows && withBeside(to, rows, beside), [to, rows, beside]);
}

/** A record among those, as far as it is. */
export const useKnownRecord = (to: string, key: number | null): Row | undefined =>
  useKnown(to)?.find((row) => refKey(to, row) === key);
