import { flattened, pick, type ResultNames, type Row, type Screen } from '@hanjan/core';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Refused } from '../../base/api/call.ts';
import { isObject } from '../../base/store/storage.ts';
import { listedRow, orSeen, type Seen, seenAt } from '../seen/or_seen.ts';
import { readRecord, readRecordById } from './calls.ts';
import { showing } from './renew.ts';

/** A record as the server shows it: its fields, its version, and what may be done with it. */
export interface StoredRecord extends Row, Seen {
  readonly version: number;
  readonly rgst_at: string;
  readonly edit_at: string | null;
  /** Who wrote and edited it last; null when the server does not say. */
  readonly rgst_user: string | null;
  readonly edit_user: string | null;
  /** The numbers of their accounts, where the server says them: to the super administrator alone. */
  readonly rgst_by?: number | null;
  readonly edit_by?: number | null;
  /** The names behind its references. */
  readonly resultName?: ResultNames | undefined;
  readonly can: {
    readonly edit: boolean;
    readonly remove: boolean;
    readonly fields: readonly string[];
    /** Nobody can edit it here any more. */
    readonly closed: boolean;
  };
}

export const recordQuery = (screen: Screen, key: number) =>
  queryOptions<StoredRecord, Refused>({
    queryKey: [...showing(screen.entity.name), 'record', screen.name, key],
    queryFn: (context) => {
      const { client, signal } = context;
      return orSeen(
        context,
        isRecord,
        () => fetchRecord(client, screen, readRecord(screen, key, { signal })),
        () => listedRecord(client, screen, { [screen.entity.key]: key }),
      );
    },
    retry: false,
  });

/** The key behind a public id; the record that came with it is there at once. */
const keyQuery = (screen: Screen, id: Row) =>
  queryOptions<number, Refused>({
    queryKey: ['key', screen.name, id],
    queryFn: (context) => {
      const { client, signal } = context;
      const { key: name } = screen.entity;
      const ask = async () => {
        const record = await fetchRecord(client, screen, readRecordById(screen, id, { signal }));
        const key = Number(record[name]);
        client.setQueryData(recordQuery(screen, key).queryKey, record);
        return key;
      };
      const listed = async () => Number((await listedRecord(client, screen, id))?.[name]) || null;
      return orSeen(context, isKey, ask, listed);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Whether what is stored on this device is a record, or the key of one. */
const isRecord = (data: unknown): data is StoredRecord =>
  isObject(data) && typeof data.version === 'number' && isObject(data.can);
const isKey = (data: unknown): data is number => typeof data === 'number';

/** Nothing can be done with a record of which only a row of a list was seen. */
const NOTHING: StoredRecord['can'] = { edit: false, remove: false, fields: [], closed: false };

/** A record as far as lists have shown it on this device, by fields that name it. */
async function listedRecord(client: QueryClient, screen: Screen, named: Row): Promise<StoredRecord | null> {
  const isIt = (row: Row) => Object.entries(named).every(([name, value]) => row[name] === value);
  const { row, resultName, seen_at } = (await listedRow(client, screen.name, isIt)) ?? {};
  if (!row) return null;
  const nobody = { rgst_user: null, edit_user: null };
  const record = { ...row, ...nobody, resultName, seen_at, isListed: true, can: NOTHING };
  return isRecord(record) ? record : null;
}

/** A record as it was answered; from then on its key is known by its public id. */
async function fetchRecord(client: QueryClient, screen: Screen, asked: Promise<Answer<Row>>): Promise<StoredRecord> {
  const { result, resultName } = await asked;
  const { id, key } = screen.entity;
  client.setQueryData(keyQuery(screen, pick(result, id)).queryKey, Number(result[key]));
  return { ...(flattened(screen, result) as StoredRecord), resultName };
}

/** What came with a public id, or was asked for before the page was there, is not asked for a second time. */
const JUST_NOW_MS = 1_000;

/** Fetches what the page of a record begins with. */
export const fetchFirst = (client: QueryClient, screen: Screen, id: Row): Promise<void> => {
  const key = id[screen.entity.key];
  if (typeof key !== 'number') return client.prefetchQuery(keyQuery(screen, id));
  return client.prefetchQuery({ ...recordQuery(screen, key), staleTime: JUST_NOW_MS });
};

/** One record by its id. What was there stays while it is asked for again; a new record asks for nothing. */
export function useRecord(screen: Screen, id: Row | undefined) {
  const named = id?.[screen.entity.key] as number | undefined;
  const isPublic = id !== undefined && named === undefined;
  const behind = useQuery({ ...keyQuery(screen, id ?? {}), enabled: isPublic, refetchOnWindowFocus: false });
  const key = named ?? behind.data;
  const found = useQuery({
    ...recordQuery(screen, key ?? 0),
    enabled: key !== undefined,
    refetchOnWindowFocus: false,
    // A copy is asked for anew as soon as the server is back.
    staleTime: ({ state }) => (state.data?.seen_at === undefined ? JUST_NOW_MS : 0),
  });
  const { error, refetch } = key === undefined ? behind : found;
  return { key, record: found.data, error, refetch, seenAt: seenAt(found) };
}
