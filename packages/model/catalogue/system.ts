import { systemAccount, systemAccountScreen } from '../system/account.ts';
import type { Area } from './area.ts';

/** What the super administrator looks after. */
export const system = {
  entities: [systemAccount],
  screens: [systemAccountScreen],
} as const satisfies Area;
