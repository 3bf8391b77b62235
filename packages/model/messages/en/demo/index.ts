import { demo } from './demo.ts';

/** Texts of the demonstration. */
export default {
  ...demo,
} as const;
