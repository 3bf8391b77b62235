import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BrewWords } from './input.ts';
import { BrewChart } from './View.tsx';

const words: BrewWords = {
  ...{ label: '부은 물', help: '좌우 화살표로 시간을 옮깁니다.', actual: '추출', plan: '계획', unit: 'g' },
  ...{ flow: 'g/s', bar: 'bar', minutes: '분', hours: '시간' },
};
const odd = fc.constantFrom(0, -4, 1e9, 1e15, Number.NaN, Number.POSITIVE_INFINITY);
const ms = fc.oneof(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 0, max: 9e7 }), odd);
const grams = fc.option(fc.oneof(fc.integer({ min: 0, max: 5000 }), odd));
const line = fc.record({
  pours: fc.array(fc.record({ term: ms, mass: grams, bar: grams, flux: grams }), { maxLength: 11 }),
  end: fc.option(ms),
});

describe('the chart of a brew', () => {
  it('draws whatever a form holds, and no number in it is none', () => {
    const size = fc.oneof(fc.integer({ min: 300, max: 1200 }), odd);
    fc.assert(
      fc.property(
        fc.record({ actual: line, plan: fc.option(line), now: fc.option(ms), limit: size, width: size, height: size }),
        (input) => {
          const drawing = renderToStaticMarkup(<BrewChart {...input} words={words} />);
          expect(drawing).not.toMatch(/NaN|Infinity|undefined|null/);
          expect(drawing.length).toBeLessThan(40_000);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is an image that stands still without help, and a slider over time with it', () => {
    const actual = { pours: [{ term: 0, mass: 400 }], end: 60_000 };
    const still = renderToStaticMarkup(<BrewChart {...{ actual, words: { ...words, help: undefined } }} />);
    expect(still).toContain('aria-label="부은 물" role="img"');
    const live = renderToStaticMarkup(<BrewChart {...{ actual, words, now: 2000 }} />);
    expect(live).toContain('role="slider"');
    expect(live).toContain('aria-valuetext="0:02, 12.0 g, 6.0 g/s"');
  });
});
