import type { Ref } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { clockParts } from '../../../parts/clock/clock_parts.ts';
import { useNow } from '../../../parts/clock/useNow.ts';
import { clockOf, isLive, stageOf, troubleOf } from '../live.ts';
import type { RoastWork } from '../work.ts';

interface Props {
  readonly work: RoastWork;
  readonly ref?: Ref<HTMLButtonElement>;
  open(): void;
}

const SECOND = 1000;

/**
 * The way to a roast while it goes on, and its clock: it runs while the start lies within an hour of now and nothing says
 * when the roast ended.
 */
export function LiveBar({ work, ref, open }: Props) {
  const isBegun = isLive(work);
  const now = useNow(SECOND, isBegun);
  const isRunning = isBegun && troubleOf(work, now) === null;
  return (
    <div className="roast-live-bar">
      <Button ref={ref} variant="default" onClick={open}>
        {t(isBegun ? 'roast_form_live_open' : 'roast_form_live')}
      </Button>
      {isRunning && (
        <p>
          {t(`roast_live_${stageOf(work)}`)}
          <b role="timer" aria-live="off" className="number">
            {clockParts(clockOf(work, now)).whole}
          </b>
        </p>
      )}
    </div>
  );
}
