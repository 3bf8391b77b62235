import { localDate, type Row } from '@hanjan/core';
import { PLACES } from '@hanjan/model/menu.ts';
import { call } from '../../../base/api/call.ts';
import { orgOf } from '../../../base/api/org_call.ts';
import { pathOf } from '../../../base/router/path.ts';
import { loadScreen, screenNamed } from '../../../records/catalogue.ts';
import { type Handed, useNewRecord, type Written } from '../../../records/history/new_record.ts';
import { isRecord } from './host.ts';

/** The path of the records of one's own brews. */
export const BREWS = '/user/usernote/brewingresult';
const RECIPE = { name: 'user_brewing_default', path: '/user/usernote/brewingdefault/write' } as const;
/** What a brew has and no recipe. */
const OWN = ['brewing_coffee', 'brewing_result_tds', 'brewing_start_time'];

/** The brews that a page belongs to, and where new ones are written; one's own where it belongs to none. */
export function brewsAt(home: string): Written {
  const path = pathOf(home);
  const isAt = (list: string) => path === list || path.startsWith(`${list}/`);
  const place = PLACES.find(({ tab }) => tab.screen && isAt(tab.path));
  return { name: place?.tab.screen ?? 'user_brewing_result', path: `${place?.tab.path ?? BREWS}/write` };
}

/**
 * Opens the form of a new brew in which these values stand as if they had been typed, and drops the brew of this browser
 * of that id once they do. A guest signs in on the way. `saves`: the form saves at once. It is a brew of whoever's the
 * page is that began it.
 */
export function useSaveBrew(home: string = BREWS): (fields: Row, handed?: Handed) => Promise<void> {
  const write = useNewRecord(brewsAt(home), 'brewingrecord');
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
  const { name } = brewsAt(home);
  await loadScreen(name).catch(() => undefined);
  const screen = screenNamed(name);
  if (!screen) return false;
  const detail = `${screen.path}/detail/${home.split('/').at(-1)}`;
  const org = orgOf(screen);
  return (await call('GET', detail, undefined, org && { org })).status === '404';
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
