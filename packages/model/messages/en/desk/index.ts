import { desk } from './desk.ts';

/** Texts of the administrator's desk. */
export default {
  ...desk,
} as const;
