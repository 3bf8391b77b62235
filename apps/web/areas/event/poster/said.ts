import { nameInLocale, type Row } from '@hanjan/core';
import type { OrgMembership } from '../../../base/session/org.ts';
import type { Translate } from '../../../base/texts/index.ts';
import { dayAndTimeIn } from '../../../base/texts/zone_times.ts';

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
      from: dayAndTimeIn(text(event.event_start), org.org_zone, locale),
      to: dayAndTimeIn(text(event.event_end), org.org_zone, locale),
    }),
    way: t(isOfCustomers ? 'poster_way_customers' : 'poster_way_staff'),
    desc: text(event.event_desc),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
