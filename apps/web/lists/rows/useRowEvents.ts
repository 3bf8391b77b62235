import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Choosing } from './useSelection.ts';

const ROW = '[data-key]';
const LINK = '.list-name';
const MIDDLE = 1;

type Events = Pick<
  HTMLAttributes<HTMLElement>,
  'onKeyDown' | 'onClick' | 'onClickCapture' | 'onAuxClick' | 'onMouseDown' | 'onFocus' | 'onBlur'
>;

/** The records behind rows: their keys by place, and how one is opened by the id in its address and its place. */
interface Rows {
  keyOf(nth: number): number;
  open(id: string, nth: number): void;
}

/**
 * What the rows of a list do with keys, pointers and the focus. A click anywhere in a row opens its record, unless text
 * was selected in it; while rows are being chosen it chooses. Each row bears its number as `data-row` and holds its link.
 */
export function useRowEvents(
  frame: RefObject<HTMLElement | null>,
  { selecting, begin }: Choosing,
  { keyOf, open: openRecord }: Rows,
): Events {
  const held = useRef<{ link: Element; nth: number } | null>(null);

  // The focus was in a row that another page has taken the place of: it stays in the same place.
  useLayoutEffect(() => {
    if (!held.current || held.current.link.isConnected || document.activeElement !== document.body) return;
    const links = linksIn(frame.current);
    links[Math.min(held.current.nth, links.length - 1)]?.focus();
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest(ROW);
      held.current = row && target.matches(LINK) ? { link: target, nth: nthOf(row) } : null;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) held.current = null;
    },
    onKeyDown: (event) => {
      const link = document.activeElement;
      const row = link?.matches(LINK) ? link.closest(ROW) : null;
      if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
      const links = linksIn(event.currentTarget);
      const goal = goalOf(event, nthOf(row), links);
      if (goal) goal.focus();
      else if (event.key === ' ' && selecting) selecting.toggle(keyOf(nthOf(row)), event.shiftKey);
      else if (event.key === ' ' && begin) begin(keyOf(nthOf(row)));
      else if (event.key === 'Escape' && selecting) selecting.end();
      else return;
      event.preventDefault();
    },
    // Before the link hears of it. Enter comes without a pointer and opens.
    onClickCapture: (event) => {
      const row = rowAt(event);
      if (!selecting || !row || event.detail === 0 || isControl(event)) return;
      event.preventDefault();
      event.stopPropagation();
      selecting.toggle(keyOf(nthOf(row)), event.shiftKey);
    },
    // One ear for all links: a router's own would listen in every row.
    onClick: (event) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const link = linkBeside(event);
      const row = link || isOnLink(event) ? rowAt(event) : null;
      const id = row?.getAttribute('data-key');
      if (!row || !id || (link && hasSelected(event))) return;
      if (isPlain) {
        event.preventDefault();
        openRecord(id, nthOf(row));
      } else if (link && (event.ctrlKey || event.metaKey)) open(link.href, '_blank', 'noopener');
    },
    onAuxClick: (event) => {
      const link = linkBeside(event);
      if (link && event.button === MIDDLE) open(link.href, '_blank', 'noopener');
    },
    // No scrolling by the middle button: it opens.
    onMouseDown: (event) => {
      if (event.button === MIDDLE && linkBeside(event)) event.preventDefault();
    },
  };
}

const linksIn = (element: Element | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>(`${ROW} ${LINK}`) ?? []),
];

/** Where a key leads from the nth row: one up or down, as many as are in sight, or to an end. */
function goalOf({ key }: KeyboardEvent, nth: number, links: readonly HTMLElement[]): HTMLElement | undefined {
  const height = links[nth]?.closest(ROW)?.getBoundingClientRect().height ?? 1;
  const page = Math.max(1, Math.floor((innerHeight * 0.7) / height));
  const last = links.length - 1;
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: nth + 1,
    ArrowUp: nth - 1,
    PageDown: nth + page,
    PageUp: nth - page,
    Home: 0,
    End: last,
  };
  const goal = goals[key];
  return goal === undefined ? undefined : links[Math.min(last, Math.max(0, goal))];
}

const rowAt = ({ target }: MouseEvent) => (target instanceof Element ? target.closest(ROW) : null);
const nthOf = (row: Element) => Number(row.getAttribute('data-row'));
const isControl = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('input, button, label') !== null;

const isOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest(LINK) !== null;

/** The link of a row that was clicked beside of it and of whatever else can be clicked. */
function linkBeside(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return null;
  return rowAt(event)?.querySelector<HTMLAnchorElement>(LINK) ?? null;
}

/** Whether the click ended a selection of text in the row. */
function hasSelected(event: MouseEvent): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(rowAt(event) as Node, true);
}
