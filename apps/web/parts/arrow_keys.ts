import type { KeyboardEvent } from 'react';

/** Up and down go from one of the elements below to the next, e.g. from row to row. */
export function moveBetween(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const all: (Element | null)[] = [...event.currentTarget.querySelectorAll(selector)];
  const now = all.indexOf(document.activeElement);
  const next = step && now >= 0 ? all[now + step] : undefined;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
