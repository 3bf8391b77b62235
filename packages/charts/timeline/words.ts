import { showTerm } from '@hanjan/core';
import { widthOf } from '../text/width.ts';

/** Seconds as a clock shows them, `4:36`. */
export const clockText = (s: number): string => showTerm(Math.round(s) * 1000);

/** A number with a true minus. */
export const minus = (value: number): string => String(value).replace('-', '−');

/** A number with one decimal, or a dash where there is no reading. */
export const tenths = (value: number | null): string => (value === null ? '–' : value.toFixed(1).replace('-', '−'));

/** How wide a text of an axis or a mark is at most: digits are all as wide as the widest. */
export const roomOf = (text: string, size: number): number => widthOf(text.replaceAll(/\d/g, '0'), size);
