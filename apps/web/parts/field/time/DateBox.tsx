import { type Span, startOf } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { today } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import type { TypedBoxProps } from '../box.ts';
import { Calendar } from './lazy_pickers.ts';
import { PickBox } from './PickBox.tsx';

interface Props extends TypedBoxProps {
  /** `YYYY-MM-DD`, as are the bounds. */
  readonly value: string | null;
  /** What the date stands for. */
  readonly span: Span | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  set(date: string): void;
}

/** The word for the span that it is now. */
export const NOW: Readonly<Record<Span, MessageKey>> = {
  day: 'today',
  week: 'period_this_week',
  month: 'period_this_month',
  quarter: 'period_this_quarter',
  year: 'period_this_year',
};

/** A date to type, as `2026-11-20` or `20261120`, or to pick from a calendar; so are weeks, months, quarters, years. */
export function DateBox(props: Props) {
  const { label, value, span = 'day', min, max, set } = props;
  const now = startOf(span, today());
  return (
    <PickBox
      {...props}
      icon="calendar"
      isWordy={span === 'week' || span === 'quarter'}
      title={t('calendar_of', { name: label })}
      placeholder={t('date_placeholder', { span })}
      now={value === now ? null : { label: t(NOW[span]), run: () => set(now) }}
      picker={(close) => (
        <Calendar
          span={span}
          chosen={value ? [value] : []}
          min={min}
          max={max}
          onPick={(date) => {
            set(date);
            close();
          }}
        />
      )}
    />
  );
}
