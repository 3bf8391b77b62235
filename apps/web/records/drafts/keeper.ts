import type { Screen } from '@hanjan/core';
import { randomKey } from '../../base/api/random.ts';
import { readStored, writeStored } from '../../base/store/storage.ts';
import { createStore, type Store } from '../../base/store/store.ts';
import type { Form } from '../form/store.ts';
import { type Content, contentOf, isCopy, isSameContent, isSaved, type Standing, setAttempt } from './content.ts';
import { type Attempt, type Draft, isSamePlace, type Place } from './draft.ts';
import { drafts } from './store.ts';

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
  /** Begins to keep; answers how to end. */
  begin(): () => void;
}

interface Options {
  readonly form: Form;
  readonly place: Omit<Place, 'key'>;
  stands(): Standing;
  /** What the form was opened with. */
  readonly draft: Draft | null;
  /** All of it had been saved already. */
  readonly isSpent: boolean;
}

/** How long typing may wait until it is kept. */
const WAIT_MS = 300;
/** A text of so many letters takes long to be kept, so that it waits longer. */
const LONG = 100_000;
const LONG_WAIT_MS = 3_000;
/** Under which this tab remembers the draft that it is in the middle of. */
const MARK = 'hanjan.writing';
/** This page as it was opened: another tab is another one, and so is this one after it is loaded again. */
const PAGE = randomKey();

const open = new Set<Keeper>();

/** The keepers of the forms that are open in this page. */
export const openKeepers = (): readonly Keeper[] => [...open];

/** Whether a form over a record, or (null) over a new one, is open in this page with something that is not saved. */
export const isWriting = ({ name }: Screen, key: number | null): boolean =>
  openKeepers().some((keeper) => keeper.isOf(name, key) && keeper.isUnsaved());

/** What keeps a form of this page; null when nothing does. */
export const keeperOf = (form: Form): Keeper | null => openKeepers().find((keeper) => keeper.form === form) ?? null;

/** Whether a form of this page goes on with a draft. */
export const isKeptHere = (id: string): boolean => openKeepers().some((keeper) => keeper.id() === id);

/** This tab is in the middle of a draft from now on, or of none. */
export const markDraft = (id: string | null): void => writeStored('tab', MARK, id);

/** A save is about to be sent: kept at once, so that sending the same again never saves twice. */
export function noteAttempt(form: Form, attempt: Attempt): void {
  setAttempt(form, attempt);
  for (const keeper of open) keeper.flush();
}

/**
 * What a form opens with: the draft that this tab was in the middle of before it broke off or was asked to go on with;
 * of a stored record otherwise its newest draft. A new record begins empty.
 */
export function draftToOpen(place: Place): Draft | null {
  const all = drafts.of(place.owner).filter((draft) => isSamePlace(draft, place));
  const marked = readStored('tab', MARK);
  return all.find(({ id }) => id === marked) ?? (place.key === null ? null : (all[0] ?? null));
}

export function createKeeper({ form, place, stands, draft, isSpent }: Options): Keeper {
  const { owner } = place;
  const isResumed = draft !== null && form.changed().length > 0;
  let id = isResumed ? draft.id : randomKey();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDiscarded = false;
  let last = contentOf(form, stands());
  const state = createStore<Keeping>({ isResumed, isRefused: false, isTaken: false });

  const isUnsaved = () => form.changed().length > 0;
  const set = (change: Partial<Keeping>) => {
    const before = state.get();
    const next = { ...before, ...change };
    if (JSON.stringify(next) !== JSON.stringify(before)) state.set(next);
  };
  const isElsewhere = () => {
    const stored = drafts.get(owner, id);
    return stored !== null && stored.page !== PAGE;
  };
  const put = (content: Content, at: string) => {
    const isKept = drafts.put({ ...place, ...content, id, page: PAGE, at });
    set({ isRefused: !isKept });
    if (isKept) markDraft(id);
  };
  const dropOwn = () => {
    if (!isElsewhere()) drafts.drop(owner, id);
  };
  /** What another tab made of the same writing and left is saved with it. */
  const dropCopies = () => {
    const copies = drafts.of(owner).filter((other) => isSamePlace(other, { ...place, ...last }) && isCopy(other, last));
    for (const copy of copies) drafts.drop(owner, copy.id);
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isDiscarded || !isUnsaved()) return;
    const content = contentOf(form, stands());
    if (isSameContent(content, last)) return;
    // What another tab has taken over is its own; this one goes on beside it.
    if (isElsewhere()) id = randomKey();
    put(content, new Date().toISOString());
    last = content;
  };
  /** Saved, or taken back by hand: nothing is left to keep. */
  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
    if (drafts.get(owner, id)) dropOwn();
    if (isSaved(last, form)) dropCopies();
    last = contentOf(form, stands());
    set({ isResumed: false });
  };
  const hear = () => {
    if (!isUnsaved()) clear();
    else timer ??= setTimeout(flush, hasLongText(form) ? LONG_WAIT_MS : WAIT_MS);
  };

  const keeper: Keeper = {
    form,
    state,
    id: () => id,
    isUnsaved,
    isOf: (screen, key) => screen === place.screen && key === stands().key,
    flush,
    discard() {
      isDiscarded = true;
      clearTimeout(timer);
      dropOwn();
    },
    begin() {
      if (isResumed) put(draft, draft.at);
      else if (draft && isSpent) drafts.drop(owner, draft.id);
      const stop = new AbortController();
      const { signal } = stop;
      const stopHearing = [
        form.subscribe(hear),
        drafts.subscribe(() => {
          if (isElsewhere()) set({ isTaken: true });
        }),
      ];
      addEventListener('pagehide', flush, { signal });
      document.addEventListener('visibilitychange', flush, { signal });
      open.add(keeper);
      return () => {
        flush();
        stop.abort();
        for (const stopOne of stopHearing) stopOne();
        open.delete(keeper);
        if (readStored('tab', MARK) === id) markDraft(null);
      };
    },
  };
  return keeper;
}

const hasLongText = (form: Form): boolean =>
  Object.values(form.values()).some((value) => typeof value === 'string' && value.length > LONG);
