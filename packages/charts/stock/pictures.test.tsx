import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { expectPicture, pictureOf, THEMES } from '../../../test/harness/pictures.ts';
import type { StockInput, StockWords } from './input.ts';
import { StockChart } from './View.tsx';

const css = readFileSync(join(import.meta.dirname, 'stock.css'), 'utf8');
const number = (value: number) => value.toLocaleString('en');
const texts = {
  ko: { label: '재고', unit: 'kg', expected: '예상', number },
  en: { label: 'Stock', unit: 'kg', expected: 'expected', number },
} satisfies Record<string, StockWords>;
type Locale = keyof typeof texts;

/** 2026-11-20. */
const today = 20_777;
const inUnit = (tenths: number) => Math.round(tenths / 1000) / 10;
const point = (ago: number, kg: number) => ({ day: today - ago, mass: kg * 10_000 });

/** Ninety days: eleven kilograms roasted on working days, a sack or two delivered every four weeks. */
const quarter: StockInput = {
  points: Array.from({ length: 90 }, (_, i) => {
    const roasted = Math.round((i * 5) / 7) * 11;
    return point(89 - i, 410 - roasted + Math.floor(i / 28) * 180);
  }),
  today,
  perDay: 78_000,
  inUnit,
};
const lot: StockInput = {
  points: [point(9, 60), point(6, 48), point(5, 36), point(1, 24)],
  today,
  perDay: 40_000,
  inUnit,
};
const still: StockInput = { points: [point(700, 900), point(500, 1200), point(40, 0)], today, inUnit };

const drawings = (Object.keys(texts) as Locale[]).flatMap((locale) =>
  THEMES.flatMap((theme) => [
    {
      file: `stock-${locale}-${theme}-876.svg`,
      theme,
      drawing: <StockChart {...quarter} width={876} words={texts[locale]} />,
    },
    {
      file: `stock-${locale}-${theme}-350-lot.svg`,
      theme,
      drawing: <StockChart {...lot} width={350} words={texts[locale]} />,
    },
  ]),
);
const others = [
  { file: 'stock-ko-light-years.svg', drawing: <StockChart {...still} words={texts.ko} /> },
  { file: 'stock-ko-light-350.svg', drawing: <StockChart {...quarter} width={350} words={texts.ko} /> },
].map((one) => ({ ...one, theme: 'light' as const }));

describe('pictures of a stock', () => {
  it.each([...drawings, ...others])('$file', ({ file, theme, drawing }) =>
    expectPicture(join(import.meta.dirname, 'pictures', file), pictureOf(drawing, css, theme)),
  );

  it('is an image without help, and a slider over days with it', () => {
    expect(renderToStaticMarkup(<StockChart {...lot} words={texts.ko} />)).toContain('role="img"');
    const live = renderToStaticMarkup(<StockChart {...lot} words={{ ...texts.ko, help: '날을 옮깁니다.' }} />);
    expect(live).toContain('role="slider"');
    expect(live).toContain('aria-valuetext="2026-11-20, 24 kg"');
  });
});
