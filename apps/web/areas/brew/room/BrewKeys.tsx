import { useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { type Ticks, useTick, write } from '../../../parts/clock/ticks.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { Plan } from '../plan.ts';
import { isReady, type Run, stageOf } from '../run/run.ts';
import { comingOf, waitFor } from '../run/shown.ts';
import { nameOf, targetText } from '../run/texts.ts';

interface Props {
  readonly run: Run;
  readonly plan: Plan;
  readonly ticks: Ticks;
  next(): void;
  back(): void;
  pause(): void;
}

/**
 * Three keys for a wet thumb: back, the next step by its name, pause. Whatever stands still goes on by the large one. How
 * long it is until then is seen alone: what ticks in the name of a key is read out again and again.
 */
export function BrewKeys({ run, plan, ticks, next, back, pause }: Props) {
  const wait = useRef<HTMLSpanElement>(null);
  const isPaused = stageOf(run) === 'paused';
  const resume = t(isReady(run) ? 'brew_room_begin' : 'brew_room_resume');
  const coming = comingOf(run, plan);
  const target = targetText(coming.nth, coming.target);
  useTick(ticks, (ms) => {
    const text = coming.term === null ? '' : waitText(coming.term, ms);
    write(wait.current, text && target ? `${text}, ` : text);
  });
  return (
    <footer className="room-keys">
      <div className="room-main">
        <button type="button" aria-label={t('brew_room_back')} disabled={run.begun.length < 2} onClick={back}>
          <Icon name="undo" size={24} />
        </button>
        <button type="button" className="room-next brew-next" onClick={isPaused ? pause : next}>
          <span>{isPaused ? resume : nameOf(run, plan, coming.nth)}</span>
          {!isPaused && (
            <span className="brew-wait">
              <span ref={wait} aria-hidden="true" />
              {target}
            </span>
          )}
        </button>
        <button type="button" aria-label={isPaused ? resume : t('brew_room_pause')} onClick={pause}>
          {isPaused ? <PlayMark /> : <PauseMark />}
        </button>
      </div>
    </footer>
  );
}

function waitText(term: number, ms: number): string {
  const { isLate, time } = waitFor(term, ms);
  return t(isLate ? 'brew_room_late' : 'brew_room_in', { time });
}

// Drawn here, because no other page has them.
const PauseMark = () => (
  <svg className="icon" viewBox="0 0 20 20" width="24" height="24" aria-hidden="true">
    <path d="M7 5v10M13 5v10" strokeWidth="2" />
  </svg>
);
const PlayMark = () => (
  <svg className="icon" viewBox="0 0 20 20" width="24" height="24" aria-hidden="true">
    <path d="M6.5 4.5v11l9-5.5Z" />
  </svg>
);
