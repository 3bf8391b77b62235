import { useEffect } from 'react';
import { cameFrom, currentEntry, showPath } from './history.ts';
import { keepScroll, readScroll } from './scroll_kept.ts';

/** Milliseconds that a page may take to grow as tall as it was. */
const patience = 2000;
const kept = readScroll();

history.scrollRestoration = 'manual';
addEventListener('scroll', () => kept.set(currentEntry().index, scrollY), { passive: true });
addEventListener('pagehide', () => keepScroll(kept));

/** A new page begins at its top and takes the focus; back and forward return to where the person was. */
export function useScroll(path: string): void {
  useEffect(() => {
    const isFirst = cameFrom(path) === null;
    if (!showPath(path)) return undefined;
    const { index, by } = currentEntry();
    if (!isFirst) focusContent();
    if (by === 'pop') {
      // As it was left: while the page is still short the browser reports another place.
      const top = kept.get(index) ?? 0;
      return holdScroll(() => goTo(top));
    }
    // A part that the address names is shown by the page that has it: see `showNamed`.
    if (!location.hash) scrollTo(0, 0);
    return undefined;
  }, [path]);
}

/** Moves the focus to the content, unless the page has already put it somewhere itself. */
export function focusContent(): void {
  if (!document.activeElement?.closest('#content')) toContent();
}

/** Moves the focus to the content even from within it: what has the focus is about to go. */
export function toContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Shows the part of a page that the address names; a page calls it as soon as that part is there. Back and forward return to
 * where the person was instead.
 */
export function showNamed(): (() => void) | undefined {
  if (currentEntry().by === 'pop' || !location.hash) return undefined;
  return holdScroll(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
    // Letters that come late may still move it.
    return false;
  });
}

/** Scrolls there. Answers whether the page is tall enough for that. */
function goTo(top: number): boolean {
  scrollTo(0, top);
  return Math.abs(scrollY - top) < 1;
}

/** Scrolls whenever a page that was just opened grows or shrinks, until `scroll` is done or the person does something. */
function holdScroll(scroll: () => boolean): () => void {
  const stop = new AbortController();
  const watch = new ResizeObserver(() => {
    if (scroll()) stop.abort();
  });
  const options = { signal: stop.signal, passive: true };
  for (const event of ['wheel', 'pointerdown', 'keydown']) addEventListener(event, () => stop.abort(), options);
  const timer = setTimeout(() => stop.abort(), patience);
  stop.signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(timer);
  });
  watch.observe(document.body);
  return () => stop.abort();
}
