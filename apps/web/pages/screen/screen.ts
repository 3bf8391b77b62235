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

/** The lists and records of the catalogue, loaded with the whole engine when the first one is opened. */
export const screenPage = page<ScreenProps>('desk', () => import('./Screens.tsx'));

/** Where the person works, at the end of the tabs. It comes with the engine, which names roles too. */
export const OrgTool = lazy(async () => ({ default: (await import('./Screens.tsx')).OrgTool }));
