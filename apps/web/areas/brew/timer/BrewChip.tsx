import { useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { clockParts } from '../../../parts/clock/clock_parts.ts';
import { useTick, write } from '../../../parts/clock/ticks.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { Plan } from '../plan.ts';
import { openRoom } from '../run/room.ts';
import { type Run, stageOf } from '../run/run.ts';
import { currentOf } from '../run/shown.ts';
import { nameOf } from '../run/texts.ts';
import { useRun } from '../run/useRun.ts';

/** A brew whose room is closed: its step and its time. A tap opens the room; what is due goes on meanwhile. */
export function BrewChip({ run }: { readonly run: Run }) {
  const clock = useRef<HTMLElement>(null);
  const { plan, ticks } = useRun(run);
  useTick(ticks, (ms) => write(clock.current, clockParts(ms).whole));
  return (
    <div className="timer" data-running={stageOf(run) === 'running' || undefined}>
      <Icon name="dripper" size={16} />
      <span className="timer-step">{stepText(run, plan)}</span>
      <b ref={clock} role="timer" aria-live="off" aria-label={run.title || t('brew_untitled')} />
      <button
        type="button"
        className="timer-press"
        aria-label={t('timer_room')}
        title={t('timer_room')}
        onClick={openRoom}
      />
    </div>
  );
}

/** What is poured now, or how it stands. */
function stepText(run: Run, plan: Plan): string {
  const stage = stageOf(run);
  return stage === 'running' ? nameOf(run, plan, currentOf(run)) : t(`timer_${stage}`);
}
