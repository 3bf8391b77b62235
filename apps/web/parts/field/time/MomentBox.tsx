import { instantOf, localDate, localTime, toSeconds } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import type { TypedBoxProps } from '../box.ts';
import { Calendar, Clock } from './lazy_pickers.ts';
import { PickBox } from './PickBox.tsx';

interface Props extends TypedBoxProps {
  /** As it travels: `2026-11-20T05:28:05.000Z`. */
  readonly value: string | null;
  set(instant: string): void;
}

/** A day and a time of the reader to type, as `2026-11-20 14:30`, or to pick. */
export function MomentBox(props: Props) {
  const { label, value, set } = props;
  const at = value === null ? null : new Date(value);
  const now = localDate();
  const date = at && localDate(at);
  const time = at && localTime(at);
  // Where clocks leap over a time it is as much later.
  const put = (day: string, clock: string) => set(instantOf(day, clock) ?? toSeconds(new Date(`${day}T${clock}`)));
  return (
    <PickBox
      {...props}
      icon="calendar"
      isLasting
      title={t('calendar_of', { name: label })}
      placeholder={t('moment_placeholder')}
      now={{ label: t('now'), run: () => set(toSeconds(new Date())) }}
      picker={() => (
        <div className="moment-picker">
          <Calendar
            chosen={date ? [date] : []}
            min={undefined}
            max={undefined}
            now={now}
            onPick={(day) => put(day, time ?? '00:00:00')}
          />
          <Clock value={time} step={undefined} isBeside set={(clock) => put(date ?? now, clock)} />
        </div>
      )}
    />
  );
}
