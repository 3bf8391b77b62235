import { signup } from './signup.ts';

/** Texts of the pages that make an account and change a password. */
export default {
  ...signup,
} as const;
