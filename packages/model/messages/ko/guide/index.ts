import { guide } from './guide.ts';

/** Texts of the guide. */
export default {
  ...guide,
} as const;
