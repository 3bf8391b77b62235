import { type LabelSize, perSheet } from './sizes.ts';

/** What is given for these labels alone, as it is typed. */
export interface Once {
  readonly copies: string;
  readonly start: string;
  readonly best_before: string;
  readonly free: string;
}

export const ONCE: Once = { copies: '1', start: '1', best_before: '', free: '' };
/** So many copies of one label, and so many labels in all, are printed at once. */
export const MOST_COPIES = 99;
export const MOST_LABELS = 500;

/** The numbers among what was typed, and what is wrong with them: the most that each may be. */
export function countsOf(once: Once, size: LabelSize, records: number) {
  const places = perSheet(size);
  const copies = readCount(once.copies, MOST_COPIES);
  // A roll has no other place than the next one.
  const start = places === 1 ? 1 : readCount(once.start, places);
  const isMuch = copies !== null && copies * records > MOST_LABELS;
  return {
    copies: copies ?? 0,
    start: start ?? 1,
    faults: {
      ...(copies === null && { copies: MOST_COPIES }),
      ...(start === null && { start: places }),
      ...(isMuch && { copies: Math.floor(MOST_LABELS / records) }),
    } as { readonly copies?: number; readonly start?: number },
  };
}

/** A whole number from 1 to the most; null where it is something else. */
function readCount(text: string, most: number): number | null {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
}
