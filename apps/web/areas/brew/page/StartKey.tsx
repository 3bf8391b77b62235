import { t } from '../../../base/texts/index.ts';
import { useOwnRuns } from '../run/own_run.ts';
import { openRoom } from '../run/room.ts';
import { type Given, stageOf } from '../run/run.ts';
import { startBeside, startBrew } from '../run/store.ts';
import './start_key.css';

interface Props {
  readonly given: Given;
  /** The brew of this page is over: saving it comes first. */
  readonly hasBrewed: boolean;
}

/** The one large key of the page: begins the brew, or leads to those that run; beside one another one is begun. */
export function StartKey({ given, hasBrewed }: Props) {
  const runs = useOwnRuns();
  const isRunning = runs.some((run) => stageOf(run) !== 'over');
  const titles = runs.map(({ title }) => title).filter(Boolean);
  const [label, text] = isRunning
    ? [t('brewpage_open'), titles.join(' · ') || t('brewpage_open_text')]
    : [t(hasBrewed ? 'brew_again' : 'brewpage_start'), t('brewpage_start_text')];
  return (
    <div className="brewpage-key" data-quiet={(hasBrewed && !isRunning) || undefined}>
      <button type="button" onClick={() => (isRunning ? openRoom() : startBrew(given))}>
        {label}
        <small>{text}</small>
      </button>
      {isRunning && runs.length === 1 && (
        <button type="button" className="brewpage-beside" onClick={() => startBeside(given)}>
          {t('brew_one_more')}
        </button>
      )}
    </div>
  );
}
