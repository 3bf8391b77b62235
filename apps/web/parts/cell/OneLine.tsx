import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { Rest } from './cells.tsx';

const MOST = 3;

/** The first few items, as far as they fit on one line, and how many more there are. */
export function OneLine({ items }: { readonly items: readonly ReactElement[] }) {
  const line = useRef<HTMLSpanElement>(null);
  const [fitting, setFitting] = useState(MOST);
  // A row is drawn again, with new items, when its width changes; what was measured is not measured again.
  useLayoutEffect(() => {
    if (line.current) setFitting(howManyFit(line.current, items.length));
  }, [items]);
  const few = items.slice(0, MOST);
  return (
    <span ref={line} className="cell-line">
      {few.slice(0, fitting)}
      <Rest count={items.length - Math.min(fitting, few.length)} />
      <span className="cell-spare">{few.slice(fitting)}</span>
    </span>
  );
}

/** How many items fit together with the word for the rest; at least one. */
function howManyFit(line: HTMLElement, total: number): number {
  const widthOf = (element: Element) => element.getBoundingClientRect().width;
  // The first one may be cut short.
  const wholeOf = (element: Element) => Math.max(widthOf(element), element.scrollWidth);
  const widths = [...line.querySelectorAll(':scope > :not(.cell-rest, .cell-spare), .cell-spare > *')].map(wholeOf);
  const rest = [...line.querySelectorAll('.cell-rest')].map(widthOf);
  const gap = Number.parseFloat(getComputedStyle(line).columnGap);
  const room = widthOf(line) + gap;
  const needs = (count: number) =>
    [...widths.slice(0, count), ...(count < total ? rest : [])].reduce((sum, width) => sum + width + gap, 0);
  const counts = widths.map((_, i) => widths.length - i);
  return counts.find((count) => needs(count) <= room) ?? 1;
}
