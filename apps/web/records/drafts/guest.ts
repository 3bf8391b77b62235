import { readStored, writeStored } from '../../base/store/storage.ts';
import { type Draft, isSamePlace, type Place } from './draft.ts';
import { draftToOpen } from './keeper.ts';
import { markDraft } from './open_keepers.ts';
import { drafts, GUEST } from './store.ts';

/** Under which a tab remembers that somebody wrote in it before signing in. */
const WROTE = 'hanjan.guest';

/** What a guest goes on with: what they wrote last, unless something else is about to be typed into a new record. */
export function guestDraft(place: Place, isFilled: boolean): Draft | null {
  writeStored('tab', WROTE, true);
  const newest = () => drafts.of(GUEST).find((draft) => isSamePlace(draft, place)) ?? null;
  return draftToOpen(place) ?? (isFilled ? null : newest());
}

/**
 * Whoever signs in where they wrote as a guest goes on with that. What guests wrote in other tabs stays: it may be
 * somebody else's.
 */
export function adoptDrafts(owner: string): void {
  if (readStored('tab', WROTE) !== true) return;
  writeStored('tab', WROTE, null);
  const [newest] = drafts.of(GUEST);
  for (const draft of drafts.of(GUEST)) if (drafts.put({ ...draft, owner })) drafts.drop(GUEST, draft.id);
  if (newest) markDraft(newest.id);
}
