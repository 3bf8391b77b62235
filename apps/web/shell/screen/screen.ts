import { SCREEN_TEXTS } from '@hanjan/model/messages/parts.ts';
import { lazy } from 'react';
import { type Page, page } from '../../base/router/page.ts';
import { withTexts } from '../../base/texts/index.ts';
import type { ScreenProps } from '../../records/screen/props.ts';

/** A list does not wait for what records need, nor they for it. Whoever sees one has the other loaded soon after. */
export const screenPages = {
  list: page<ScreenProps>('desk', () => import('../../lists/page/ListScreen.tsx'), SCREEN_TEXTS),
  record: page<ScreenProps>('desk', () => import('./RecordScreen.tsx'), SCREEN_TEXTS),
};

const inventory = page<ScreenProps>(
  'desk',
  () => withTexts('roaster', import('../../areas/stock/inventory/Inventory.tsx')),
  SCREEN_TEXTS,
);

/** Lists that stand on a page of their own, by the names of their screens, with whatever else belongs there. */
const LISTS: Readonly<Record<string, Page<ScreenProps>>> = {
  roaster_greenbean_year: inventory,
  roaster_roasting_inventory: inventory,
};

/** The page of a screen that shows a record, or all of them. */
export const screenPageOf = (screen: string, id: string | null) =>
  id ? screenPages.record : (LISTS[screen] ?? screenPages.list);

/** Where the person works, at the end of the tabs. It names roles, as the engine does. */
export const OrgTool = lazy(() => import('../../areas/org/OrgTool.tsx'));
