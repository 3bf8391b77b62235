import type { Screen } from '@hanjan/core';
import { readStored, writeStored } from '../../base/store/storage.ts';
import { createStore, type Store } from '../../base/store/store.ts';
import type { Form } from '../form/store.ts';
import type { Draft } from './draft.ts';

/** How the writing of a form is kept. */
export interface Keeping {
  /** It goes on with a draft that is not saved yet. */
  readonly isResumed: boolean;
  /** The device does not take it: only this page holds what is typed. */
  readonly isRefused: boolean;
  /** Another tab goes on with what was typed here. */
  readonly isTaken: boolean;
}

/** Keeps what is typed into one form on this device until it is saved or thrown away. */
export interface Keeper {
  readonly form: Form;
  readonly state: Store<Keeping>;
  /** Of the draft in which it is kept now. */
  id(): string;
  isUnsaved(): boolean;
  /** Whether it is of a record of a screen, or (null) of a new one. */
  isOf(screen: string, key: number | null): boolean;
  /** Keeps at once what was typed last. */
  flush(): void;
  /** What was typed is not wanted any more. */
  discard(): void;
  /** Keeps nothing more of it once somebody else takes it: answers what they took, or null where they do not. */
  handOver(take: (draft: Draft) => boolean): Draft | null;
  /** Begins to keep; answers how to end. */
  begin(): () => void;
}

/** Keepers add and remove themselves. */
export const open = new Set<Keeper>();

/** The keepers of the forms that are open in this page. */
export const openKeepers = (): readonly Keeper[] => [...open];

/** Whether a form over a record, or (null) over a new one, is open in this page with something that is not saved. */
export const isWriting = ({ name }: Screen, key: number | null): boolean =>
  openKeepers().some((keeper) => keeper.isOf(name, key) && keeper.isUnsaved());

/** What keeps a form of this page; null when nothing does. */
export const keeperOf = (form: Form): Keeper | null => openKeepers().find((keeper) => keeper.form === form) ?? null;

/** Whether a form of this page goes on with a draft. */
export const isKeptHere = (id: string): boolean => openKeepers().some((keeper) => keeper.id() === id);

/** Under which this tab remembers the draft that it is in the middle of. */
const MARK = 'hanjan.writing';

/** This tab is in the middle of a draft from now on, or of none. */
export const markDraft = (id: string | null): void => writeStored('tab', MARK, id);

/** The draft that it is in the middle of. */
export const markedDraft = (): unknown => readStored('tab', MARK);

/** A draft that is to be gone on with on the page of its form, whatever stands there. */
export const wantedDraft = createStore<Draft | null>(null);
