import { SCREEN_TEXTS } from '@hanjan/model/messages/parts.ts';
import { lazy } from 'react';
import { page } from '../page.ts';

export type ScreenMode = 'view' | 'edit' | 'write';

export interface ScreenProps {
  /** Name of a screen of the catalogue. */
  readonly screen: string;
  /** Key of a record, or null for the list. */
  readonly id: string | null;
  readonly mode: ScreenMode;
}

/** A list does not wait for what records need, nor they for it. Whoever sees one has the other loaded soon after. */
export const screenPages = {
  list: page<ScreenProps>('desk', () => import('./ListScreen.tsx'), SCREEN_TEXTS),
  record: page<ScreenProps>('desk', () => import('./RecordScreen.tsx'), SCREEN_TEXTS),
};

/** The page of a screen that shows a record, or all of them. */
export const screenPageOf = (id: string | null) => (id ? screenPages.record : screenPages.list);

/** Where the person works, at the end of the tabs. It names roles, as the engine does. */
export const OrgTool = lazy(() => import('./OrgTool.tsx'));
