import { Suspense } from 'react';
import { t } from '../i18n/index.ts';
import { later } from '../later.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useStore } from '../store.ts';
import { loadTimers, pressTimer, timersWanted } from '../timer/wanted.ts';

const Timers = later(loadTimers);

/** What floats of the timers above every page, once there is any. */
export const TimerHost = () => <Suspense>{useStore(timersWanted) && <Timers />}</Suspense>;

/** Starts the main timer, or stops it. It comes while the person is on the way to the button. */
export function TimerTool() {
  const begin = () => void loadTimers().catch(() => undefined);
  return (
    <button
      type="button"
      className="tool timer-tool"
      aria-label={t('timer')}
      title={t('timer')}
      onPointerEnter={begin}
      onFocus={begin}
      onClick={pressTimer}
    >
      <Icon name="timer" />
    </button>
  );
}
