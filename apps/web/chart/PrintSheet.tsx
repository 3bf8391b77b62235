import { localDate } from '@hanjan/core';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { textOf } from '../i18n/index.ts';
import type { ChartSource } from './chart.ts';
import '../list_tools/print/print.css';
import './print.css';

interface Props extends Pick<ChartSource, 'chart' | 'readings'> {
  readonly drawing: SVGSVGElement;
  onClose(): void;
}

/** A chart on paper: its name and the day, itself as large as the page lets it, and what it says in words. */
export default function PrintSheet({ chart, drawing, readings, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const done = () => close.current();
    place.current?.replaceChildren(drawing.cloneNode(true));
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [drawing]);

  return createPortal(
    <article className="print-sheet paper">
      <h1>{textOf(`menu_${chart}`)}</h1>
      <p className="number">{localDate()}</p>
      <div ref={place} className="print-chart" />
      <dl className="print-readings">
        {readings().map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>,
    document.body,
  );
}
