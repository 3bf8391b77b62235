import { type Entity, inLocale, kindOf, type Names, type Row } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { refName } from '../../../records/lookup/refs.ts';

/**
 * What those of one name are distinguished by, as their look-ups tell it: the day of a roast or of a blend that was made,
 * or the year of a lot. Blend recipes have names of their own.
 */
const newness = (row: Row): string =>
  String(row.roasting_result_date ?? row.blending_result_date ?? row.greenbean_year ?? '');

const batchOf = ({ roasting_batch_no, blending_result_seq }: Row): number =>
  Number(roasting_batch_no ?? blending_result_seq ?? 0);

/** What tells a record from others of its name, with the day of a roast as it is given. */
const apart = (row: Row, day: string): readonly string[] => [
  ...(day ? [day] : []),
  ...(batchOf(row) > 0 ? [t('cupped_batch', { no: batchOf(row) })] : []),
];

/** What was cupped, distinguished from others of its name. */
export const distinctName = (to: string, row: Row, locale: string): string =>
  [refName(to, row, locale), ...apart(row, newness(row))].join(' · ');

/** The same where there is little room, beside the day of the note: the name comes last, because the end is cut. */
export const shortName = (to: string, row: Row, locale: string): string =>
  [...apart(row, newness(row).replace(/^\d{4}-/, '')), refName(to, row, locale)].join(' · ');

/** The newest first: that is what is cupped. */
export const byNewness = (a: Row, b: Row): number => newness(b).localeCompare(newness(a)) || batchOf(b) - batchOf(a);

/** What a note is called after what a look-up tells of what was cupped. */
export const calledAfter = (to: string, row: Row): Row => ({
  cupnote_name_locale: refName(to, row, 'ko'),
  cupnote_name: refName(to, row, 'en'),
});

/**
 * The same after a record that is read; the name in the language that is shown comes first. A record that is known by
 * another one has that name alone.
 */
export function calledHere({ fields, label }: Entity, row: Row, names: Names): Row {
  const [first, second] = inLocale(
    ['cupnote_name', label.plain] as const,
    ['cupnote_name_locale', label.locale] as const,
    names.locale,
  );
  const called = (name: string) => {
    const field = fields[name];
    const value = row[name] ?? null;
    return field && value !== null ? kindOf(field).show(value, field, names) : null;
  };
  const pairs = label.plain === label.locale ? [first] : [first, second];
  return Object.fromEntries(pairs.map(([name, from]) => [name, called(from)]));
}
