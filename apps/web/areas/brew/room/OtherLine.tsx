import { useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { clockParts } from '../../../parts/clock/clock_parts.ts';
import { useTick, write } from '../../../parts/clock/ticks.ts';
import type { Run } from '../run/run.ts';
import { nthOf } from '../run/store.ts';
import { stepText } from '../run/texts.ts';
import { useRun } from '../run/useRun.ts';
import { BrewMark } from '../timer/BrewMark.tsx';
import './other_line.css';

interface Props {
  readonly run: Run;
  onPress(): void;
}

/** The other one of two brews while one has the screen for itself: its step and its time. A press shows both. */
export function OtherLine({ run, onPress }: Props) {
  const clock = useRef<HTMLElement>(null);
  const { plan, ticks } = useRun(run);
  useTick(ticks, (ms) => write(clock.current, clockParts(ms).whole));
  return (
    <button type="button" className="brew-other" title={t('brew_pair_both')} onClick={onPress}>
      <BrewMark nth={nthOf(run.id)} />
      <span>{stepText(run, plan)}</span>
      <b ref={clock} aria-hidden="true" />
    </button>
  );
}
