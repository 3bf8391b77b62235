/** Something that a log may be of, by all its names. */
export interface Named {
  readonly key: number;
  readonly names: readonly string[];
}

/** What a log was found to be of, and whether its name is the same or only near. */
export interface Matched {
  readonly key: number;
  readonly is: 'exact' | 'near';
}

/** What stands in titles and names of files besides a name: days, times, numbers of batches, weights, programs. */
const ASIDE =
  /\b(19|20)\d\d[-._ ]?(1[0-2]|0?[1-9])[-._ ]?(3[01]|[12]\d|0?[1-9])\b|\b\d{1,2}[:.]\d\d([:.]\d\d)?\b|(#|no\.?|batch|배치|로스팅|roast(ed)?|profile|프로파일|log|로그)\s*[-_#.]?\s*\d*|\b\d+([.,]\d+)?\s*(kg|g|lb|회차?|차|배치)(?![가-힣a-z])|[([{].*?[)\]}]/giu;

/** How a name is compared: its words in small letters, without what stands aside of it. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  const left = plain.replace(ASIDE, ' ');
  const words = (of: string) => of.match(/[\p{L}]+|\p{N}+/gu) ?? [];
  // What is called by a number alone keeps it.
  return words(left).some((word) => /\p{L}/u.test(word)) ? words(left) : words(plain);
}

/** The name of a file without its folders and its ending. */
export const stemOf = (path: string): string => (path.split(/\/|› /).at(-1) ?? path).replace(/\.[^.]{1,5}$/, '');

/** The bean that a text names as far as it can be guessed: without days, numbers of batches and the like. */
export function beanIn(text: string): string {
  const left = text
    .replace(ASIDE, ' ')
    .replace(/[_\s]+/g, ' ')
    .replace(/^[\s\-–—.,·:;]+|[\s\-–—.,·:;]+$/g, '');
  return left || text.trim();
}

/**
 * What the texts of a log are of, the first text that says so: a name that is the same, or else the one whose words are all
 * in it, the longest such name; or the one name in which all words of the text are. Of several that fit alike none is taken.
 */
export function matchOf(texts: readonly string[], all: readonly Named[]): Matched | null {
  const named = all.flatMap(({ key, names }) =>
    names.flatMap((name) => {
      const words = wordsOf(name);
      return words.length > 0 ? [{ key, words }] : [];
    }),
  );
  for (const text of texts) {
    const words = wordsOf(text);
    if (words.length === 0) continue;
    const same = keysOf(
      named.filter((one) => one.words.join(' ') === words.join(' ') || one.words.join('') === words.join('')),
    );
    const [exact] = same;
    if (exact !== undefined && same.length === 1) return { key: exact, is: 'exact' };
    if (same.length > 1) return null;
    const within = named.filter((one) => isLong(one.words) && one.words.every((word) => has(words, word)));
    const longest = Math.max(0, ...within.map((one) => one.words.join('').length));
    const near = keysOf(within.filter((one) => one.words.join('').length === longest));
    const around = isLong(words) ? keysOf(named.filter((one) => words.every((word) => has(one.words, word)))) : [];
    const [key] = near.length > 0 ? near : around;
    if (key !== undefined && (near.length > 0 ? near : around).length === 1) return { key, is: 'near' };
    if (near.length > 1) return null;
  }
  return null;
}

const keysOf = (found: readonly { readonly key: number }[]) => [...new Set(found.map(({ key }) => key))];

/** One letter, or two Latin ones, are in too many names. */
const isLong = (words: readonly string[]): boolean => {
  const all = words.join('');
  return /\p{Script=Hangul}/u.test(all) ? all.length >= 2 : all.length >= 4;
};

/** Korean words are written together or apart: a longer word may begin with the one that is looked for. */
const has = (words: readonly string[], word: string): boolean =>
  words.some((one) => one === word || (word.length >= 2 && /\p{Script=Hangul}/u.test(word) && one.startsWith(word)));
