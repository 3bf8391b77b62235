import { coming } from './coming.ts';

/** Texts of what is to come. */
export default {
  ...coming,
} as const;
