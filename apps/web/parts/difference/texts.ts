/** A stretch of two texts, one after the other: what stands in each. The same in both when they share it. */
export interface Stretch {
  readonly before: string;
  readonly after: string;
}

/** More pairs of words than this are compared line by line. */
const MOST_PAIRS = 1_000_000;

const words = new Intl.Segmenter('ko', { granularity: 'word' });
const letters = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const partsOf = (segmenter: Intl.Segmenter, text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

export const isShared = ({ before, after }: Stretch): boolean => before === after;

/** What two texts share and where they differ, in whole words; in lines where they are long and differ much. */
export function compareTexts(before: string, after: string): Stretch[] {
  const [start, end] = sharedEnds(before, after);
  const shared = (text: string) => (text ? [{ before: text, after: text }] : []);
  const between = (text: string) => text.slice(start, text.length - end);
  return joined([
    ...shared(before.slice(0, start)),
    ...compareBetween(between(before), between(after)),
    ...shared(before.slice(before.length - end)),
  ]);
}

/**
 * How much two texts share at their beginning and at their end, up to a space between words: only what lies between has
 * to be taken apart, which takes long.
 */
function sharedEnds(before: string, after: string): [start: number, end: number] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  while (start > 0 && !SPACE.test(before[start - 1] ?? '')) start--;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  while (end > 0 && !SPACE.test(before.at(-end) ?? '')) end--;
  return [start, end];
}

const SPACE = /\s/;

function compareBetween(before: string, after: string): Stretch[] {
  const [a, b] = [partsOf(words, before), partsOf(words, after)];
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const middle = ([...all]: string[]) => all.slice(head, all.length - tail);
  const shared = (parts: string[]) => parts.map((part) => ({ before: part, after: part }));
  return [...shared(a.slice(0, head)), ...compareMiddle(middle(a), middle(b)), ...shared(a.slice(a.length - tail))];
}

function compareMiddle(a: string[], b: string[]): Stretch[] {
  if (a.length * b.length <= MOST_PAIRS) return compareParts(a, b);
  const lines = (parts: string[]) => parts.join('').split(/(?<=\n)/);
  const [c, d] = [lines(a), lines(b)];
  return c.length * d.length <= MOST_PAIRS ? compareParts(c, d) : [{ before: a.join(''), after: b.join('') }];
}

/** By the longest common subsequence. */
function compareParts(a: readonly string[], b: readonly string[]): Stretch[] {
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: Stretch[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const [before = '', after = ''] = [a[i], b[j]];
    if (i < a.length && before === after) {
      found.push({ before, after });
      i++;
      j++;
    } else if (j === b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      found.push({ before, after: '' });
      i++;
    } else {
      found.push({ before: '', after });
      j++;
    }
  }
  return found;
}

/** Neighbours of the same sort as one; a space between two differences belongs to both of them. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  stretches.forEach((stretch, i) => {
    const last = all.at(-1);
    const isGap = isShared(stretch) && stretch.before.trim() === '';
    const next = stretches[i + 1];
    const isBetween = isGap && last && !isShared(last) && next && !isShared(next);
    if (last && (isBetween || isShared(last) === isShared(stretch))) {
      all[all.length - 1] = { before: last.before + stretch.before, after: last.after + stretch.after };
    } else all.push(stretch);
  });
  return all;
}

/** Letters that stay of what two texts share, on each side of a difference. */
const AROUND = 24;
/** Letters that stay of a difference. */
const MOST = 200;
/** Less than this is not worth leaving out. */
const LEAST = 12;

/** The differences with a little of what stands around them; an ellipsis is in place of the rest. */
export function shortened(stretches: readonly Stretch[]): Stretch[] {
  const last = stretches.length - 1;
  return stretches.map((stretch, i) => {
    if (!isShared(stretch)) return { before: cut(stretch.before, MOST, 0), after: cut(stretch.after, MOST, 0) };
    const text = cut(stretch.before, i === 0 ? 0 : AROUND, i === last ? 0 : AROUND);
    return { before: text, after: text };
  });
}

/** A letter may be made of so many signs, as a family of emoji is. */
const LETTER = 16;

/** The first and the last words of a text, about so many letters of each, when that is less than all of it. */
function cut(text: string, first: number, last: number): string {
  if (text.length <= first + last + LEAST) return text;
  const head = whole(partsOf(words, text.slice(0, first * LETTER)), first);
  const tail = whole(partsOf(words, text.slice(-last * LETTER || text.length)).reverse(), last).reverse();
  return [
    ...(first > 0 ? [head.join('').trimEnd()] : []),
    '…',
    ...(last > 0 ? [tail.join('').replace(/^[\s\p{P}]+/u, '')] : []),
  ].join(' ');
}

/** As many words as fit; the beginning of the first one when it is longer than that. */
function whole(parts: readonly string[], most: number): string[] {
  let length = 0;
  const fitting = parts.filter((part) => {
    length += part.length;
    return length <= most;
  });
  return fitting.length > 0 || most === 0
    ? fitting
    : [
        partsOf(letters, parts[0] ?? '')
          .slice(0, most)
          .join(''),
      ];
}

/** Whether two texts say much the same, so that their differences are worth marking. */
export function isAlike(stretches: readonly Stretch[]): boolean {
  const lengthOf = (all: readonly Stretch[], side: keyof Stretch) =>
    all.reduce((sum, stretch) => sum + stretch[side].trim().length, 0);
  const longest = Math.max(lengthOf(stretches, 'before'), lengthOf(stretches, 'after'));
  return lengthOf(stretches.filter(isShared), 'before') * 3 >= longest;
}
