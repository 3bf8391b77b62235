import { account } from './account.ts';
import { tables } from './tables.ts';
import { texts } from './texts.ts';

/** Texts of the desk of the super administrator, and of texts themselves. */
export default {
  ...account,
  ...tables,
  ...texts,
} as const;
