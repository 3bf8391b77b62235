/** A stretch of a text: from `start` up to and without `end`. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Letters of a part. A browser lays the whole paragraph out again at every key, in a part at the most so many. */
const PART = 8_000;
/** A text up to this long, of paragraphs up to a part long, is typed into as a whole. */
const WHOLE = 60_000;

/** Whether a text is too long to be laid out as a whole at every key. */
export function isLong(text: string): boolean {
  if (text.length > WHOLE) return true;
  let start = 0;
  while (text.length - start > PART) {
    const line = text.slice(start, start + PART).lastIndexOf('\n');
    if (line < 0) return true;
    start += line + 1;
  }
  return false;
}

/** A long text as parts in their order: they end with a line where there is one, else with a word, never in a letter. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  while (text.length - start > PART) {
    const end = start + lengthOf(text.slice(start, start + PART + 1));
    parts.push({ start, end });
    start = end;
  }
  return [...parts, { start, end: text.length }];
}

const ENDS = [/\n(?=[^\n]*$)/, /\s(?=\S*$)/];
/** No letter is longer than this, however many marks it has. */
const LETTER = 64;

/** Where a piece of text that is one letter too long is best cut: not in its first half. */
function lengthOf(piece: string): number {
  const half = piece.slice(PART / 2, PART);
  for (const end of ENDS) {
    const at = half.search(end);
    if (at >= 0) return PART / 2 + at + 1;
  }
  // Made where it is needed: it is among the slowest things of a first load, and hardly any text comes here.
  const letters = new Intl.Segmenter('ko', { granularity: 'grapheme' });
  const last = [...letters.segment(piece.slice(-LETTER))].at(-1)?.index ?? 0;
  return last > 0 ? piece.length - LETTER + last : PART;
}

/** The part that is typed into. */
export interface Place {
  readonly part: Part;
  /** Which one it is, from 1, of how many, as they were when it was gone to. */
  readonly at: number;
  readonly count: number;
  /** Where in the part the caret goes, when it goes anywhere. */
  readonly caret: number | undefined;
}

/** The part with a letter of the text; with `caret` it goes there. Between two parts it is the second, or the first. */
export function placeAt(text: string, letter: number, caret?: 'caret', isFirst = false): Place {
  const parts = partsOf(text);
  const found = parts.findIndex(({ end }) => (isFirst ? letter <= end : letter < end));
  const at = found < 0 ? parts.length : found + 1;
  const part = parts[at - 1] ?? { start: 0, end: 0 };
  return { part, at, count: parts.length, caret: caret && letter - part.start };
}
