const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST = 0xac00;
const LAST = 0xd7a3;
const PER_INITIAL = 588;

const initialOf = (char: string): string => {
  const point = char.codePointAt(0) ?? 0;
  return point >= FIRST && point <= LAST ? (INITIALS[Math.floor((point - FIRST) / PER_INITIAL)] ?? char) : char;
};

const fold = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, '');

/**
 * Whether `text` contains what a person typed, ignoring case and spaces. An initial consonant matches any syllable
 * that begins with it, so `ㅂㅅㅇ` and `복ㅅㅇ` both find 복숭아.
 */
export function matchesTyped(text: string, typed: string): boolean {
  const where = [...fold(text)];
  const what = [...fold(typed)];
  const fits = (at: number) =>
    what.every((char, i) => {
      const there = where[at + i];
      return there !== undefined && (there === char || (INITIALS.includes(char) && initialOf(there) === char));
    });
  return what.length === 0 || where.some((_, at) => fits(at));
}
