import { labels } from './labels.ts';

/** Texts of printed labels. */
export default {
  ...labels,
} as const;
