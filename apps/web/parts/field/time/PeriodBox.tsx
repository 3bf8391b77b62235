import { endOf, type Span, startOf } from '@hanjan/core';
import { useState } from 'react';
import { today } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import type { TypedBoxProps } from '../box.ts';
import { NOW } from './DateBox.tsx';
import { Calendar } from './lazy_pickers.ts';
import { PickBox } from './PickBox.tsx';

type Days = [from: string, to: string];

interface Props extends TypedBoxProps {
  readonly value: Days | null;
  readonly min: string | undefined;
  readonly max: string | undefined;
  set(days: Days): void;
}

/** The days from one to another to type, a month or a quarter standing for all of its days, or to pick in a calendar. */
export function PeriodBox(props: Props) {
  const { label, value, set } = props;
  const now = today();
  const isToday = value?.every((day) => day === now);
  return (
    <PickBox
      {...props}
      icon="calendar"
      isWordy
      title={t('calendar_of', { name: label })}
      placeholder={t('period_placeholder')}
      now={isToday ? null : { label: t('today'), run: () => set([now, now]) }}
      picker={(close) => (
        <PeriodPicker
          {...props}
          set={(days) => {
            set(days);
            close();
          }}
        />
      )}
    />
  );
}

const USUAL: readonly Span[] = ['week', 'month', 'quarter', 'year'];

/** The first day and then the last one; whichever is earlier is the first. */
function PeriodPicker({ value, min, max, set }: Pick<Props, 'value' | 'min' | 'max' | 'set'>) {
  const [start, setStart] = useState<string | null>(null);
  const pick = (day: string) => {
    if (start === null) setStart(day);
    else set(day < start ? [day, start] : [start, day]);
  };
  return (
    <>
      <div className="period-usual">
        {USUAL.map((span) => (
          <button key={span} type="button" onClick={() => set([startOf(span, today()), endOf(span, today())])}>
            {t(NOW[span])}
          </button>
        ))}
      </div>
      <p className="period-step" aria-live="polite">
        {t(start === null ? 'period_pick_from' : 'period_pick_to')}
      </p>
      <Calendar chosen={start === null ? (value ?? []) : [start]} isRange min={min} max={max} onPick={pick} />
    </>
  );
}
