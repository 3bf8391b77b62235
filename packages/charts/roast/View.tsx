import { type Ref, useImperativeHandle, useRef } from 'react';
import type { RoastInput, RoastView } from './input.ts';
import './roast.css';

/** Words of the chart that are no names of what it holds. */
export interface RoastWords {
  /** What is drawn, in a sentence, for those who do not see it. */
  readonly label: string;
  /** How it is used with keys; a still picture has none. */
  readonly help?: string;
  readonly bean: string;
  readonly air: string;
  readonly ror: string;
  readonly estimated: string;
  /** The unit of the axis of time, 분. */
  readonly minutes: string;
}

/** What a page may do with the chart besides its props. */
export interface RoastHandle {
  readonly svg: SVGSVGElement | null;
  /** Enlarges (over 1) or reduces around the cursor, or the middle. */
  zoom(factor: number): void;
  /** Back to the whole roast. */
  all(): void;
}

export interface RoastProps extends RoastInput {
  readonly words: RoastWords;
  /** The time whose values are told, in seconds from charge. */
  readonly cursor?: number | null | undefined;
  /** Without this and `onView` it is a still picture. `by` says whether keys or a pointer moved it. */
  readonly onCursor?: ((s: number | null, by: 'key' | 'pointer') => void) | undefined;
  readonly onView?: ((view: RoastView | null) => void) | undefined;
  readonly ref?: Ref<RoastHandle> | undefined;
}

/** A roast as a roaster reads it: curves of bean and air, rate of rise, phases, marks and controls over time. */
export function RoastChart({ time, bean, air, words, width = 876, height = 556, onView, ref }: RoastProps) {
  const svg = useRef<SVGSVGElement>(null);
  useImperativeHandle(ref, () => ({
    get svg() {
      return svg.current;
    },
    zoom: () => undefined,
    all: () => onView?.(null),
  }));
  const line = (values: readonly (number | null)[]) =>
    values
      .map((value, i) =>
        value === null
          ? ''
          : `${i === 0 || values[i - 1] === null ? 'M' : 'L'}${46 + (time[i] ?? 0)} ${500 - value * 2}`,
      )
      .join('');
  return (
    <svg ref={svg} className="roast" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.label}>
      <path className="air" d={line(air)} />
      <path className="bean" d={line(bean)} />
    </svg>
  );
}
