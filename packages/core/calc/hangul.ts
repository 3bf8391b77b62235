import { composed } from './marks.ts';

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST = 0xac00;
const LAST = 0xd7a3;
const PER_INITIAL = 588;
const PER_VOWEL = 28;

/** The keys of a two-set Korean keyboard on which initial consonants, vowels and final consonants are typed. */
const INITIAL_KEYS = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const VOWEL_KEYS = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const FINAL_KEYS = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
/** Consonants and vowels that stand alone, from ㄱ on. */
const LONE_FIRST = 0x3131;
const LONE_KEYS =
  'r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g k o i O j p u P h hk ho hl y n nj np nl b m ml l';
const LONE = LONE_KEYS.split(' ');

/** The letters of a text for comparing: without case and spaces, syllables in one piece. */
export const lettersOf = (text: string): readonly string[] => [...composed(text).toLowerCase().replaceAll(/\s+/g, '')];

const initialOf = (char: string): string => {
  const point = char.codePointAt(0) ?? 0;
  return point >= FIRST && point <= LAST ? (INITIALS[Math.floor((point - FIRST) / PER_INITIAL)] ?? char) : char;
};

/** The place of a lone initial consonant, or of the one that a syllable begins with, among the nineteen; -1 for other letters. */
export const initialPlace = (char: string): number => (char === '' ? -1 : INITIALS.indexOf(initialOf(char)));

/** Whether a letter is an initial consonant that stands alone. */
export const isInitial = (char: string): boolean => char !== '' && INITIALS.includes(char);

/** An initial consonant with the first and the last syllable that it begins. */
export function initialSpan(char: string): readonly [first: string, last: string] {
  const first = FIRST + INITIALS.indexOf(char) * PER_INITIAL;
  return [String.fromCodePoint(first), String.fromCodePoint(first + PER_INITIAL - 1)];
}

/**
 * Where letters contain what a person typed, -1 when nowhere. An initial consonant fits any syllable it begins, so that
 * `ㅂㅅㅇ` and `복ㅅㅇ` both find 복숭아.
 */
export function placeOf(where: readonly string[], what: readonly string[]): number {
  const fits = (at: number) =>
    what.every((char, i) => {
      const there = where[at + i];
      return there !== undefined && (there === char || (INITIALS.includes(char) && initialOf(there) === char));
    });
  for (let at = 0; at + what.length <= where.length; at += 1) if (fits(at)) return at;
  return -1;
}

/**
 * The keys under the letters of a text, whichever language the keyboard stood at: `qhrtnddk` for 복숭아. What was typed
 * in the wrong one has the same keys as what was meant.
 */
export const keysOf = (letters: readonly string[]): string => letters.map(keysUnder).join('').toLowerCase();

function keysUnder(char: string): string {
  const point = char.codePointAt(0) ?? 0;
  if (point >= LONE_FIRST && point < LONE_FIRST + LONE.length) return LONE[point - LONE_FIRST] ?? char;
  if (point < FIRST || point > LAST) return char;
  const at = point - FIRST;
  const vowel = Math.floor((at % PER_INITIAL) / PER_VOWEL);
  return [INITIAL_KEYS[Math.floor(at / PER_INITIAL)], VOWEL_KEYS[vowel], FINAL_KEYS[at % PER_VOWEL]].join('');
}

/** Initial consonants that were typed while the keyboard stood at English: `qtd` is ㅂㅅㅇ. Null when others are among. */
export function initialsUnder(letters: readonly string[]): readonly string[] | null {
  const found = letters.map((key) => INITIALS[INITIAL_KEYS.indexOf(key)]);
  return found.every((initial) => initial !== undefined) ? found : null;
}
