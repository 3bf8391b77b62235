import type { Plugin } from 'vite';

type Span = [first: number, last: number];

/** Writes the letters of the typeface's subsets down in fewer bytes. */
export function fontRanges(): Plugin {
  return {
    name: 'hanjan-font-ranges',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const asset of Object.values(bundle)) {
          if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
            asset.source = joinRanges(String(asset.source));
        }
      },
    },
  };
}

const RANGE = /unicode-range:([^;}]+)/g;

/**
 * Closes the gaps in each `unicode-range` that later faces fill: of two faces that have a letter the later one is asked,
 * so every letter still comes from the same file.
 */
export function joinRanges(css: string): string {
  const later = new Set<number>();
  const written = [...css.matchAll(RANGE)].reverse().map(([, text = '']) => {
    const spans = text
      .split(',')
      .map(read)
      .sort(([a], [b]) => a - b);
    const joined = spans.reduce<Span[]>((before, [first, last]) => {
      const open = before.at(-1);
      if (open && isCovered(open[1] + 1, first, later)) open[1] = Math.max(open[1], last);
      else before.push([first, last]);
      return before;
    }, []);
    for (const [first, last] of spans) for (let letter = first; letter <= last; letter++) later.add(letter);
    return joined.map(write).join(',');
  });
  return css.replaceAll(RANGE, () => `unicode-range:${written.pop()}`);
}

function isCovered(from: number, to: number, letters: ReadonlySet<number>): boolean {
  for (let letter = from; letter < to; letter++) if (!letters.has(letter)) return false;
  return true;
}

function read(text: string): Span {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

const hex = (letter: number) => letter.toString(16).toUpperCase();
const write = ([first, last]: Span) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`;
