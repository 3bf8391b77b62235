import { useMemo, useSyncExternalStore } from 'react';
import { workName } from '../../base/store/storage.ts';
import type { Store } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';

/** What one does at a chart. It needs no account and stays on this device until the person clears it or signs out. */
interface Options<T> {
  readonly name: string;
  readonly initial: T;
  /** Whether stored data, of this or another version of the program, can be worked on. */
  isGood(value: unknown): value is T;
  storage(): Storage;
  /** The device does not take it. */
  onRefused(): void;
}

/** How long a change may wait until it is kept: dragging changes work many times a second. */
const WAIT_MS = 300;

/** Work at a chart as this page has it. Nothing here throws, whatever the browser forbids. */
export function createWork<T>({ name, initial, isGood, storage, onRefused }: Options<T>): Store<T> {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let value = read();

  function read(): T {
    try {
      const kept: unknown = JSON.parse(storage().getItem(workName(name)) ?? 'null');
      return isGood(kept) ? kept : initial;
    } catch {
      return initial;
    }
  }
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const keep = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    try {
      storage().setItem(workName(name), JSON.stringify(value));
    } catch {
      onRefused();
    }
  };
  /** Another tab has changed it; what is about to be kept here is newer. */
  const hear = ({ key }: StorageEvent) => {
    if (timer !== undefined || (key !== null && key !== workName(name))) return;
    value = read();
    tell();
  };

  addEventListener('storage', hear);
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  return {
    get: () => value,
    set(next) {
      value = next;
      timer ??= setTimeout(keep, WAIT_MS);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const works = new Map<string, Store<unknown>>();
let isTold = false;

/** Says once that work is not kept. */
function tellRefused(): void {
  if (!isTold) toast({ text: t('chart_not_kept') });
  isTold = true;
}

/** The work at the chart of a name. What `isGood` does not take is dropped. */
export function workOf<T>(name: string, initial: T, isGood: (value: unknown) => value is T): Store<T> {
  const known = works.get(name) as Store<T> | undefined;
  if (known) return known;
  const made = createWork({ name, initial, isGood, storage: () => localStorage, onRefused: tellRefused });
  works.set(name, made as Store<unknown>);
  return made;
}

/**
 * Work at the chart of a name, and how to change it. It survives that the page is loaded anew, and other tabs follow.
 * What `isGood` does not take is dropped.
 */
export function useWork<T>(
  name: string,
  initial: T,
  isGood: (value: unknown) => value is T,
): readonly [T, (value: T) => void] {
  const work = useMemo(() => workOf(name, initial, isGood), [name, initial, isGood]);
  return [useSyncExternalStore(work.subscribe, work.get), work.set];
}
