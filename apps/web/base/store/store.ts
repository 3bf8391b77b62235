import { useSyncExternalStore } from 'react';

/** A value outside of React that pages can watch. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current value of a store; the component renders again when it changes. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Waits until something holds of a store's value. */
export const until = <T>({ get, subscribe }: Store<T>, holds: (value: T) => boolean): Promise<void> =>
  new Promise((done) => {
    const look = () => {
      if (!holds(get())) return;
      stop();
      done();
    };
    const stop = subscribe(look);
    look();
  });
