import { REFERENCE } from '@hanjan/model/reference/names.ts';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { connection } from '../../base/api/connection.ts';
import { onReferenceChange } from '../../base/api/reference_mark.ts';
import { keepLater } from '../seen/or_seen.ts';
import { renew, renewIn } from '../store/renew.ts';
import { CODES, groupLooked } from './group.ts';
import { kept } from './kept.ts';
import { follow } from './looked_up.ts';

const clients = new Map<string, QueryClient>();

/** Whatever was loaded for somebody since the product was opened. */
export const allClients = (): QueryClient[] => [...clients.values()];

// What is shown is asked for again once the server is there again, whether it was away itself or the network.
onlineManager.setEventListener((setOnline) =>
  connection.subscribe(() => setOnline(connection.get().state === 'online')),
);

// What an administrator changed anywhere is asked for again, and answered in a word where that was something else.
onReferenceChange(() => void renew(REFERENCE));

/**
 * What was loaded for one person in one organisation, or in none. It stays while the product is open, so that going
 * back finds the list as it was; nobody sees what was loaded for another.
 */
export function clientOf(user_seq: number | null, auth_seq: number | null): QueryClient {
  const name = `${user_seq} ${auth_seq}`;
  const known = clients.get(name);
  if (known) return known;
  kept.open();
  // A machine without a network still reaches the server that runs on it; and whoever reaches none is told so at once.
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, meta: { user_seq, auth_seq } },
    },
  });
  for (const other of clients.values()) copyCodes(other, client);
  renewIn(client);
  keepLater(client);
  clients.set(name, client);
  return client;
}

/** Codes are the same for everybody. */
function copyCodes(from: QueryClient, to: QueryClient): void {
  for (const { queryKey, state } of from.getQueryCache().findAll({ queryKey: [CODES] })) {
    if (state.data === undefined) continue;
    to.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
    follow(to, groupLooked(String(queryKey[1])));
  }
}
