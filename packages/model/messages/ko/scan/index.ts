import { scan } from './scan.ts';

/** Texts of scanning. */
export default {
  ...scan,
} as const;
