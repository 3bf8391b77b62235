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
