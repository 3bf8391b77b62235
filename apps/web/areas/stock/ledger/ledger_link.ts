import { findPlace, mayOpen } from '@hanjan/model/menu.ts';
import { useActor } from '../../../base/session/session.ts';

/** The page of the materials ledger. */
export const LEDGER = '/roaster/inventory/ledger';

/** Whether the person may open the ledger. */
export function useMayLedger(): boolean {
  const actor = useActor();
  const tab = findPlace(LEDGER)?.tab;
  return tab !== undefined && mayOpen(actor, tab);
}
