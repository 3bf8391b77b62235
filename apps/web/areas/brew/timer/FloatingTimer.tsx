import { useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { clockParts } from '../../../parts/clock/clock_parts.ts';
import { useTick, useTicks, write } from '../../../parts/clock/ticks.ts';
import { useClockSet } from '../../../parts/clock/useClockSet.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { isOld, type MainTimer, mainTimer, press, shifted, timeOf } from '../run/main_timer.ts';

/** The main timer: a press anywhere on it stops it, the next one starts it from 0:00; what stands can be put away. */
export function FloatingTimer({ timer }: { readonly timer: MainTimer }) {
  const whole = useRef<HTMLSpanElement>(null);
  const tenth = useRef<HTMLElement>(null);
  const isRunning = timer.stop === null;
  const ticks = useTicks(() => timeOf(timer, Date.now()), isRunning, timer);
  useTick(ticks, (ms) => {
    const parts = clockParts(ms);
    write(whole.current, parts.whole);
    write(tenth.current, parts.tenth);
    if (isOld(timer, Date.now())) mainTimer.set(null);
  });
  useClockSet((by) => isRunning && mainTimer.set(shifted(timer, by)));
  return (
    <div className="timer" data-running={isRunning || undefined}>
      <Icon name={isRunning ? 'timer' : 'again'} size={16} />
      <b role="timer" aria-live="off" aria-label={t('timer_main')}>
        <span ref={whole} />
        <i ref={tenth} />
      </b>
      <button
        type="button"
        className="timer-press"
        aria-label={t(isRunning ? 'timer_stop' : 'timer_again')}
        title={t(isRunning ? 'timer_stop' : 'timer_again')}
        onClick={() => press(Date.now())}
      />
      {!isRunning && (
        <button
          type="button"
          className="timer-close"
          aria-label={t('timer_close')}
          title={t('timer_close')}
          onClick={() => mainTimer.set(null)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
