import { intro } from './intro.ts';

/** Texts of the front page. */
export default {
  ...intro,
} as const;
