import { findPlace, mayOpen } from '@hanjan/model/menu.ts';
import { useActor } from './session.ts';

/** Whether the person may open the page at an address. */
export function useMayOpen(path: string): boolean {
  const actor = useActor();
  const tab = findPlace(path)?.tab;
  return tab !== undefined && mayOpen(actor, tab);
}
