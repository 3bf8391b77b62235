import { t } from '../../../base/texts/index.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { reasonOf } from '../../../records/saving/saving.ts';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import type { Undone } from './useUndo.ts';

interface Props {
  readonly undone: Undone;
  again(): void;
}

/** What taking an import back has come to: what went, and what stays and why. */
export function UndoneState({ undone: { isBusy, removed, kept, failure }, again }: Props) {
  return (
    <div className="logs-undone">
      <p role="status">{t(isBusy ? 'logs_undoing' : 'logs_undone', { count: removed })}</p>
      {kept.length > 0 && (
        <ul>
          {kept.map(({ roasting_result_key: key, roasting_result_year: year, roasting_result_seq: seq, why }) => (
            <li key={key}>
              <RecordLink screen="roaster_roasting_result" id={`${year}-${seq}`}>{`${year}-${seq}`}</RecordLink>{' '}
              {t(`logs_kept_${why}`)}
            </li>
          ))}
        </ul>
      )}
      {failure && <Failed text={reasonOf(failure)} onRetry={again} />}
    </div>
  );
}
