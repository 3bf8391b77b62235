import { inLocale, type Row } from '@hanjan/core';
import { t } from '../../i18n/index.ts';
import { refName } from '../../lookup/refs.ts';

/** What roasts and lots of one name are told apart by, as their look-ups tell it: the day of a roast, or the year of a lot. */
const newness = (row: Row): string => String(row.roasting_result_date ?? row.greenbean_year ?? '');

const batchOf = ({ roasting_batch_no: no }: Row): number => Number(no ?? 0);

/** What a record is called, and what tells it from others of its name. */
const parts = (to: string, row: Row, locale: string): readonly [name: string, ...apart: string[]] => [
  refName(to, row, locale),
  newness(row),
  ...(batchOf(row) > 0 ? [t('cupped_batch', { no: batchOf(row) })] : []),
];

/** What was cupped, told from others of its name. */
export const toldApart = (to: string, row: Row, locale: string): string => parts(to, row, locale).join(' · ');

/** The same where there is little room: what tells it from others comes first, because the end is cut. */
export function toldShortly(to: string, row: Row, locale: string): string {
  const [name, ...apart] = parts(to, row, locale);
  return [...apart, name].join(' · ');
}

/** The newest first: that is what is cupped. */
export const byNewness = (a: Row, b: Row): number => newness(b).localeCompare(newness(a)) || batchOf(b) - batchOf(a);

/** What a note is called after what was cupped; the name in the language that is shown comes first. */
export const calledAfter = (to: string, row: Row, locale: string): Row => {
  const names: Row = { cupnote_name: refName(to, row, 'en'), cupnote_name_locale: refName(to, row, 'ko') };
  return Object.fromEntries(inLocale('cupnote_name', 'cupnote_name_locale', locale).map((name) => [name, names[name]]));
};
