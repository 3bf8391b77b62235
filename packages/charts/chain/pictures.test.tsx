import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { expectPicture, pictureOf, THEMES } from '../../../test/harness/pictures.ts';
import type { ChainInput, ChainWords } from './input.ts';
import { ChainChart } from './View.tsx';

const css = readFileSync(join(import.meta.dirname, 'chain.css'), 'utf8');
const mass = (held: number) => `${(held / 10_000).toFixed(1)} kg`;
const texts = {
  ko: { label: '이력 흐름', mass, more: (count) => `외 ${count}` },
  en: { label: 'Where it flows', mass, more: (count) => `${count} more` },
} satisfies Record<string, ChainWords>;
type Locale = keyof typeof texts;

const names = {
  ko: {
    lot: '케냐 니에리 2026',
    roast: '니에리 필터',
    blend: '온도 블렌드',
    cafe: '카페 여백',
    stock: '재고',
    waste: '폐기',
  },
  en: {
    lot: 'Kenya Nyeri 2026',
    roast: 'Nyeri filter',
    blend: 'Ondo blend',
    cafe: 'Cafe Blank',
    stock: 'In stock',
    waste: 'Waste',
  },
};

/** A lot of 60 kg in so many roasts, every other one of which went into a blend. */
function chain(locale: Locale, roasts: number): ChainInput {
  const name = names[locale];
  const all = Array.from({ length: roasts }, (_, nth) => nth);
  const blends = all.filter((nth) => nth % 2 === 0);
  const each = 420_000 / roasts;
  return {
    nodes: [
      { id: 'lot', column: 0, name: name.lot, look: 'asked', href: '?lot=greenbean.14' },
      ...all.map(
        (nth) =>
          ({ id: `r${nth}`, column: 1, name: `${name.roast} ${nth + 1}`, look: 'lot', href: `?lot=r${nth}` }) as const,
      ),
      ...blends.map(
        (nth) =>
          ({ id: `b${nth}`, column: 2, name: `${name.blend} ${nth + 1}`, look: 'lot', href: `?lot=b${nth}` }) as const,
      ),
      ...['A', 'B', 'C'].map((one) => ({ id: one, column: 3, name: `${name.cafe} ${one}`, look: 'who' }) as const),
      { id: 'stock', column: 3, name: name.stock, look: 'stock' },
      { id: 'waste', column: 3, name: name.waste, look: 'waste' },
    ],
    flows: [
      ...all.map((nth) => ({ from: 'lot', to: `r${nth}`, mass: each })),
      { from: 'lot', to: 'stock', mass: 140_000 },
      { from: 'lot', to: 'waste', mass: 25_000 },
      ...all.map((nth) => ({ from: `r${nth}`, to: nth % 2 === 0 ? `b${nth}` : 'A', mass: each * 0.84 })),
      ...blends.flatMap((nth) => [
        { from: `b${nth}`, to: nth % 4 === 0 ? 'B' : 'C', mass: each * 0.6 },
        { from: `b${nth}`, to: 'stock', mass: each * 0.24 },
      ]),
    ],
  };
}

const drawings = (Object.keys(texts) as Locale[]).flatMap((locale) =>
  THEMES.flatMap((theme) =>
    [
      { width: 1100, roasts: 5 },
      { width: 350, roasts: 5 },
    ].map(({ width, roasts }) => ({
      file: `chain-${locale}-${theme}-${width}.svg`,
      theme,
      drawing: <ChainChart {...chain(locale, roasts)} width={width} words={texts[locale]} />,
    })),
  ),
);
const many = {
  file: 'chain-ko-light-1100-many.svg',
  theme: 'light' as const,
  drawing: <ChainChart {...chain('ko', 200)} width={1100} words={texts.ko} />,
};

describe('pictures of a chain', () => {
  it.each([...drawings, many])('$file', ({ file, theme, drawing }) =>
    expectPicture(join(import.meta.dirname, 'pictures', file), pictureOf(drawing, css, theme)),
  );

  it('says of everything what it is and how much, and leads to its trace', () => {
    const drawn = renderToStaticMarkup(<ChainChart {...chain('ko', 2)} words={texts.ko} />);
    expect(drawn).toContain('aria-label="케냐 니에리 2026, 58.5 kg"');
    expect(drawn.match(/<a /g)).toHaveLength(4);
  });
});
