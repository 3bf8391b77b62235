import { describe, expect, it } from 'vitest';
import { layOut } from '../../parts/qr/layout.ts';
import { type LabelContent, type LaidLabel, LINE, layOutLabel, RISE, SQUARE } from './layout.ts';
import { type LabelSize, pagesOf, perSheet, SIZES } from './sizes.ts';
import { widthOf, wrapped } from './text.ts';

const address = 'https://hanjan.coffee.example.com/info/beannote/beandetail/0f8fad5b-d9cb-469f-a165-70867728950e';
const { size: squares } = layOut(address);
const code = (caption = '커피 정보 · Coffee') => ({ squares, caption });

const NAMES = {
  short: ['온도', 'Ondo'],
  usual: ['에티오피아 예가체프 아리차 내추럴', 'Ethiopia Yirgacheffe Aricha Natural'],
  long: ['가나다라마바사아자차'.repeat(10), 'Wonderful Mmmmmm '.repeat(17)],
  unbroken: ['가'.repeat(100), 'W'.repeat(300)],
} as const;
const FACTS = [
  '카페 온도 로스터리 · Cafe Ondo Roastery',
  '로스팅 · Roasted 2026-11-20',
  '소비기한 · Best before 2027-11-20',
  '200 g',
];

const contentOf = (name: keyof typeof NAMES, codes: number, mark = ''): LabelContent => ({
  lines: [
    ...(mark ? [{ role: 'mark' as const, text: mark }] : []),
    { role: 'name', text: NAMES[name][0] },
    { role: 'other', text: NAMES[name][1] },
    ...FACTS.map((text) => ({ role: 'fact' as const, text })),
  ],
  codes: Array.from({ length: codes }, () => code()),
});

interface Drawn {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const drawn = ({ texts, codes }: LaidLabel): Drawn[] => [
  ...texts.map(({ text, x, y, size }) => ({
    ...{ left: x, right: x + widthOf(text) * size },
    ...{ top: y - RISE * size, bottom: y + (LINE - RISE) * size },
  })),
  ...codes.map(({ x, y, side }) => ({ left: x, right: x + side, top: y, bottom: y + side })),
];

/** What sums of decimals leave. */
const DUST = 0.001;
const overlap = (a: Drawn, b: Drawn) =>
  a.left < b.right - DUST && b.left < a.right - DUST && a.top < b.bottom - DUST && b.top < a.bottom - DUST;

const outside = ({ width, height, inset }: LabelSize, { left, right, top, bottom }: Drawn) =>
  left < inset.x - DUST || top < inset.y - DUST || right > width - inset.x + DUST || bottom > height - inset.y + DUST;

const cases = SIZES.flatMap((size) =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((name) =>
    // Where cups have a code, it is one.
    [0, 1, 2].flatMap((codes) =>
      (codes < 2 ? ['', 'A', '24'] : ['']).map((mark) => ({ size, name, codes, mark, id: size.id })),
    ),
  ),
);

describe.each(cases)('a label of $id, $name names, $codes codes, mark "$mark"', ({ size, name, codes, mark }) => {
  const laid = layOutLabel(size, contentOf(name, codes, mark));
  it('has nothing outside, and nothing over something else', () => {
    const all = drawn(laid);
    expect(all.filter((one) => outside(size, one))).toEqual([]);
    expect(all.flatMap((one, nth) => all.slice(nth + 1).filter((other) => overlap(one, other)))).toEqual([]);
  });
  it('has every code, in squares that are read, and its name', () => {
    // For two codes beside four facts the smallest one has no room.
    expect(laid.codes).toHaveLength(size.id === 'a4-24' ? Math.min(codes, 1) : codes);
    for (const { side } of laid.codes) expect(side / squares).toBeGreaterThanOrEqual(SQUARE - DUST);
    expect(laid.texts.some(({ role }) => role === 'name')).toBe(true);
    expect(Math.min(...laid.texts.map(({ size: letters }) => letters))).toBeGreaterThan(1);
  });
});

it('a usual label loses nothing of what stands on it', () => {
  const said = (size: LabelSize) =>
    layOutLabel(size, contentOf('usual', 1))
      .texts.map(({ text }) => text)
      .join(' ');
  for (const size of SIZES) {
    expect([size.id, said(size)]).toEqual([size.id, [...NAMES.usual, ...FACTS].join(' ')]);
    expect(layOutLabel(size, contentOf('usual', 1)).isWhole).toBe(true);
  }
});

it('says which code is which where there are two, and only there', () => {
  const captions = (codes: number) =>
    layOutLabel(SIZES[0] as LabelSize, contentOf('usual', codes)).texts.filter(({ role }) => role === 'caption').length;
  expect([captions(1), captions(2)]).toEqual([0, 2]);
});

it('keeps every line before a second code, and says that something is missing', () => {
  const sheet = SIZES.find(({ id }) => id === 'a4-24') as LabelSize;
  const much = Array.from({ length: 7 }, (_, nth) => ({
    role: 'fact' as const,
    text: `사실 ${nth} ${'가나다 '.repeat(3)}`,
  }));
  const { lines, codes } = contentOf('usual', 2);
  const laid = layOutLabel(sheet, { lines: [...lines.slice(0, 2), ...much], codes });
  expect([laid.codes.length, laid.isWhole]).toEqual([1, false]);
  const facts = laid.texts.filter(({ role }) => role === 'fact').map(({ text }) => text);
  for (const { text } of much) expect(facts.join(' ')).toContain(text.trim());
});

it('leaves out a code for which there is no room rather than make its squares too small', () => {
  const roll = SIZES.find(({ id }) => id === 'roll-62') as LabelSize;
  const large = { squares: 100, caption: '' };
  expect(layOutLabel(roll, { ...contentOf('short', 0), codes: [large, large] }).codes).toHaveLength(0);
});

it('a text is wrapped between words, and within one that is longer than a line', () => {
  expect(wrapped('케냐 니에리 워시드', 7)).toEqual(['케냐 니에리', '워시드']);
  expect(wrapped('가나다라마 바', 3)).toEqual(['가나다', '라마', '바']);
  expect(wrapped('  ', 3)).toEqual([]);
});

describe('pages', () => {
  const sheet = SIZES.find(({ id }) => id === 'a4-24') as LabelSize;
  it('thirty labels from the fifth place on are on two sheets', () => {
    const pages = pagesOf(sheet, 30, 5);
    expect(pages.map((page) => page.length)).toEqual([20, 10]);
    expect(pages[0]?.[0]).toEqual({ nth: 0, x: 70, y: 37.5 });
    expect(pages[1]?.[0]).toEqual({ nth: 20, x: 0, y: 0.5 });
  });
  it('every label of a roll is a page', () => {
    expect(pagesOf(SIZES[2] as LabelSize, 3, 1)).toHaveLength(3);
  });
  it.each(SIZES.map((size) => [size.id, size] as const))('a whole sheet is on its paper and no more: %s', (_, size) => {
    const [page = [], ...more] = pagesOf(size, perSheet(size), 1);
    expect(more).toEqual([]);
    for (const { x, y } of page) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + size.width).toBeLessThanOrEqual(size.paper.width + DUST);
      expect(y + size.height).toBeLessThanOrEqual(size.paper.height + DUST);
    }
  });
});
