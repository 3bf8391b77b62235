import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { endsOf } from './strip.ts';
import './strip.css';

interface Props {
  /** Names what is the current one in it; that is brought into sight. */
  readonly current: string | undefined;
  readonly children: ReactNode;
}

/** How much of what is seen an arrow moves on. */
const STEP = 0.8;

/** A row that is moved sideways where it is too long; an arrow at an end says that there is more, and goes there. */
export function Strip({ current, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  /** How far it was moved to bring the current one into sight. */
  const shownAt = useRef(0);
  const [ends, setEnds] = useState(endsOf(null));

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => setEnds((before) => endsOf(element, before));
    // Letters that come late make it wider. Whoever moved it meanwhile looks at something else.
    const watch = new ResizeObserver(() => {
      if (element.scrollLeft === shownAt.current) shownAt.current = showCurrent(element);
      look();
    });
    for (const one of [element, ...element.children]) watch.observe(one);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  useEffect(() => {
    if (row.current && current !== undefined) shownAt.current = showCurrent(row.current);
  }, [current]);

  const go = (direction: 1 | -1) => {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * STEP });
  };
  return (
    <div className="strip">
      <div ref={row} className="strip-row">
        <div className="strip-items">{children}</div>
      </div>
      {ends.before && <Arrow icon="left" go={() => go(-1)} />}
      {ends.after && <Arrow icon="right" go={() => go(1)} />}
    </div>
  );
}

/** Brings the current one into the middle, as far as the row goes. Answers how far the row is moved then. */
function showCurrent(row: HTMLElement): number {
  const here = row.querySelector<HTMLElement>('[aria-current]');
  if (here) row.scrollTo({ left: here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2, behavior: 'instant' });
  return row.scrollLeft;
}

/** For a pointer: keys go from one link to the next, which comes into sight by itself. */
const Arrow = ({ icon, go }: { readonly icon: 'left' | 'right'; go(): void }) => (
  <button type="button" className="strip-arrow" data-end={icon} tabIndex={-1} aria-hidden="true" onClick={go}>
    <Icon name={icon} size={16} />
  </button>
);
