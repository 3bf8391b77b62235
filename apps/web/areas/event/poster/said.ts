import { nameInLocale, type Row } from '@hanjan/core';
import type { OrgMembership } from '../../../base/session/org.ts';
import type { Translate } from '../../../base/texts/index.ts';

/** What a poster says. */
export interface Said {
  readonly org: string;
  readonly title: string;
  /** From when to when, where the organisation is. */
  readonly times: string;
  /** What to do. */
  readonly way: string;
  readonly desc: string;
}

type Org = Pick<OrgMembership, 'org_name' | 'org_name_locale' | 'org_zone'>;

/** The words of the poster of an event in a language. */
export function saidOf(event: Row, org: Org, locale: string, t: Translate): Said {
  const isOfCustomers = event.event_type === 'CSTMR';
  const name = nameInLocale(text(event.event_name), text(event.event_name_locale), locale);
  return {
    org: nameInLocale(org.org_name, org.org_name_locale, locale),
    title: name || t(isOfCustomers ? 'poster_customers' : 'poster_staff'),
    times: t('poster_times', {
      from: dayAndTime(text(event.event_start), locale, org.org_zone),
      to: dayAndTime(text(event.event_end), locale, org.org_zone),
    }),
    way: t(isOfCustomers ? 'poster_way_customers' : 'poster_way_staff'),
    desc: text(event.event_desc),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `11월 23일 월요일 오후 2:30` in a zone. */
const dayAndTime = (instant: string, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
