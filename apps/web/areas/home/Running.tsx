import { t } from '../../base/texts/index.ts';
import { clockParts } from '../../parts/clock/clock_parts.ts';
import { useNow } from '../../parts/clock/useNow.ts';
import { useOwnRuns } from '../brew/run/own_run.ts';
import { openRoom } from '../brew/run/room.ts';
import { elapsed, isReady, type Run, stageOf } from '../brew/run/run.ts';

const SECOND = 1000;

/** The brews of this device that are not over: their clocks, and the way to them. */
export default function Running() {
  return useOwnRuns().map((run) => stageOf(run) !== 'over' && <RunningOne key={run.id} run={run} />);
}

function RunningOne({ run }: { readonly run: Run }) {
  const stage = stageOf(run);
  const now = useNow(SECOND, stage === 'running');
  return (
    <li>
      <span>{t(isReady(run) ? 'home_ready' : stage === 'paused' ? 'home_paused' : 'home_brewing')}</span>
      <b>{run.title}</b>
      <small className="number">{clockParts(elapsed(run, now)).whole}</small>
      <button type="button" className="quiet-link" onClick={openRoom}>
        {t('home_brewing_open')}
      </button>
    </li>
  );
}
