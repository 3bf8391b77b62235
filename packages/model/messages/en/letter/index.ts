import { letter } from './letter.ts';

/** Texts of letters: the server alone reads them. */
export default {
  ...letter,
} as const;
