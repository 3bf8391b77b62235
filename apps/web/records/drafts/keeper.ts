import { randomKey } from '../../base/api/random.ts';
import { createStore } from '../../base/store/store.ts';
import type { Form } from '../form/store.ts';
import { type Content, contentOf, isCopy, isSameContent, isSaved, type Standing, setAttempt } from './content.ts';
import { type Attempt, type Draft, isSamePlace, type Place } from './draft.ts';
import { type Keeper, type Keeping, markDraft, markedDraft, open } from './open_keepers.ts';
import { drafts } from './store.ts';

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
/** This page as it was opened: another tab is another one, and so is this one after it is loaded again. */
const PAGE = randomKey();

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
  const marked = markedDraft();
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
  const draftOf = ({ key, version, name, before, values, typed, attempt }: Content, at: string): Draft => {
    const content = { key, version, name, before, values, typed, attempt };
    return { ...place, ...content, id, page: PAGE, at };
  };
  const put = (content: Content, at: string) => {
    const isKept = drafts.put(draftOf(content, at));
    set({ isRefused: !isKept });
    if (isKept) markDraft(id);
  };
  const dropOwn = () => {
    if (!isElsewhere()) drafts.drop(owner, id);
  };
  /** What another tab made of the same writing and left is saved with it. */
  const dropCopies = () => {
    const isOne = (other: Draft) => !other.waiting && isSamePlace(other, { ...place, ...last }) && isCopy(other, last);
    const copies = drafts.of(owner).filter(isOne);
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
    if (isDiscarded) return;
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
    handOver(take) {
      const draft = {
        ...draftOf(contentOf(form, stands()), new Date().toISOString()),
        ...(isElsewhere() && { id: randomKey() }),
      };
      if (!take(draft)) return null;
      isDiscarded = true;
      clearTimeout(timer);
      if (markedDraft() === id) markDraft(null);
      return draft;
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
        if (markedDraft() === id) markDraft(null);
        // Only looked at: it goes on waiting as it did.
        if (draft?.waiting && !isDiscarded && isCopy(draft, last) && drafts.get(owner, draft.id)) drafts.put(draft);
      };
    },
  };
  return keeper;
}

const hasLongText = (form: Form): boolean =>
  Object.values(form.values()).some((value) => typeof value === 'string' && value.length > LONG);
