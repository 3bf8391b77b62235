import type { Screen } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { Button, ButtonLink } from '../../../parts/button/Button.tsx';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { UndoneState } from './UndoneState.tsx';
import type { useLogs } from './useLogs.ts';
import { useUndo } from './useUndo.ts';

interface Props {
  readonly screen: Screen;
  readonly logs: ReturnType<typeof useLogs>;
}

/** Roasts that are led to one by one. */
const LINKED = 20;
const SHOWN_LEFT = 500;

/** What an import did: what it made, what it left out and why, and taking all of it back. */
export function LogsReport({ screen, logs }: Props) {
  const { undone, undo } = useUndo(screen);
  const { state, startAnew } = logs;
  const { brought, name } = state;
  const { made, known, refused } = brought;
  return (
    <section className="logs-report">
      <div role="status">
        {(state.is === 'brought' || made.length > 0) && <h2>{t('logs_made', { count: made.length })}</h2>}
      </div>
      {known > 0 && <p>{t('logs_made_known', { count: known })}</p>}
      <ul className="logs-made">
        {made
          .slice(0, LINKED)
          .map(({ roasting_result_key: key, roasting_result_year: year, roasting_result_seq: seq }) => (
            <li key={key}>
              <RecordLink screen={screen.name} id={`${year}-${seq}`}>
                {`${year}-${seq}`}
              </RecordLink>
            </li>
          ))}
        {made.length > LINKED && <li>{t('logs_made_more', { count: made.length - LINKED })}</li>}
      </ul>
      {refused.length > 0 && (
        <details className="logs-left" open>
          <summary>{t('logs_refused', { count: refused.length })}</summary>
          <ul>
            {refused.slice(0, SHOWN_LEFT).map(({ path, text }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold several roasts
              <li key={nth}>
                <bdi>{path}</bdi> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {undone && name !== null && <UndoneState undone={undone} again={() => void undo(name, made.length)} />}
      <div className="logs-keys">
        {state.is === 'brought' && <ButtonLink href="/roaster/roasting/result">{t('logs_to_list')}</ButtonLink>}
        {made.length > 0 && name !== null && !(undone && !undone.failure) && (
          <Button variant="default" onClick={() => void undo(name, made.length)}>
            {t('logs_undo')}
          </Button>
        )}
        {state.is === 'brought' && (
          <Button variant="default" onClick={startAnew}>
            {t('logs_other')}
          </Button>
        )}
      </div>
    </section>
  );
}
