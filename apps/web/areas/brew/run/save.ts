import { localDate, type Row } from '@hanjan/core';
import { call } from '../../../base/api/call.ts';
import { type Handed, useNewRecord } from '../../../records/history/new_record.ts';
import { isRecord } from './host.ts';

/** The path of the records of one's own brews. */
export const BREWS = '/user/usernote/brewingresult';
const BREW = { name: 'user_brewing_result', path: `${BREWS}/write` } as const;
const RECIPE = { name: 'user_brewing_default', path: '/user/usernote/brewingdefault/write' } as const;
/** What a brew has and no recipe. */
const OWN = ['brewing_coffee', 'brewing_result_tds', 'brewing_start_time'];
const DETAIL = '/api/user/brewing/result/detail';

/**
 * Opens the form of a new brew in which these values stand as if they had been typed, and drops the brew of this browser
 * of that id once they do. A guest signs in on the way. `saves`: the form saves at once.
 */
export function useSaveBrew(): (fields: Row, handed?: Handed) => Promise<void> {
  const write = useNewRecord(BREW, 'brewingrecord');
  return (fields, handed) => write(dated(said(fields)), handed);
}

/** Opens the form of a new recipe in which these values stand, as far as recipes have them. */
export function useSaveRecipe(): (fields: Row) => Promise<void> {
  const write = useNewRecord(RECIPE, 'brewingrecord');
  return (fields) => write(said(fields, OWN));
}

/** Whether a brew was begun at a record that is no longer there; where nobody can say, it is. */
export async function isGone(home: string): Promise<boolean> {
  if (!isRecord(home)) return false;
  return (await call('GET', `${DETAIL}/${home.split('/').at(-1)}`)).status === '404';
}

/** What says something, but for some of it. By that an unsaved record that was begun with it is found again. */
const said = (fields: Row, without: readonly string[] = []): Row =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => (value ?? null) !== null && !without.includes(name)),
  );

/** A brew that is recorded later was brewed on the day when it began. */
export function dated(fields: Row): Row {
  const { brewing_start_time: began } = fields;
  const day = typeof began === 'string' ? new Date(began) : null;
  return day && !Number.isNaN(day.getTime()) ? { ...fields, brewing_result_date: localDate(day) } : fields;
}
