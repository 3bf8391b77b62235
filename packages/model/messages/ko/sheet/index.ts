import { sheet } from './sheet.ts';
import { sheetWeb } from './sheet_web.ts';

/** Texts of exports and imports. */
export default {
  ...sheet,
  ...sheetWeb,
} as const;
