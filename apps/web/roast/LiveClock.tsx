import { showTerm } from '@hanjan/core';
import type { Unit } from '@hanjan/roastlog/log.ts';
import { t } from '../i18n/index.ts';
import { useNow } from '../timer/useNow.ts';
import { clockOf, type LiveWork, lastBean, stageOf, timersOf, troubleOf } from './live.ts';
import { rateText, temperatureText } from './numbers.ts';

interface Props {
  readonly work: LiveWork;
  readonly unit: Unit;
}

const TENTH = 100;

/** The clock, the largest thing; beside it the bean as it was noted last. Ten times a second, and never read out. */
export function LiveClock({ work, unit }: Props) {
  const stage = stageOf(work);
  const now = useNow(TENTH, stage !== 'idle' && stage !== 'done');
  // What cannot be right stands still.
  const isHeld = troubleOf(work, now) !== null;
  const ms = isHeld ? 0 : clockOf(work, now);
  const { preheat } = timersOf(work, now);
  const last = lastBean(work);
  return (
    <section className="room-clock">
      <div>
        <p className="room-stage">
          {t(`roast_live_${stage}`)}
          {stage === 'preheated' && preheat !== null && !isHeld && (
            <span className="number">{t('roast_live_total', { time: showTerm(wholeSeconds(preheat)) })}</span>
          )}
        </p>
        <b role="timer" aria-live="off" data-length={lengthOf(ms)}>
          {isHeld ? '–' : showTerm(wholeSeconds(ms))}
          {!isHeld && <i>.{Math.floor((ms % 1000) / TENTH)}</i>}
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
          </>
        )}
      </div>
    </section>
  );
}

/** How much room a time needs: up to 9:59, up to 59:59, or more. */
const lengthOf = (ms: number) => (ms < 600_000 ? undefined : ms < 3_600_000 ? 'minutes' : 'hours');

const wholeSeconds = (ms: number) => Math.floor(ms / 1000) * 1000;
