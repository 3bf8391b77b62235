import type { OrgKind } from '@hanjan/core';
import { mayOpen, PLACES } from '@hanjan/model/menu.ts';
import { useQueries } from '@tanstack/react-query';
import { read } from '../../base/api/call.ts';
import { type Orgs, useOrgs } from '../../base/session/org.ts';
import { useActor } from '../../base/session/session.ts';
import { clientOf } from '../../records/lookup/clients.ts';
import { showing } from '../../records/store/renew.ts';

/** Places where records wait for an answer: of whom, which they are, and where they are counted. */
const WAITING: Readonly<Record<string, { readonly kind: OrgKind; readonly entity: string; readonly api: string }>> = {
  '/cafe/etc/signup': { kind: 'cafe', entity: 'cafe_user', api: '/api/cafe/user/signup' },
  '/roaster/etc/signup': { kind: 'roaster', entity: 'roaster_user', api: '/api/roaster/user/signup' },
  '/roaster/customer/registercafe': { kind: 'roaster', entity: 'roaster_cafe', api: '/api/roaster/cafe/register' },
};
/** Which of them wait; whatever is on hold has been looked at. */
const STATE = 'WTSGNP';

/** The list of a place, narrowed to what waits there. */
export const waitingPath = (path: string): string => `${path}?${WAITING[path]?.entity}_auth=${STATE}`;

/** How many records wait at some places altogether, in the organisation where the person works; asked of whoever answers them. */
export function useWaiting(paths: readonly string[]): number {
  const actor = useActor();
  const { chosen }: Orgs = useOrgs();
  const asked = paths.flatMap((path) => {
    const place = WAITING[path];
    const tab = PLACES.find((one) => one.tab.path === path)?.tab;
    const auth_seq = place && chosen[place.kind];
    return place && tab && auth_seq && mayOpen(actor, tab) ? [{ ...place, auth_seq }] : [];
  });
  const auth_seq = asked[0]?.auth_seq ?? null;
  return useQueries(
    {
      queries: asked.map(({ kind, entity, api }) => ({
        queryKey: [...showing(entity), 'waiting', api],
        queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
          const body = { list_count: 1, filters: { [`${entity}_auth`]: [STATE] } };
          const { pagination } = await read('POST', `${api}/list`, body, { org: { kind, auth_seq }, signal });
          return pagination?.total ?? 0;
        },
        staleTime: 60_000,
      })),
      combine: (answers) => answers.reduce((sum, { data }) => sum + (data ?? 0), 0),
    },
    clientOf(actor.user_seq, auth_seq),
  );
}
