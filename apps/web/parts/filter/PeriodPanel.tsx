import { Suspense, useState } from 'react';
import { textOf } from '../../base/texts/index.ts';
import { Calendar } from '../field/time/lazy_pickers.ts';
import { periods, readDay } from './period.ts';
import { RangeInputs } from './RangeInputs.tsx';
import { type Edge, type Range, withEnd } from './range.ts';

interface Props {
  /** Days as `YYYY-MM-DD`, as are the bounds. */
  readonly range: Range<string>;
  /** Today, as such days are counted. */
  readonly now: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  set(range: Range<string> | undefined): void;
  close(): void;
}

/** A span of days: a usual one, typed (a month or a year stands for all of its days), or picked from a calendar. */
export function PeriodPanel({ range, now, min, max, set, close }: Props) {
  const [edge, setEdge] = useState<Edge>('from');
  const { from, to, [edge]: day } = range;
  const pick = (date: string) => {
    set(withEnd(range, edge, date));
    if (edge === 'from') setEdge('to');
    else close();
  };
  return (
    <div className="period">
      <div className="period-presets">
        {Object.entries(periods(now)).map(([key, period]) => (
          <button
            key={key}
            type="button"
            aria-pressed={period.from === from && period.to === to}
            onClick={() => {
              set(period);
              close();
            }}
          >
            {textOf(key)}
          </button>
        ))}
      </div>
      <div>
        <RangeInputs
          {...{ range, set }}
          placeholder="2026-11"
          inputMode="text"
          read={readDay}
          show={String}
          onFocus={setEdge}
        />
        <Suspense fallback={<div className="date-waiting" />}>
          <Calendar key={edge} chosen={day ? [day] : []} min={min} max={max} now={now} isBeside onPick={pick} />
        </Suspense>
      </div>
    </div>
  );
}
