import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../base/store/store.ts';

/** Work at a chart, how to change it, and how to take changes back. */
export interface Working<T> {
  readonly work: T;
  /** Answers the work before. `what` is changed; by default whatever is named. `undone` is called once it is taken back. */
  change(part: Partial<T>, what?: string, undone?: () => void): T;
  backTo(work: T): void;
  /** Takes the last change back. */
  undo(): void;
  readonly canUndo: boolean;
}

/** Changes of the same thing that follow each other this soon are taken back together, in ms. */
const TOGETHER = 1000;
const MOST = 50;

/** What can be taken back: the work before, what of it was changed, and when. */
interface Step<T> {
  readonly work: T;
  readonly what: string;
  readonly at: number;
  readonly undone?: (() => void) | undefined;
}

/**
 * A hook of work that lies in a store, whose changes can be taken back until the page is loaded anew. `isApart` names
 * changes that are no going on with the one before.
 */
export function createWorking<T extends object>(
  store: () => Store<T>,
  isApart: (part: Partial<T>) => boolean = () => false,
): () => Working<T> {
  /** The steps, and the work that they lead back from: another tab's work is not ours to take back. */
  const steps = createStore<readonly Step<T>[]>([]);
  let own: T | null = null;

  /** Changes the work as it is now, whatever a page has drawn. */
  function change(part: Partial<T>, what: string = Object.keys(part).join(), undone?: () => void): T {
    const work = store().get();
    const at = Date.now();
    const known = work === own ? steps.get() : [];
    const last = known.at(-1);
    const isSame = last?.what === what && !isApart(part);
    const isTogether = last !== undefined && isSame && at >= last.at && at - last.at < TOGETHER;
    const step = isTogether ? { ...last, at } : { work, what, at, undone };
    steps.set([...(isTogether ? known.slice(0, -1) : known.slice(1 - MOST)), step]);
    own = { ...work, ...part };
    store().set(own);
    return work;
  }

  /** Goes back to a work that was there before, with all that came after it. Another tab's work is changed instead. */
  function backTo(work: T): void {
    const at = steps.get().findIndex((step) => step.work === work);
    if (at < 0 || store().get() !== own) return void change(work);
    const back = steps.get().slice(at);
    steps.set(steps.get().slice(0, at));
    own = work;
    store().set(own);
    for (const { undone } of back) undone?.();
  }

  function undo(): void {
    const last = steps.get().at(-1);
    if (last && store().get() === own) backTo(last.work);
  }

  return () => {
    const work = useSyncExternalStore(store().subscribe, store().get);
    const { length } = useSyncExternalStore(steps.subscribe, steps.get);
    return { work, change, backTo, undo, canUndo: length > 0 && work === own };
  };
}
