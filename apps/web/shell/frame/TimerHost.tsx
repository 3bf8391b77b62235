import { useEffect } from 'react';
import { loadTimers, pressTimer, showKept, timersPart } from '../../areas/brew/run/wanted.ts';
import { useStore } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';

/** What floats of the timers above every page, once there is any, also one that another tab began. */
export function TimerHost() {
  const Timers = useStore(timersPart);
  useEffect(() => {
    showKept();
    addEventListener('storage', showKept);
    return () => removeEventListener('storage', showKept);
  }, []);
  return Timers && <Timers />;
}

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
