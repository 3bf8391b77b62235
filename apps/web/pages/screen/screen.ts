import { lazy } from 'react';
import { loadWorkTexts } from '../../i18n/index.ts';
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
export const screenPage = page<ScreenProps>('desk', async () => {
  const [screens] = await Promise.all([import('./Screens.tsx'), loadWorkTexts()]);
  return screens;
});

/** Where the person works, at the end of the tabs. It comes with the engine, which names roles too. */
export const OrgTool = lazy(async () => ({ default: (await import('./Screens.tsx')).OrgTool }));
