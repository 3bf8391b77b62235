/** Keys of a number pad that are no digits. */
export const POINT_KEY = '.';
export const BACK_KEY = 'back';

const DIGIT = /^\d$/;

/** Whether a key of a keyboard is one of those that write on the pad. */
export const isTyped = (key: string): boolean => DIGIT.test(key) || key === POINT_KEY;

/**
 * What stands on the pad after a key. A digit that would make more than `most` is the decimal, so 88.4 is 884 and 198.5
 * is 1985; what has no place is left out, as a digit behind the last of so many `decimals`.
 */
export function afterKey(text: string, key: string, most: number, decimals = 1): string {
  if (key === BACK_KEY) return text.slice(0, -1);
  const [whole = '', decimal] = text.split(POINT_KEY);
  if (key === POINT_KEY) return decimal === undefined ? `${whole || '0'}${POINT_KEY}` : text;
  if (!DIGIT.test(key)) return text;
  if (decimal !== undefined) return `${whole}${POINT_KEY}${(decimal + key).slice(0, decimals)}`;
  if (Number(whole + key) > most) return whole ? `${whole}${POINT_KEY}${key}` : text;
  return whole === '0' ? key : whole + key;
}
