import type { ResultNames, Row, Screen } from '@hanjan/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Refused, read } from '../../api/call.ts';

/** A record as the server shows it: its fields, its version, and what may be done with it. */
export interface StoredRecord extends Row {
  readonly version: number;
  readonly rgst_at: string;
  readonly edit_at: string | null;
  /** Who wrote and edited it last; null when the server does not say. */
  readonly rgst_user: string | null;
  readonly edit_user: string | null;
  /** The names behind its references. */
  readonly resultName?: ResultNames | undefined;
  readonly can: { readonly edit: boolean; readonly remove: boolean; readonly fields: readonly string[] };
}

export const recordQuery = (screen: Screen, key: number) =>
  queryOptions<StoredRecord, Refused>({
    queryKey: ['record', screen.name, key],
    queryFn: async ({ signal }) => {
      const path = `${screen.path}/detail/${key}`;
      const { result, resultName } = await read<StoredRecord>('GET', path, undefined, { signal });
      return { ...result, resultName };
    },
    retry: false,
  });

/** One record. What was there stays while it is asked for again; a new record asks for nothing. */
export const useRecord = (screen: Screen, key: number | undefined) =>
  useQuery({ ...recordQuery(screen, key ?? 0), enabled: key !== undefined, refetchOnWindowFocus: false });
