import { pouredAt } from '@hanjan/core';
import { useMemo, useRef } from 'react';
import { units } from '../../../base/session/preferences.ts';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { clockParts } from '../../../parts/clock/clock_parts.ts';
import { type Ticks, useTick, write } from '../../../parts/clock/ticks.ts';
import { isShot, type Plan, sumsOf } from '../plan.ts';
import { actualOf } from '../run/outcome.ts';
import { isReady, type Run, stageOf } from '../run/run.ts';
import { currentOf } from '../run/shown.ts';
import { targetText } from '../run/texts.ts';
import { growingText } from './masses.ts';

interface Props {
  readonly run: Run;
  readonly plan: Plan;
  readonly ticks: Ticks;
  /** Opens the pad for what the scale shows. */
  weigh(): void;
}

/** The clock, the largest thing; beside it what is poured. Written ten times a second, and never read out. */
export function BrewClock({ run, plan, ticks, weigh }: Props) {
  const clock = useRef<HTMLElement>(null);
  const whole = useRef<HTMLSpanElement>(null);
  const tenth = useRef<HTMLElement>(null);
  const mass = useRef<HTMLSpanElement>(null);
  const unit = useRef<HTMLSpanElement>(null);
  const chosen = useStore(units);
  const actual = useMemo(() => actualOf(run), [run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: masses are read in the chosen unit.
  const grown = useMemo(() => growingText(plan), [plan, chosen]);
  const stage = stageOf(run);
  const target = stage === 'over' ? '' : targetText(currentOf(run), sumsOf(plan)[currentOf(run)] ?? null);

  useTick(ticks, (ms) => {
    const parts = clockParts(ms);
    write(whole.current, parts.whole);
    write(tenth.current, parts.tenth);
    if (clock.current && clock.current.dataset.length !== parts.length) clock.current.dataset.length = parts.length;
    const poured = pouredAt(actual.pours, actual.end, ms);
    write(mass.current, poured === null ? '–' : grown(poured));
    write(unit.current, poured === null ? '' : (chosen.dose ?? 'g'));
  });
  return (
    <section className="room-clock brew-clock" data-stage={stage}>
      <div>
        {stage === 'paused' && <p className="room-stage">{t(isReady(run) ? 'brew_room_ready' : 'brew_room_paused')}</p>}
        <b ref={clock} role="timer" aria-live="off" data-length="">
          <span ref={whole} />
          <i ref={tenth} />
        </b>
      </div>
      <button type="button" className="room-beside brew-poured" onClick={weigh}>
        <small>{t(isShot(run.fields) ? 'brew_room_yield' : 'brew_room_poured')}</small>
        <span className="room-figure" aria-hidden="true">
          <span ref={mass} />
          <span ref={unit} className="unit" />
        </span>
        {target && <small>{target}</small>}
        <small className="brew-weigh">{t('brew_room_weigh')}</small>
      </button>
    </section>
  );
}
