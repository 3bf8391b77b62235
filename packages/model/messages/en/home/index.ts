import { home } from './home.ts';

/** Texts of the first page of whoever is signed in. */
export default {
  ...home,
} as const;
