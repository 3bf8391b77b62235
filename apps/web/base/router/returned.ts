import { type RefObject, useEffect, useRef, useState } from 'react';
import { cameFrom } from './history.ts';

/**
 * What the person came back from to the list at `path`: the last part of its address, or null when they came from
 * elsewhere. Its row, which bears it as `data-key`, takes the focus once it is there, unless the list has it already.
 */
export function useReturnedRow(list: RefObject<HTMLElement | null>, path: string): string | null {
  const [row] = useState(() => {
    const from = cameFrom(path);
    return from?.startsWith(`${path}/`) ? from.slice(path.length + 1) : null;
  });
  const isDone = useRef(false);
  useEffect(() => {
    if (row === null || isDone.current) return undefined;
    // After the page has settled its own focus and scroll.
    const frame = requestAnimationFrame(() => {
      const link = list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row)}"] a`);
      if (!link || list.current?.contains(document.activeElement)) return;
      isDone.current = true;
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  });
  return row;
}
