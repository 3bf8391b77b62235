import type { Row, Screen } from '@hanjan/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Answer, call } from '../../api/call.ts';

/** A record as the server shows it: its fields, its version, and what may be done with it. */
export interface StoredRecord extends Row {
  readonly version: number;
  readonly rgst_at: string;
  readonly edit_at: string | null;
  readonly can: { readonly edit: boolean; readonly remove: boolean; readonly fields: readonly string[] };
}

/** The server did not answer with a record. */
export class RecordRefused extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(answer.description);
    this.answer = answer;
  }
}

export const recordQuery = (screen: Screen, id: string) =>
  queryOptions<StoredRecord, RecordRefused>({
    queryKey: ['record', screen.name, id],
    queryFn: async ({ signal }) => {
      const path = `${screen.path}/detail/${encodeURIComponent(id)}`;
      const answer = await call<StoredRecord>('GET', path, undefined, { signal });
      if (answer.status !== 'OK') throw new RecordRefused(answer);
      return answer.result;
    },
    retry: false,
  });

/** One record. What was there stays while it is asked for again; a new record asks for nothing. */
export function useRecord(screen: Screen, id: string | null) {
  return useQuery({ ...recordQuery(screen, id ?? ''), enabled: id !== null, refetchOnWindowFocus: false });
}
