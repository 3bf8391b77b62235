import type { Screen } from '@hanjan/core';
import { OWNERSHIP_OFFER, type Ownership } from '@hanjan/model/ownership.ts';
import { useQuery } from '@tanstack/react-query';
import { type Refused, read } from '../../base/api/call.ts';
import { orgOf } from '../../base/api/org_call.ts';
import { useActor } from '../../base/session/session.ts';
import { clientOf } from '../../records/lookup/clients.ts';
import { showing } from '../../records/store/renew.ts';

/** How ownership of the organisation of a screen stands, as an owner sees it or a senior manager. */
export function useOwnership(screen: Screen, isOwner: boolean) {
  const { user_seq } = useActor();
  return useQuery<Ownership, Refused>(
    {
      queryKey: [...showing(OWNERSHIP_OFFER), screen.path, isOwner],
      queryFn: async ({ signal }) =>
        (await read<Ownership>('GET', `${screen.path}/offer`, undefined, { org: orgOf(screen), signal })).result,
      retry: false,
    },
    clientOf(user_seq, screen.org ?? null),
  );
}
