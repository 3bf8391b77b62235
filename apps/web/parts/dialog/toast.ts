import { createStore } from '../../base/store/store.ts';

/** A short word about what was done. At most one action, e.g. taking it back. */
export interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; run(): void };
}

interface Shown extends Toast {
  readonly id: number;
}

/** The toast that is shown now. */
export const shownToast = createStore<Shown | null>(null);

let count = 0;

/** Shows a toast in place of the one before, for 6 s, or 10 s when it has an action. */
export function toast(shown: Toast): void {
  shownToast.set({ ...shown, id: ++count });
}
