import { correct } from './correct.ts';

/** Texts of suggesting corrections. */
export default {
  ...correct,
} as const;
