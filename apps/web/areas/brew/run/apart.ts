import { pick } from '@hanjan/core';
import { PLACES } from '@hanjan/model/menu.ts';
import { pathOf } from '../../../base/router/path.ts';
import type { Written } from '../../../records/history/new_record.ts';
import type { Given, Run } from './run.ts';

/** The page on which everybody plans and times a brew. */
export const BREW_PAGE = '/info/chart/brewingrecord';
/** The path of the records of one's own brews. */
export const BREWS = '/user/usernote/brewingresult';

/** What a record says of its own cup alone. */
const JUDGED = [
  ...['brewing_result_seq', 'brewing_result_date', 'brewing_result_main', 'brewing_public'],
  ...['brewing_satis', 'brewing_result_tds', 'brewing_default_memo'],
];

/** The list of the brews that a page belongs to, and its screen; one's own where it belongs to none. */
function listAt(home: string): Written {
  const path = pathOf(home);
  const isAt = (list: string) => path === list || path.startsWith(`${list}/`);
  const tab = PLACES.find(({ tab }) => tab.screen && isAt(tab.path))?.tab;
  return { name: tab?.screen ?? 'user_brewing_result', path: tab?.path ?? BREWS };
}

/** The brews that a page belongs to, and where new ones are written. */
export function brewsAt(home: string): Written {
  const { name, path } = listAt(home);
  return { name, path: `${path}/write` };
}

/** What another brew like one that was begun is begun with: it becomes a record of its own. */
export const another = ({ home, title, fields }: Given): Given => ({
  ...{ home: listAt(home).path, draft: null, title },
  fields: pick(
    fields,
    Object.keys(fields).filter((name) => !JUDGED.includes(name)),
  ),
});

/** What a brew is begun with beside others: no two of them go into the same record or page. */
export const apart = (given: Given, others: readonly Run[]): Given =>
  others.some(({ home, draft }) => home === pathOf(given.home) && (draft ?? null) === (given.draft ?? null))
    ? another(given)
    : given;
