import { palette } from './palette.ts';

/** Texts of the palette of commands. */
export default {
  ...palette,
} as const;
