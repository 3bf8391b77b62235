import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in px, before the first paint and whenever it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    setWidth(element.current.clientWidth);
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
