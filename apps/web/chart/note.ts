import { isSame, pick, type Row } from '@hanjan/core';
import { useLocation } from 'wouter';
import type { Draft } from '../drafts/draft.ts';
import { markDraft } from '../drafts/keeper.ts';
import { drafts } from '../drafts/store.ts';
import { searchFrom, typeLater } from '../history/typed.ts';
import { currentPerson } from '../session.ts';

/** Where somebody's own notes are written. */
const NOTE = { name: 'user_cupnote', path: '/user/usernote/coffeenote/write' } as const;

/**
 * Opens the form of a new note in which the work at a chart stands as if it had been typed. A guest signs in on the way.
 * Whoever has begun a note with the same work goes on with that; any other unsaved note stays as it is.
 */
export function useNote(chart: string): (fields: Row) => void {
  const [, navigate] = useLocation();
  return (fields) => {
    const begun = draftWith(fields);
    markDraft(begun);
    if (begun === null) typeLater(NOTE, null, fields, chart);
    navigate(NOTE.path + searchFrom(chart));
  };
}

/** The unsaved new note that holds these fields already. */
function draftWith(fields: Row): string | null {
  const owner = currentPerson()?.user_uuid;
  const names = Object.keys(fields);
  if (!owner || names.length === 0) return null;
  const all = drafts.of(owner).filter(({ screen, key }) => screen === NOTE.name && key === null);
  const holds = ({ before, values }: Draft) => isSame(pick({ ...before, ...values }, names), pick(fields, names));
  return all.find(holds)?.id ?? null;
}
