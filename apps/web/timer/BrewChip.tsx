import { useMemo, useRef } from 'react';
import { planOf, pourName } from '../brew/plan.ts';
import { adjusted, elapsed, type Run, stageOf } from '../brew/run.ts';
import { brewRun } from '../brew/store.ts';
import { useSignals } from '../brew/useSignals.ts';
import { t } from '../i18n/index.ts';
import { Icon } from '../parts/Icon.tsx';
import { toast } from '../shell/toast.ts';
import { clockParts } from './clock_parts.ts';
import { openRoom } from './room.ts';
import { useTick, useTicks, write } from './ticks.ts';
import { useClockSet } from './useClockSet.ts';

/** A brew whose room is closed: its step and its time. A tap opens the room; what is due goes on meanwhile. */
export function BrewChip({ run }: { readonly run: Run }) {
  const clock = useRef<HTMLElement>(null);
  const stage = stageOf(run);
  const ticks = useTicks(() => elapsed(run, Date.now()), stage === 'running', run);
  const plan = useMemo(() => planOf(run.fields), [run.fields]);
  useTick(ticks, (ms) => write(clock.current, clockParts(ms).whole));
  useSignals(run, plan, ticks);
  useClockSet((by) => {
    if (stage === 'over') return;
    brewRun.set(adjusted(run, by));
    toast({ text: t('brew_clock_set') });
  });
  return (
    <div className="timer" data-running={stage === 'running' || undefined}>
      <Icon name="dripper" size={16} />
      <span className="timer-step">{stepText(run)}</span>
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
function stepText(run: Run): string {
  const stage = stageOf(run);
  if (stage !== 'running') return t(`timer_${stage}`);
  return pourName(run.begun.length - 1, run.fields.brewing_type === 'ESP', planOf(run.fields).pours.length);
}
