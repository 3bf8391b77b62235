import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { DELIVERED_CALL, type DeliveredHere } from '@hanjan/model/stock/delivered.ts';
import { useQuery } from '@tanstack/react-query';
import { type Refused, read } from '../../../base/api/call.ts';
import { showing } from '../../../records/store/renew.ts';
import { useCallOrg } from '../calls.ts';

/** What linked roasteries delivered to the cafe: of the batch of a lot, or, of no lot, all that is under way. */
export function useDelivered(lot: number | null) {
  const org = useCallOrg('cafe');
  return useQuery<readonly DeliveredHere[], Refused>({
    queryKey: [...showing(cafeReceived.name), 'delivered', org.auth_seq, lot],
    queryFn: async ({ signal }) =>
      (
        await read<readonly DeliveredHere[]>('POST', DELIVERED_CALL, lot === null ? {} : { received_seq: lot }, {
          signal,
          org,
        })
      ).result,
  });
}
