import { roastCompare } from './roast_compare.ts';

/** Texts of the page on which roasts are compared. */
export default { ...roastCompare } as const;
