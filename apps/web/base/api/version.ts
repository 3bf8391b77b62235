import { createStore } from '../store/store.ts';

/** The entry script of the product that the server gives out now, when that is another one than this page's; else null. */
export const newerEntry = createStore<string | null>(null);

/** An answer of the server names the entry script of the product that it gives out. */
export function hearVersion({ headers }: Response): void {
  const served = headers.get('x-hanjan-app');
  const own = served && ownEntry();
  if (!own) return;
  const newer = served === own ? null : served;
  if (newer !== newerEntry.get()) newerEntry.set(newer);
}

/** The entry script of this page; none while developing, where it is no file of a build. */
export function ownEntry(): string | undefined {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  return /^\/assets\/([^/]+\.js)$/.exec(script)?.[1];
}
