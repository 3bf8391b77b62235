import { type Span, showSpan, splitDates, startOf } from '@hanjan/core';
import { today } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import type { BoxProps } from '../box.ts';
import { Chips } from '../Chips.tsx';
import { NOW } from './DateBox.tsx';
import { Calendar } from './lazy_pickers.ts';
import { isOpenKey, PickPopover } from './PickBox.tsx';

interface Props extends BoxProps {
  readonly value: readonly string[] | null;
  /** What was typed, while the person is typing. */
  readonly typed: string | undefined;
  readonly span: Span | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  set(dates: string[]): void;
  type(typed: string): void;
  read(text: string): readonly string[] | undefined;
}

const SEPARATOR = ', ';

/**
 * Several dates as chips, typed one after the other or picked from a calendar, where picking again takes away. What
 * stands typed is all dates with commas between; what cannot be read stays in the box.
 */
export function DatesBox(props: Props) {
  const { label, value, typed, span = 'day', min, max, control, isFailing, set, type, leave, read } = props;
  const parts = typed === undefined ? [] : splitDates(typed);
  const firstOdd = parts.findIndex((part, at) => at === parts.length - 1 || !read(part)?.length);
  const dates = typed === undefined ? (value ?? []) : (read(parts.slice(0, firstOdd).join(SEPARATOR)) ?? []);
  const draft = typed === undefined ? '' : parts.slice(firstOdd).join(SEPARATOR);
  const write = (next: string) => type([...dates.map((date) => showSpan(span, date)), next].join(SEPARATOR));
  const toggle = (date: string) =>
    set(dates.includes(date) ? dates.filter((one) => one !== date) : [...dates, date].toSorted());
  const now = startOf(span, today());
  return (
    <PickPopover
      icon="calendar"
      isLasting
      title={t('calendar_of', { name: label })}
      now={dates.includes(now) ? null : { label: t(NOW[span]), run: () => toggle(now) }}
      picker={() => <Calendar span={span} chosen={dates} min={min} max={max} onPick={toggle} />}
      leave={leave}
    >
      {(buttons, open) => (
        <Chips
          label={label}
          items={dates.map((date) => ({ id: date, name: showSpan(span, date) }))}
          isFailing={isFailing}
          onRemove={(id) => set(dates.filter((date) => date !== id))}
        >
          <input
            {...control}
            className="number"
            aria-invalid={isFailing}
            value={draft}
            inputMode="numeric"
            placeholder={t('date_placeholder', { span })}
            autoComplete="off"
            onChange={(event) => write(event.currentTarget.value)}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter' && read(draft)?.length) write(`${draft}${SEPARATOR}`);
              if (event.key === 'Backspace' && draft === '' && dates.length > 0) set(dates.slice(0, -1));
              if (!isOpenKey(event)) return;
              event.preventDefault();
              open();
            }}
          />
          {buttons}
        </Chips>
      )}
    </PickPopover>
  );
}
