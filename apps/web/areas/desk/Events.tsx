import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import type { DeskEvent } from '@hanjan/model/setting/desk.ts';
import { t } from '../../base/texts/index.ts';
import { moment } from '../../base/texts/times.ts';
import { decimal } from './show.ts';

const COLUMNS = ['desk_event', 'desk_outcome', 'desk_count', 'desk_networks', 'desk_last'] as const;

/** What of security happened in the last day, the most frequent first. */
export function Events({ events, since }: { readonly events: readonly DeskEvent[]; readonly since: string }) {
  return (
    <section aria-labelledby="desk-events">
      <h2 id="desk-events">{t('desk_events')}</h2>
      <p>{t('desk_events_text', { since: moment(since) })}</p>
      {events.length === 0 && <p>{t('desk_events_none')}</p>}
      {events.length > 0 && (
        <table className="site-desk-table">
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th scope="col" key={name}>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {events.map(({ event, outcome, count, networks, last_at }) => (
              <tr key={`${event} ${outcome}`} data-outcome={outcome}>
                <th scope="row">{t(`desk_event_${event}` as MessageKey)}</th>
                <td>{t(`desk_outcome_${outcome}` as MessageKey)}</td>
                <td>{decimal(count)}</td>
                <td>{decimal(networks)}</td>
                <td>{moment(last_at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
