import { tabOf } from '@hanjan/model/menu.ts';
import { useLocation } from 'wouter';
import { t, textOf } from '../../base/texts/index.ts';
import { dayAndTime } from '../../base/texts/times.ts';
import type { WaitingRecord } from '../drafts/waiting.ts';
import { editWaiting, mayEdit, removeWaiting } from './edit.ts';
import { stateOf } from './state.ts';
import '../drafts/drafts.css';
import './outbox.css';

interface Props {
  readonly records: readonly WaitingRecord[];
  /** A form is opened instead of what is shown. */
  onLeave?(): void;
}

/** What waits to be sent, a line each: what it is, when it was saved here, what stands in the way, and what can be done. */
export function OutboxLines({ records, onLeave }: Props) {
  const [, navigate] = useLocation();
  return (
    <ul className="outbox-lines">
      {records.map((record) => {
        const kind = textOf(`menu_${tabOf(record.screen)?.key}`);
        const name = record.name || kind;
        const edit = () => {
          onLeave?.();
          editWaiting(record, navigate);
        };
        return (
          <li key={record.id} data-stopped={record.waiting.obstacle !== null || undefined}>
            <span className="draft-name">{name}</span>
            <span className="draft-at">
              {[record.name && kind, dayAndTime(new Date(record.waiting.since).toISOString())]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="outbox-state">{stateOf(record, mayEdit(record))}</span>
            <span className="draft-ways">
              {mayEdit(record) && (
                <button type="button" aria-label={t('outbox_edit_of', { name })} onClick={edit}>
                  <span className="quiet-link">{t('outbox_edit')}</span>
                </button>
              )}
              <button type="button" aria-label={t('draft_discard_of', { name })} onClick={() => removeWaiting(record)}>
                <span className="quiet-link">{t('draft_discard')}</span>
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
