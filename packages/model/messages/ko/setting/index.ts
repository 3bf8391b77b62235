import { setting } from './setting.ts';

/** Texts of what administrators of the site keep. */
export default {
  ...setting,
} as const;
