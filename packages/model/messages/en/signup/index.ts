import { signup } from './signup.ts';

/** Texts of the page that makes an account. */
export default {
  ...signup,
} as const;
