import { CAFE_TRACE_PATH, type CafeTrace } from '@hanjan/model/cafe/trace.ts';
import { TRACE_PATH, type Trace, type TraceOf } from '@hanjan/model/roaster/trace/trace.ts';
import { useQuery } from '@tanstack/react-query';
import { type Refused, read } from '../../../base/api/call.ts';
import { useCallOrg } from '../calls.ts';

/** The chain of a lot. It is asked again whenever it is opened: it is made of all kinds of records. */
export function useTrace({ kind, lot }: TraceOf) {
  const org = useCallOrg('roaster');
  return useQuery<Trace, Refused>({
    queryKey: ['trace', org.auth_seq, kind, lot],
    queryFn: async ({ signal }) => (await read<Trace>('POST', TRACE_PATH, { kind, lot }, { signal, org })).result,
    staleTime: 0,
  });
}

/** A received lot by its key, or by that of a brew of it. */
export type CafeAsked = { readonly lot: number } | { readonly brew: number };

/** A received lot, up to its batch and down to its cups, likewise. */
export function useCafeTrace(of: CafeAsked) {
  const org = useCallOrg('cafe');
  return useQuery<CafeTrace, Refused>({
    queryKey: ['trace', org.auth_seq, of],
    queryFn: async ({ signal }) => (await read<CafeTrace>('POST', CAFE_TRACE_PATH, of, { signal, org })).result,
    staleTime: 0,
  });
}
