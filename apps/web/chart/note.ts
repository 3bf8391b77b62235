import { isSame, pick, type Row } from '@hanjan/core';
import { useLocation } from 'wouter';
import type { Draft } from '../drafts/draft.ts';
import { markDraft } from '../drafts/keeper.ts';
import { drafts } from '../drafts/store.ts';
import { searchFrom, typeLater } from '../history/typed.ts';
import { currentPerson, whenKnown } from '../session.ts';

/** Where somebody's own notes are written: named here, because all that defines a note is more than a public page needs. */
const NOTE = { name: 'user_cupnote', path: '/user/usernote/coffeenote/write' } as const;

/**
 * Opens the form of a new note in which the work at a chart stands as if it had been typed. A guest signs in on the way.
 * Whoever has begun a note with the same work goes on with that; any other unsaved note stays as it is.
 */
export function useNote(chart: string): (fields: Row) => Promise<void> {
  const [, navigate] = useLocation();
  return async (fields) => {
    // A page of a chart is there before it is known whose drafts there are.
    await whenKnown();
    const owner = currentPerson()?.user_uuid;
    const begun = owner ? draftWith(drafts.of(owner), fields) : null;
    markDraft(begun?.id ?? null);
    if (!begun) typeLater(NOTE, null, fields, chart);
    navigate(NOTE.path + searchFrom(chart));
  };
}

/** The unsaved new note that holds these fields already, if there is one. */
export function draftWith(all: readonly Draft[], fields: Row): Draft | null {
  const names = Object.keys(fields);
  const holds = ({ before, values }: Draft) => isSame(pick({ ...before, ...values }, names), pick(fields, names));
  const isNote = ({ screen, key }: Draft) => screen === NOTE.name && key === null;
  return (names.length > 0 && all.find((draft) => isNote(draft) && holds(draft))) || null;
}
