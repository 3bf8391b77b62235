import { isCommonWord } from './words.ts';

/** Longer texts are searched for nothing but repetition. */
const LONGEST = 40;
/** Of how many pieces a common password is made at the most. */
const MOST = 6;

/** Which pieces may still come; runs always may. */
interface Left {
  readonly pieces: number;
  readonly word: string | null;
  readonly numbers: number;
  readonly letters: number;
  readonly symbols: number;
}

const START: Left = { pieces: MOST, word: null, numbers: 1, letters: 1, symbols: 2 };

/** What a part of a text can be read as. */
interface Piece {
  readonly isRun: boolean;
  readonly word: string | null;
  readonly is: 'numbers' | 'letters' | 'symbols' | null;
}

/**
 * Whether a text in lower case is what guessers try early: a common password; one common word, once or again, with a
 * number, years, signs and runs of the keyboard around it; or only such runs. Two different words are no common password.
 */
export function isCommon(text: string): boolean {
  const unit = /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
  const letters = [...unit];
  if (letters.length <= 3) return true;
  return isCommonWord(text) || (letters.length <= LONGEST && isCovered(letters));
}

/** Whether a text can be cut into pieces that may come. */
function isCovered(text: readonly string[]): boolean {
  const pieces = new Map<number, Piece>();
  const pieceAt = (from: number, to: number): Piece => {
    const key = from * LONGEST + to;
    const piece = pieces.get(key) ?? readPiece(text.slice(from, to));
    pieces.set(key, piece);
    return piece;
  };
  // What is left is the same for many ways to get there: none of them is gone twice.
  const failed = new Set<string>();
  const isRestCovered = (from: number, left: Left): boolean => {
    if (from === text.length) return true;
    const key = `${from} ${Object.values(left).join(' ')}`;
    if (left.pieces === 0 || failed.has(key)) return false;
    for (let to = text.length; to > from; to -= 1) {
      for (const next of nextOf(pieceAt(from, to), left)) if (isRestCovered(to, next)) return true;
    }
    failed.add(key);
    return false;
  };
  return isRestCovered(0, START);
}

/** What is left after a piece, for each way to read it. */
function nextOf({ isRun, word, is }: Piece, before: Left): Left[] {
  const left = { ...before, pieces: before.pieces - 1 };
  if (isRun) return [left];
  const ways: Left[] = [];
  if (word !== null && (left.word === null || left.word === word)) ways.push({ ...left, word });
  if (is !== null && left[is] > 0) ways.push({ ...left, [is]: left[is] - 1 });
  return ways;
}

function readPiece(letters: readonly string[]): Piece {
  const text = letters.join('');
  const kinds = { numbers: /^\d{1,4}$/, letters: /^\p{L}$/u, symbols: /^[^\p{L}\p{N}]{1,3}$/u };
  const is = (['numbers', 'letters', 'symbols'] as const).find((kind) => kinds[kind].test(text)) ?? null;
  return { isRun: isRun(letters, text), word: wordIn(text), is };
}

const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  $: 's',
  '5': 's',
  '7': 't',
};

/** The common word that a text is, also with figures for letters. */
function wordIn(text: string): string | null {
  if (text.length < 2 || !/\p{L}/u.test(text)) return null;
  const plain = Array.from(text, (letter) => LEET[letter] ?? letter).join('');
  return [text, plain, plain.replaceAll('i', 'l')].find(isCommonWord) ?? null;
}

/** What fingers do by themselves: one sign again and again, a row of figures or letters, a walk over the keyboard, a year. */
function isRun(piece: readonly string[], text: string): boolean {
  const { length } = piece;
  if (length < 2) return false;
  if (new Set(piece).size === 1 || /^(19|20)\d\d$/.test(text)) return true;
  if (length >= 4 && /^\d+$/.test(text) && isCommonWord(text)) return true;
  const steps = piece.slice(1).map((letter, at) => stepOf(piece[at] ?? '', letter));
  if (length >= 3 && steps.every((step) => step !== null && step === steps[0])) return true;
  return length >= 4 && steps.every((step) => step !== null);
}

/** The keys, each row as it lies under the one before; shifted figures are the figures. */
const ROWS = ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'];
const SHIFTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'!@#$%^&*()'].map((sign, at) => [sign, '1234567890'[at] ?? '']),
);

/** How one goes from a sign to the next: along the alphabet, or to a key that touches it; null where there is no way. */
function stepOf(from: string, to: string): string | null {
  const [a, b] = [placeOf(from), placeOf(to)];
  const alphabet = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0);
  if (/^[\p{L}\d]{2}$/u.test(from + to) && Math.abs(alphabet) === 1) return `alphabet ${alphabet}`;
  if ((from === '9' && to === '0') || (from === '0' && to === '9')) return `alphabet ${from === '9' ? 1 : -1}`;
  if (!a || !b) return null;
  const [down, right] = [b.row - a.row, b.column - a.column];
  const touches = down === 0 ? Math.abs(right) <= 1 : Math.abs(down) === 1 && (right === 0 || right === -down);
  return touches ? `keys ${down} ${right}` : null;
}

function placeOf(sign: string): { row: number; column: number } | null {
  const key = SHIFTED[sign] ?? sign;
  const row = ROWS.findIndex((keys) => keys.includes(key));
  return row < 0 ? null : { row, column: ROWS[row]?.indexOf(key) ?? 0 };
}
