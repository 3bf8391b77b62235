import { useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { clockParts } from '../../../parts/clock/clock_parts.ts';
import { useTick, write } from '../../../parts/clock/ticks.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { openRoom } from '../run/room.ts';
import { type Run, stageOf } from '../run/run.ts';
import { stepText } from '../run/texts.ts';
import { useRun } from '../run/useRun.ts';
import { BrewMark } from './BrewMark.tsx';

interface Props {
  readonly run: Run;
  /** Which of two it is; 0 of one alone. */
  readonly nth: number;
}

/** A brew whose room is closed: its step and its time. A tap opens the room. */
export function BrewChip({ run, nth }: Props) {
  const clock = useRef<HTMLElement>(null);
  const { plan, ticks } = useRun(run);
  useTick(ticks, (ms) => write(clock.current, clockParts(ms).whole));

  const label = nth === 0 ? t('timer_room') : t('timer_room_nth', { nth });
  return (
    <div className="timer" data-running={stageOf(run) === 'running' || undefined}>
      <Icon name="dripper" size={16} />
      {nth > 0 && <BrewMark nth={nth} />}
      <span className="timer-step">{stepText(run, plan)}</span>
      <b ref={clock} role="timer" aria-live="off" aria-label={run.title || t('brew_untitled')} />
      <button type="button" className="timer-press" aria-label={label} title={label} onClick={openRoom} />
    </div>
  );
}
