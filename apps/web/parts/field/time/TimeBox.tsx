import { localTime } from '@hanjan/core';
import type { KeyboardEvent } from 'react';
import { t } from '../../../base/texts/index.ts';
import type { TypedBoxProps } from '../box.ts';
import { DIRECTIONS } from '../step.ts';
import { Clock } from './lazy_pickers.ts';
import { PickBox } from './PickBox.tsx';
import { floored, turned } from './time_steps.ts';

interface Props extends TypedBoxProps {
  /** `HH:mm:ss`. */
  readonly value: string | null;
  /** Seconds between those that are offered until a time is picked. */
  readonly step: number | undefined;
  set(time: string): void;
}

/** A time of day to type, as `9:05` or `090530`, or to pick; arrow keys turn the part where the cursor stands. */
export function TimeBox(props: Props) {
  const { label, value, step, set } = props;
  const turn = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const input = event.currentTarget;
    const at = input.selectionStart ?? 0;
    set(value === null ? floored(localTime(), step) : turned(value, at, direction));
    requestAnimationFrame(() => input.setSelectionRange(at, at));
  };
  return (
    <PickBox
      {...props}
      icon="clock"
      isLasting
      title={t('clock_of', { name: label })}
      placeholder={t('time_placeholder')}
      now={{ label: t('now'), run: () => set(localTime()) }}
      onKeyDown={turn}
      picker={() => <Clock value={value} step={step} set={set} />}
    />
  );
}
