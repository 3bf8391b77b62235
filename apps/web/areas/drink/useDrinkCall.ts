import { useQuery } from '@tanstack/react-query';
import { type Refused, read } from '../../base/api/call.ts';
import type { CallOrg } from '../../base/api/org_call.ts';
import { showing } from '../../records/store/renew.ts';

/**
 * What is worked out of drinks, by a call. It is asked again whenever it is opened: it is made of what was bought, received
 * and written of several kinds. What stood there stays while another page of it is asked for.
 */
export const useDrinkCall = <T>(org: CallOrg | undefined, path: string, body: object) =>
  useQuery<T, Refused>({
    queryKey: [...showing('cafe_drink'), path, org?.auth_seq, body],
    queryFn: async ({ signal }) => (await read<T>('POST', path, body, { signal, org })).result,
    placeholderData: (before) => before,
    staleTime: 0,
  });
