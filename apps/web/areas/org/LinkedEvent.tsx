import { nameInLocale, type OrgKind } from '@hanjan/core';
import type { LinkedEvent } from '@hanjan/model/applying.ts';
import { type ReactNode, useId } from 'react';
import type { Answer } from '../../base/api/call.ts';
import { orgName } from '../../base/session/org.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { dayAndTimeIn } from '../../base/texts/zone_times.ts';
import { AnswerState } from '../../parts/states/AnswerState.tsx';
import { Blocked } from '../../parts/states/states.tsx';
import './founding.css';

/** The page of an event that somebody opened by its link: who made it, from when to when, and what it lets them do. */
export function LinkedEventPage({
  event,
  title,
  children,
}: {
  event: LinkedEvent;
  title: string;
  children: ReactNode;
}) {
  const name = nameInLocale(event.event_name, event.event_name_locale, currentLocale());
  const at = (instant: string) => dayAndTimeIn(instant, event.org_zone);
  return (
    <article className="founding linked">
      <h1>{orgName(event)}</h1>
      <p>{title}</p>
      <dl>
        {name && (
          <div>
            <dt>{t('linked_event')}</dt>
            <dd>{name}</dd>
          </div>
        )}
        <div>
          <dt>{t('linked_times')}</dt>
          <dd>
            <time dateTime={event.event_start}>{at(event.event_start)}</time>
            {' – '}
            <time dateTime={event.event_end}>{at(event.event_end)}</time>
            {!isHere(event.org_zone) && <span>{t('linked_zone', { zone: event.org_zone })}</span>}
          </dd>
        </div>
        {event.event_desc && (
          <div>
            <dt>{t('linked_about')}</dt>
            <dd>{event.event_desc}</dd>
          </div>
        )}
      </dl>
      {children}
    </article>
  );
}

/** Whether the clocks of a zone go as those of the reader, now. */
const isHere = (zone: string): boolean => {
  const at = (timeZone?: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(0);
  return at(zone) === at();
};

/** How things stand, in one sentence, and what can be done now. */
export function Standing({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const id = useId();
  return (
    <section className="linked-standing" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p role="status">{text}</p>
      {children && <p className="linked-ways">{children}</p>}
    </section>
  );
}

/** Why nothing can be done by an event that has not begun or is over. */
export const NotOpen = ({ event }: { readonly event: LinkedEvent }) =>
  event.event_status < 0 ? (
    <Standing
      title={t('event_before_title')}
      text={t('event_before_text', { from: dayAndTimeIn(event.event_start, event.org_zone) })}
    />
  ) : (
    <Standing title={t('event_over_title')} text={t('event_over')} />
  );

/** What is shown when the event of a link could not be read. */
export function NoEvent({ kind, answer, onRetry }: { kind: OrgKind; answer: Answer; onRetry(): void }) {
  if (answer.code !== 'event_unknown') return <AnswerState answer={answer} onRetry={onRetry} />;
  return <Blocked icon="scan" title={t('event_unknown_title')} text={t(`event_unknown_${kind}`)} />;
}
