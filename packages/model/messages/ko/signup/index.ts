import { provider } from './provider.ts';
import { recover } from './recover.ts';
import { signup } from './signup.ts';

/** Texts of the pages that make an account and change a password. */
export default {
  ...signup,
  ...recover,
  ...provider,
} as const;
