import { factor } from './factor.ts';

/** Texts of the second factor of an account. */
export default {
  ...factor,
} as const;
