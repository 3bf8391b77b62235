import { withoutLocale } from '@hanjan/model/messages/locales.ts';
import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';

/** After this long without a page change the next one loads everything afresh. */
const stale = 12 * 60 * 60 * 1000;

/** Where the shown page stands in the history, and how the person came there. */
interface Entry {
  readonly index: number;
  readonly by: 'push' | 'pop';
}

/** Asks whether what is not finished may be left. */
type AskToLeave = () => Promise<boolean>;

const guards = new Set<{ readonly ask: AskToLeave }>();
// An address that was typed or followed from elsewhere bears no state yet: it is a new page, not one come back to.
let entry: Entry = history.state
  ? { index: indexOf(history.state), by: 'pop' }
  : { index: history.length - 1, by: 'push' };
let shownPath: string | null = null;
let pathBefore: string | null = null;
let lastPush = Date.now();
let returning = false;

if (!history.state) history.replaceState({ index: entry.index }, '');

export function currentEntry(): Entry {
  return entry;
}

/** The router says which page it shows, without its language. Answers whether that is another one than before. */
export function showPath(path: string): boolean {
  if (path === shownPath) return false;
  pathBefore = shownPath;
  shownPath = path;
  return true;
}

/** The shown page goes by another address from now on, as a new record does once it is saved. It is not left. */
export function renamePath(path: string): void {
  shownPath = path;
}

/** The page from which the person came to the one at `path`, without its language. */
export function cameFrom(path: string): string | null {
  return path === shownPath ? pathBefore : shownPath;
}

/**
 * Asks before the page is left while there is unsaved work: on links, back and forward, and closing the tab.
 * `ask` asks in its own words.
 */
export function useLeaveGuard(unsaved: boolean, ask: AskToLeave): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const guard = { ask };
    const warn = (event: BeforeUnloadEvent) => {
      if (guards.has(guard)) event.preventDefault();
    };
    guards.add(guard);
    addEventListener('beforeunload', warn);
    return () => {
      guards.delete(guard);
      removeEventListener('beforeunload', warn);
    };
  }, [unsaved, ask]);
}

/** Lets the page be left without asking: right after a save, before the form has rendered again. */
export function releaseLeave(): void {
  guards.clear();
}

/**
 * Wraps every navigation of the product: counts history entries, asks when something is unsaved, and after a long pause
 * loads the next page afresh. Whoever goes on writing on the same page is not interrupted by that.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const go = () => {
    if (isStale() && guards.size === 0) {
      if (options?.replace) location.replace(to);
      else location.assign(to);
      return;
    }
    lastPush = Date.now();
    entry = { index: options?.replace ? entry.index : entry.index + 1, by: 'push' };
    navigate(to, { ...options, state: { ...options?.state, index: entry.index } });
  };
  if (guards.size === 0 || isShown(to)) go();
  else whenLeft(go);
};

/** Whether an address is of the shown page: in another language or with another search it is the same. */
export function isShown(address: string): boolean {
  return withoutLocale(new URL(address, location.href).pathname) === shownPath;
}

/** Whether the page may be left: asks when something on it is unsaved, and lets go of it on a yes. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of new Set([...guards].map((guard) => guard.ask))) if (!(await ask())) return false;
  guards.clear();
  return true;
}

async function whenLeft(go: () => void): Promise<void> {
  if (await mayLeave()) go();
}

const isStale = () => Date.now() - lastPush > stale;

function indexOf(state: unknown): number {
  const known = typeof state === 'object' && state !== null && 'index' in state;
  return known && typeof state.index === 'number' ? state.index : 0;
}

// Registered before the router listens, so that a step back that is refused never reaches it.
addEventListener(
  'popstate',
  (event) => {
    // A link within the page makes an entry that bears no state yet: the one after this.
    const index = event.state ? indexOf(event.state) : entry.index + 1;
    if (!event.state) history.replaceState({ index }, '');
    const steps = index - entry.index;
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
    } else if (steps === 0 || guards.size === 0 || isShown(location.href)) {
      entry = { index, by: 'pop' };
      if (steps === 0 || guards.size > 0 || !isStale()) return;
      event.stopImmediatePropagation();
      location.reload();
    } else {
      event.stopImmediatePropagation();
      returning = true;
      history.go(-steps);
      whenLeft(() => history.go(steps));
    }
  },
  { capture: true },
);
