import { localDate } from '@hanjan/core';
import { lazy, Suspense, useState } from 'react';
import { textOf } from '../../../i18n/index.ts';
import { rangeOf } from './filters.ts';
import type { PanelProps } from './panels.tsx';
import { periods, readDay } from './period.ts';
import { type Edge, RangeInputs, withEnd } from './RangeInputs.tsx';

const Calendar = lazy(() => import('../../field/parts/Calendar.tsx'));

/** A span of days: a usual one, typed (a month or a year stands for all of its days), or picked from a calendar. */
export function PeriodPanel({ field, filter, set, close }: PanelProps) {
  const [edge, setEdge] = useState<Edge>('from');
  const { from, to, [edge]: day } = rangeOf(filter);
  const pick = (date: string) => {
    set(withEnd(filter, edge, date));
    if (edge === 'from') setEdge('to');
    else close();
  };
  return (
    <div className="list-period">
      <div className="list-presets">
        {Object.entries(periods(localDate())).map(([key, period]) => (
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
        <RangeInputs filter={filter} placeholder="2026-11" read={readDay} show={String} set={set} onFocus={setEdge} />
        <Suspense fallback={<div className="date-waiting" />}>
          <Calendar
            key={edge}
            value={typeof day === 'string' ? day : null}
            min={field.kind === 'date' ? field.min : undefined}
            max={field.kind === 'date' ? field.max : undefined}
            isBeside
            onPick={pick}
          />
        </Suspense>
      </div>
    </div>
  );
}
