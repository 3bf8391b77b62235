import type { Screen } from '@hanjan/core';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../base/texts/index.ts';
import { when } from '../../../base/texts/times.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { showing } from '../../../records/store/renew.ts';
import { readImports } from './calls.ts';
import { UndoneState } from './UndoneState.tsx';
import { useUndo } from './useUndo.ts';

/** What was brought in before and is there still, with the way back. Where it cannot be asked nothing is said of it. */
export function PastImports({ screen }: { readonly screen: Screen }) {
  const { undone, undo } = useUndo(screen);
  const { data = [] } = useQuery({
    queryKey: [...showing(screen.entity.name), 'imports'],
    queryFn: ({ signal }) => readImports(screen, signal),
    retry: false,
  });
  if (data.length === 0 && !undone) return null;
  const left = data.find(({ roasting_import }) => roasting_import === undone?.name)?.count ?? 0;
  return (
    <section className="logs-before">
      <h2>{t('logs_before')}</h2>
      {undone && <UndoneState undone={undone} again={() => void undo(undone.name, left)} />}
      <ul>
        {data.map(({ roasting_import: name, count, rgst_at, rgst_user }) => (
          <li key={name}>
            <span className="number">{when(rgst_at)}</span> {rgst_user} {t('logs_before_count', { count })}
            <Button variant="subtle" size="sm" disabled={undone?.isBusy} onClick={() => void undo(name, count)}>
              {t('logs_undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
