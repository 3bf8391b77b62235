import { readFileSync } from 'node:fs';
import { koreanWords } from './korean.ts';

/** What people who choose a password for this product think of, and what no list of passwords holds. */
const OURS =
  'hanjan coffee espresso latte cafelatte americano cappuccino macchiato barista roaster roasters roasting roastery cafe coffeebean greenbean cupping brewing changeme administrator';

const NEWLINE = 10;

interface Known {
  /** Lines in the order of their bytes: half a megabyte is looked through where it lies, without a copy of each line. */
  readonly lines: Buffer;
  readonly own: ReadonlySet<string>;
}

let known: Known | undefined;

/** Reads the list when the first password is chosen; until then it takes no memory. */
function load(): Known {
  const file = readFileSync(new URL('./passwords.txt', import.meta.url));
  let begin = 0;
  while (file[begin] === '#'.charCodeAt(0)) begin = file.indexOf(NEWLINE, begin) + 1;
  return { lines: file.subarray(begin), own: new Set([...OURS.split(' '), ...koreanWords()]) };
}

/** Whether a text in lower case is a common password, or a word that many are made of. */
export function isCommonWord(text: string): boolean {
  known ??= load();
  return known.own.has(text) || hasLine(known.lines, Buffer.from(text));
}

function hasLine(lines: Buffer, wanted: Buffer): boolean {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const begin = lines.lastIndexOf(NEWLINE, middle - 1) + 1;
    const end = lines.indexOf(NEWLINE, middle);
    const order = wanted.compare(lines, begin, end);
    if (order === 0) return true;
    if (order < 0) to = begin;
    else from = end + 1;
  }
  return false;
}
