import { isSame, pick, type Row } from '@hanjan/core';
import { useLocation } from 'wouter';
import { currentPerson, whenKnown } from '../../base/session/session.ts';
import type { Draft } from '../drafts/draft.ts';
import { markDraft } from '../drafts/open_keepers.ts';
import { drafts, GUEST } from '../drafts/store.ts';
import { searchFrom, typeLater } from './typed.ts';

/** A screen by name, and where its new records are written: all that defines it is more than a public page needs. */
export interface Written {
  readonly name: string;
  readonly path: string;
}

/** What else the form is handed. */
export interface Handed {
  /** The brew that the work is of. */
  readonly run?: string;
  /** Nothing is left to write: the form saves at once, and stays open only where something is wrong. */
  readonly saves?: boolean;
}

/**
 * Opens the form of a new record in which the work of a page stands as if it had been typed. A guest signs in on the way.
 * Whoever has begun a record with the same work goes on with that; any other unsaved one stays as it is. A brew that the
 * work is of is dropped once the form has it.
 */
export async function openNew(
  navigate: (to: string) => void,
  screen: Written,
  from: string,
  fields: Row,
  { run, saves = false }: Handed = {},
): Promise<void> {
  // A page of a chart is there before it is known whose drafts there are.
  await whenKnown();
  const owner = currentPerson()?.user_uuid ?? GUEST;
  const begun = draftWith(drafts.of(owner), screen, fields);
  markDraft(begun?.id ?? null);
  typeLater(screen, null, begun ? {} : fields, { from, ...(run && { run }), ...(saves && { saves }) });
  navigate(screen.path + searchFrom(from));
}

/** Opens it from the page that is shown. */
export function useNewRecord(screen: Written, from: string): (fields: Row, handed?: Handed) => Promise<void> {
  const [, navigate] = useLocation();
  return (fields, handed) => openNew(navigate, screen, from, fields, handed);
}

/** The unsaved new record of a screen that holds these fields already, if there is one. */
export function draftWith(all: readonly Draft[], { name }: Written, fields: Row): Draft | null {
  const names = Object.keys(fields);
  const holds = ({ before, values }: Draft) => isSame(pick({ ...before, ...values }, names), pick(fields, names));
  const isOne = (draft: Draft) => draft.screen === name && draft.key === null && !draft.waiting;
  return (names.length > 0 && all.find((draft) => isOne(draft) && holds(draft))) || null;
}
