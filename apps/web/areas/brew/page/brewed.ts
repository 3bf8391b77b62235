import { pick, type Row } from '@hanjan/core';
import { brewFields } from '../work/fields.ts';
import type { BrewWork } from '../work/work.ts';

/** The work once a brew is over: all of it is what that brew was begun with, whatever the page planned meanwhile. */
export function workOfBrewed(brew: Row, begun: Row): Pick<BrewWork, 'title' | 'fields' | 'brewed'> {
  const fields = onPage(begun);
  return { title: String(begun.brewing_coffee ?? ''), fields, brewed: { fields: onPage(brew), plan: fields } };
}

/** What is said of the brew of a page: how it went, or as long as it was not brewed what is planned. */
export const saidIn = ({ fields, brewed }: Pick<BrewWork, 'fields' | 'brewed'>): Row => ({
  ...fields,
  ...brewed?.fields,
});

/** What a change of that changes in the work: the plan of a brew that is over stays as it was. */
export const saying = ({ fields, brewed }: BrewWork, part: Row): Partial<BrewWork> =>
  brewed ? { brewed: { ...brewed, fields: { ...brewed.fields, ...part } } } : { fields: { ...fields, ...part } };

const onPage = (row: Row): Row =>
  pick(
    row,
    Object.keys(brewFields).filter((name) => name in row),
  );
