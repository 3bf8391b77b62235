import { cafe } from './cafe.ts';

/** Texts of the records of cafes. */
export default {
  ...cafe,
} as const;
