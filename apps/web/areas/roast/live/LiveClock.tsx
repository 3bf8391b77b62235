import { showTerm } from '@hanjan/core';
import { readingAt } from '@hanjan/roastlog/figures/at.ts';
import type { Reading, RoastLog, Unit } from '@hanjan/roastlog/log.ts';
import { t } from '../../../base/texts/index.ts';
import { clockParts } from '../../../parts/clock/clock_parts.ts';
import { useNow } from '../../../parts/clock/useNow.ts';
import { clockOf, type LiveWork, lastBean, stageOf, timersOf, troubleOf } from '../live.ts';
import { apartText, rateText, temperatureText } from '../numbers.ts';
import type { RoastWork } from '../work.ts';

interface Props {
  readonly work: LiveWork & Pick<RoastWork, 'background'>;
  /** What the roast is to be like. */
  readonly below: RoastLog | null;
  readonly unit: Unit;
}

const TENTH = 100;

/** The clock, the largest thing; beside it the bean as it was noted last. Ten times a second, and never read out. */
export function LiveClock({ work, below, unit }: Props) {
  const stage = stageOf(work);
  const now = useNow(TENTH, stage !== 'idle' && stage !== 'done');
  // What cannot be right stands still.
  const isHeld = troubleOf(work, now) !== null;
  const { whole, tenth, length } = clockParts(isHeld ? 0 : clockOf(work, now));
  const { preheat } = timersOf(work, now);
  const last = lastBean(work);
  const apart = apartOf(work, below);
  return (
    <section className="room-clock">
      <div>
        <p className="room-stage">
          {t(`roast_live_${stage}`)}
          {stage === 'preheated' && preheat !== null && !isHeld && (
            <span className="number">{t('roast_live_total', { time: clockParts(preheat).whole })}</span>
          )}
        </p>
        <b role="timer" aria-live="off" data-length={length || undefined}>
          {isHeld ? '–' : whole}
          {!isHeld && <i>{tenth}</i>}
        </b>
      </div>
      <div className="room-beside">
        {last && (
          <>
            <small>
              {t('roast_points_bean')} <span className="number">{showTerm(last.ms)}</span>
            </small>
            <span className="room-figure">
              {temperatureText(last.bean, unit)}
              <span className="unit">°{unit}</span>
            </span>
            {last.ror !== null && (
              <small>{t('roast_live_ror', { value: rateText(last.ror, unit), unit: `°${unit}` })}</small>
            )}
            {apart !== null && work.background && (
              <small>
                {t('roast_apart', { name: work.background.name, value: `${apartText(apart, unit)} °${unit}` })}
              </small>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** How far the bean that was noted last is from what it was to be then, in °C; nothing before the charge. */
function apartOf(work: LiveWork, below: RoastLog | null): Reading {
  const last = work.start === null ? null : lastBean(work);
  if (!last || !below) return null;
  const there = readingAt(below.time, below.bean, last.ms / 1000);
  return there === null ? null : last.bean - there;
}
