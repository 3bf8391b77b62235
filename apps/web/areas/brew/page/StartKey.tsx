import { t } from '../../../base/texts/index.ts';
import { useOwnRun } from '../run/own_run.ts';
import { openRoom } from '../run/room.ts';
import { type Given, stageOf } from '../run/run.ts';
import { startBrew } from '../run/store.ts';
import './start_key.css';

interface Props {
  readonly given: Given;
  /** The brew of this page is over: saving it comes first. */
  readonly hasBrewed: boolean;
}

/** The one large key of the page: begins the brew, or leads to the one that runs. */
export function StartKey({ given, hasBrewed }: Props) {
  const run = useOwnRun();
  const isRunning = run !== null && stageOf(run) !== 'over';
  const [label, text] = isRunning
    ? [t('brewpage_open'), run.title || t('brewpage_open_text')]
    : [t(hasBrewed ? 'brew_again' : 'brewpage_start'), t('brewpage_start_text')];
  return (
    <div className="brewpage-key" data-quiet={(hasBrewed && !isRunning) || undefined}>
      <button type="button" onClick={() => (isRunning ? openRoom() : startBrew(given))}>
        {label}
        <small>{text}</small>
      </button>
    </div>
  );
}
