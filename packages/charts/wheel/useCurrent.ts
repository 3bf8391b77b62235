import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Segment } from './layout.ts';

/** On a dial the pointer says what is current, whoever turned it: `isOpen` as long as nobody asked for something else. */
export function useUnderPointer(isOpen: boolean, under: string | null, tell: (id: string | null) => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (isOpen) latest.current(under);
  }, [isOpen, under]);
}

/** One flavor of all is reached by Tab; it changes without drawing any of them anew. */
export function useTabStop(svg: RefObject<SVGSVGElement | null>, stop: Segment | null): void {
  useLayoutEffect(() => {
    const item = stop && svg.current && itemOf(svg.current, stop.id);
    item?.setAttribute('tabindex', '0');
    return () => item?.setAttribute('tabindex', '-1');
  }, [svg, stop]);
}

/** The element of a flavor. */
export const itemOf = (svg: SVGSVGElement, id: string) =>
  svg.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`);
