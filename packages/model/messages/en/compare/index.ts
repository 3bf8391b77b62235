import { compare } from './compare.ts';

/** Texts of comparing what two people changed. */
export default {
  ...compare,
} as const;
