/** Advance widths of Pretendard at weight 600 in hundredths of an em, by the letters that have them. */
const WIDTHS: readonly (readonly [letters: string, hundredths: number])[] = [
  ["' ", 26],
  ['ijl.:;I·', 27],
  ['!,/\\ft|"()[]r{}', 39],
  ['-_°1^`–', 48],
  ['*?JLksxz', 54],
  ['7Facevyé', 57],
  ['2Ebdghnopqu', 60],
  ['35689#$BPRSTZ', 63],
  ['04&+<=>KX~±', 66],
  ['AVYCDGHNU', 72],
  ['OQ', 75],
  ['wmM@…', 90],
  ['%W', 99],
];
const widths = new Map(
  WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width / 100] as const)),
);

const LATIN = 0.75;
/** Korean letters of fonts that stand in for Pretendard are a little wider than its own. */
const HANGUL = 0.92;
const WIDE = 1;

const isHangul = (code: number) => (code >= 0xac00 && code <= 0xd7a3) || (code >= 0x1100 && code <= 0x11ff);
/** Marks that stand over the letter before them, and joiners that nobody sees. */
const NO_WIDTH = /\p{Mn}|\p{Cf}/u;

function advance(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  const code = letter.codePointAt(0) ?? 0;
  if (isHangul(code)) return HANGUL;
  if (code < 0x300) return LATIN;
  return NO_WIDTH.test(letter) ? 0 : WIDE;
}

/** How wide a text is drawn at most, in the unit of its size: charts have to know before anything is drawn. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + advance(letter), 0) * size;

const ELLIPSIS = '…';

/** A text that fits into some room: as it is, or cut with an ellipsis; nothing where not even that fits. */
export function cutTo(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  const left = room - widthOf(ELLIPSIS, size);
  let width = 0;
  let kept = '';
  for (const letter of text) {
    width += advance(letter) * size;
    if (width > left) break;
    kept += letter;
  }
  return left < 0 ? '' : `${kept.trimEnd()}${ELLIPSIS}`;
}

/** Where a text may be broken: at spaces and after slashes. */
export const wordsOf = (text: string): string[] => text.trim().split(/(?<=\/)|\s+/);

/** A text in at most so many lines, broken between words, and where one word is too long, cut. */
export function linesOf(text: string, size: number, room: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(text)) {
    const last = lines.at(-1);
    const glue = last?.endsWith('/') ? '' : ' ';
    if (last !== undefined && (lines.length === most || widthOf(`${last}${glue}${word}`, size) <= room))
      lines[lines.length - 1] = `${last}${glue}${word}`;
    else lines.push(word);
  }
  return lines.map((line) => cutTo(line, size, room)).filter(Boolean);
}
