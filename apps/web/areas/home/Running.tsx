import { t } from '../../base/texts/index.ts';
import { clockParts } from '../../parts/clock/clock_parts.ts';
import { useNow } from '../../parts/clock/useNow.ts';
import { useOwnRun } from '../brew/run/own_run.ts';
import { openRoom } from '../brew/run/room.ts';
import { elapsed, isReady, stageOf } from '../brew/run/run.ts';

const SECOND = 1000;

/** The brew of this device while it is not over: its clock, and the way to it. */
export default function Running() {
  const run = useOwnRun();
  const stage = run && stageOf(run);
  const now = useNow(SECOND, stage === 'running');
  if (!run || stage === 'over') return null;
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
