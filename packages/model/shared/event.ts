import { code, count, memo, moment, phase, type Rule, serial, text, toSeconds, uuid } from '@hanjan/core';

/** What an event lets people do by its QR code, and the page that the code leads to. */
export type EventPaths = Readonly<Partial<Record<'SGNP' | 'CSTMR', string>>>;

const TERM = 3;

/** What is known of an event: from when to when it is open, for what, and by which link people come. */
export const eventFields = <const P extends EventPaths>(paths: P) => ({
  event_key: serial({}),
  // An instant of 1900 or 2999 may be of the year before or after where the organisation is.
  event_year: count({ required: true, readonly: true, min: 1899, max: 3000, view: 'ordinal' }),
  /** Counts from 1 in each year, without a gap; the server gives it. */
  event_seq: count({ required: true, readonly: true, min: 1, view: 'ordinal' }),
  event_start: moment({ required: true, view: 'half_days' }),
  event_term: count({ locked: true, passing: true, min: 0, max: 31, initial: TERM }),
  event_end: moment({ required: true, view: 'half_days' }),
  event_status: phase({ start: 'event_start', end: 'event_end' }),
  // A code that hangs on a wall leads to one page for good.
  event_type: code({ required: true, locked: true, group: 'EVNT', among: Object.keys(paths), initial: 'SGNP' }),
  event_name_locale: text({ max: 300 }),
  event_name: text({ max: 300 }),
  event_desc: memo({ max: 3000 }),
  event_uuid: uuid({ view: 'qr', opens: true, path: { by: 'event_type', of: paths } }),
});

interface Times {
  readonly event_start: string | null;
  readonly event_end: string | null;
}

/** An event ends after it begins: one that does not is open to nobody. */
export const endsAfterStart: Rule<Times> = {
  at: 'event_end',
  from: ['event_start'],
  check: ({ event_start, event_end }) =>
    event_start !== null && event_end !== null && event_end <= event_start ? { key: 'field_below' } : null,
};

interface Typed extends Times {
  readonly event_term: number | null;
  readonly event_seq: number | null;
}

/** The same time of day so many days later, where the reader is; with none of them the last second of that day. */
function daysLater(instant: string, days: number): string {
  const at = new Date(instant);
  if (days > 0) at.setDate(at.getDate() + days);
  else at.setHours(23, 59, 59, 0);
  return toSeconds(at);
}

/** Beginning at another time an event ends so much later: after the days that were typed, or else as long as it was. */
const startChanged = ({ event_start: start, event_end: end, event_term: term, event_seq }: Typed, before: unknown) => {
  // The server says which year a new event is of; a stored one stays in its year.
  const year = event_seq === null ? { event_year: start === null ? null : new Date(start).getFullYear() } : {};
  if (start === null) return { ...year, event_end: null };
  if (term !== null || end === null || typeof before !== 'string')
    return { ...year, event_end: daysLater(start, term ?? TERM) };
  const lasted = Date.parse(end) - Date.parse(before);
  return { ...year, event_end: toSeconds(new Date(Date.parse(start) + lasted)) };
};

/** What is typed into the form of an event changes its end. */
export const eventReactions = {
  event_start: startChanged,
  event_term: ({ event_start: start, event_term: term }: Typed) =>
    start === null || term === null ? {} : { event_end: daysLater(start, term) },
};

/** How events are known and counted. */
export const eventKnown = {
  key: 'event_key',
  id: ['event_year', 'event_seq'],
  label: { plain: 'event_name', locale: 'event_name_locale' },
  numbered: { number: 'event_seq', year: 'event_year', of: 'event_start', counter: 'event' },
} as const;

/** The list and form of events, the same for a cafe and a roastery. */
export const eventLayout = {
  list: {
    columns: ['event_start', 'event_name_locale', 'event_name', 'event_status', 'event_end', 'event_type'],
    search: ['event_status', 'event_start', 'event_type'],
    title: ['event_name_locale', 'event_name'],
    sort: ['event_start', 'event_end', 'event_status', 'event_name_locale', 'event_name', 'rgst_at', 'edit_at'],
    order: 'event_start.desc',
  },
  form: [
    {
      key: 'event_when',
      fields: ['event_start', 'event_term', 'event_end', 'event_status', 'event_year', 'event_seq'],
    },
    { key: 'event_what', fields: ['event_type', 'event_name_locale', 'event_name', 'event_desc'] },
    { key: 'event_link', fields: ['event_uuid'] },
  ],
  reading: 'event',
} as const;
