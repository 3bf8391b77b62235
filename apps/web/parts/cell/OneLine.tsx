import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { Rest } from './cells.tsx';
import { watchFit } from './fit.ts';

const MOST = 3;

/** The first few items, as far as they fit on one line, and how many more there are. */
export function OneLine({ items }: { readonly items: readonly ReactElement[] }) {
  const line = useRef<HTMLSpanElement>(null);
  const [fitting, setFitting] = useState(MOST);
  useLayoutEffect(() => (line.current ? watchFit(line.current, items.length, setFitting) : undefined), [items]);
  const few = items.slice(0, MOST);
  const spare = few.slice(fitting);
  return (
    <span ref={line} className="cell-line">
      {few.slice(0, fitting)}
      <Rest count={items.length - Math.min(fitting, few.length)} />
      {spare.length > 0 && <span className="cell-spare">{spare}</span>}
    </span>
  );
}
