import { dial } from './dial.ts';
import { setting } from './setting.ts';

/** Texts of settings of a bar and of dialing in. */
export default {
  ...dial,
  ...setting,
} as const;
