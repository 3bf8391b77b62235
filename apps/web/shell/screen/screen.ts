import { lazy } from 'react';
import type { WebArea } from '../../areas/area.ts';
import { areas } from '../../areas/index.ts';
import { type Page, page } from '../../base/router/page.ts';
import type { ScreenProps } from '../../records/screen/props.ts';

/** What every list and record says. */
const TEXTS = 'work';

/** A list does not wait for what records need, nor they for it. Whoever sees one has the other loaded soon after. */
export const screenPages = {
  list: page<ScreenProps>({ frame: 'desk', load: () => import('../../lists/page/ListScreen.tsx') }, TEXTS),
  record: page<ScreenProps>({ frame: 'desk', load: () => import('./RecordScreen.tsx') }, TEXTS),
};

/** Lists that stand on a page of their own, by the names of their screens. */
const lists: Readonly<Record<string, Page<ScreenProps>>> = Object.fromEntries(
  Object.values<WebArea>(areas).flatMap(({ lists = {} }) =>
    Object.entries(lists).map(([name, file]) => [name, page(file, TEXTS)]),
  ),
);

/** The page of a screen that shows a record, or all of them. */
export const screenPageOf = (screen: string, id: string | null) =>
  id ? screenPages.record : (lists[screen] ?? screenPages.list);

/** Where the person works, at the end of the tabs. It names roles, as the engine does. */
export const OrgTool = lazy(() => import('../../areas/org/OrgTool.tsx'));

/** How much waits for an answer at some places of the menu. */
export const Waits = lazy(() => import('../../areas/org/Waits.tsx'));
