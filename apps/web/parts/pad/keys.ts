/** Keys of a number pad that are no digits. */
export const POINT_KEY = '.';
export const BACK_KEY = 'back';

const DIGIT = /^\d$/;

/** The key of the pad that a key of a keyboard is: full-width digits are digits, a comma is the decimal point. */
export function padKey(key: string): string | undefined {
  const plain = key.normalize('NFKC').replace(',', POINT_KEY);
  return DIGIT.test(plain) || plain === POINT_KEY ? plain : undefined;
}

/** Whether a key of a keyboard is one of those that write on the pad. */
export const isTyped = (key: string): boolean => padKey(key) !== undefined;

/** Whether a key of a keyboard writes anything, whatever it is; the space bar presses what has the focus. */
export const isPrintable = (key: string): boolean => [...key].length === 1 && key.trim() !== '';

/** How many there may be at the most, and with how many decimals. */
interface Room {
  readonly most: number;
  readonly decimals: number;
}

/** Why a key is not taken: no digit nor point, a point in what is whole, one decimal too many, more than there may be. */
export type PadFault = 'number' | 'whole' | 'decimals' | 'most';

/**
 * What stands on the pad after a key where another amount than was typed must never stand there: a key that has no place
 * is not taken, with the reason.
 */
export function afterExactKey(text: string, key: string, { most, decimals }: Room): { text: string; fault?: PadFault } {
  if (key === BACK_KEY) return { text: text.slice(0, -1) };
  const typed = padKey(key);
  const decimal = text.split(POINT_KEY)[1];
  if (typed === undefined || (typed === POINT_KEY && (decimals === 0 || decimal !== undefined)))
    return { text, fault: decimals === 0 ? 'whole' : 'number' };
  if (typed === POINT_KEY) return { text: `${text || '0'}${POINT_KEY}` };
  if (decimal?.length === decimals) return { text, fault: 'decimals' };
  const next = text === '0' ? typed : text + typed;
  return Number(next) > most ? { text, fault: 'most' } : { text: next };
}

/**
 * What stands on the pad after a key. A digit that would make more than `most` is the decimal, so 88.4 is 884 and 198.5
 * is 1985; what has no place is left out, as a digit behind the last of so many `decimals`.
 */
export function afterKey(text: string, pressed: string, most: number, decimals = 1): string {
  if (pressed === BACK_KEY) return text.slice(0, -1);
  const key = padKey(pressed) ?? '';
  const [whole = '', decimal] = text.split(POINT_KEY);
  if (key === POINT_KEY) return decimal === undefined ? `${whole || '0'}${POINT_KEY}` : text;
  if (!DIGIT.test(key)) return text;
  if (decimal !== undefined) return `${whole}${POINT_KEY}${(decimal + key).slice(0, decimals)}`;
  if (Number(whole + key) > most) return whole ? `${whole}${POINT_KEY}${key}` : text;
  return whole === '0' ? key : whole + key;
}
