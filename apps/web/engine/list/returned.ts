import { type RefObject, useEffect, useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** Notes in the history that this row is being opened, so that coming back returns to it. */
export const rememberRow = (key: number): void => history.replaceState({ ...history.state, row: key }, '');

/**
 * The row that the person came back to, by back or by a link whose state says `{ row }`; null when none. It takes the
 * focus once the rows are there.
 */
export function useReturnedRow(list: RefObject<HTMLElement | null>, isThere: boolean): number | null {
  const state = useHistoryState<unknown>();
  const row = typeof state === 'object' && state !== null && 'row' in state ? Number(state.row) : null;
  const cameBackTo = useRef(row);
  useEffect(() => {
    if (!isThere || cameBackTo.current === null) return undefined;
    const key = cameBackTo.current;
    // After the page has settled its own focus and scroll.
    const frame = requestAnimationFrame(() => {
      cameBackTo.current = null;
      const link = list.current?.querySelector<HTMLElement>(`[data-key="${key}"] a`);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [list, isThere]);
  return row;
}
