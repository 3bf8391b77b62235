import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws something into a page that stands and notes in `window.drawn` how many ms that took: until it is in the page, and until it is painted. */
export function drawn(form: ReactNode): void {
  const place = document.getElementById('root') as HTMLElement;
  const root = createRoot(place);
  place.getBoundingClientRect();
  const began = performance.now();
  flushSync(() => root.render(form));
  const script = performance.now() - began;
  requestAnimationFrame(() =>
    setTimeout(() => Object.assign(window, { drawn: { script, paint: performance.now() - began } })),
  );
}
