import { type RefObject, useLayoutEffect, useState } from 'react';

type Place = RefObject<HTMLElement | null>;

/**
 * The width of an element in px, before the first paint and whenever it changes. Where something of the same width
 * stands already, as `around` it, that tells at once, and nothing has to be laid out for it.
 */
export function useWidth(element: Place, around?: Place): number {
  const [width, setWidth] = useState(() => around?.current?.clientWidth ?? 0);
  const isKnown = width > 0;
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    if (!isKnown) setWidth(element.current.clientWidth);
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isKnown]);
  return width;
}
