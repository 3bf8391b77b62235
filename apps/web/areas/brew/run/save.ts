import type { Row } from '@hanjan/core';
import { call } from '../../../base/api/call.ts';
import { orgOf } from '../../../base/api/org_call.ts';
import { loadScreen, screenNamed } from '../../../records/catalogue.ts';
import { type Handed, useNewRecord } from '../../../records/history/new_record.ts';
import { BREWS, brewsAt } from './apart.ts';
import { isRecord } from './host.ts';
import { dated } from './outcome.ts';

const RECIPE = { name: 'user_brewing_default', path: '/user/usernote/brewingdefault/write' } as const;
/** What a brew has and no recipe. */
const OWN = ['brewing_coffee', 'brewing_result_tds', 'brewing_start_time'];

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
