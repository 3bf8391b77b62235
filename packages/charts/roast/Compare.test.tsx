import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompareChart } from './Compare.tsx';
import type { ComparedRoast, GoldenCurve } from './compare.ts';

const words = { label: '로스팅 2개의 곡선', minutes: '분', rate: '°C/분', estimated: '추정', golden: '골든 프로파일' };
const roast = (nth: number): ComparedRoast => ({
  ...{
    key: `2026-${nth}`,
    name: `2026-${nth}`,
    nth,
    time: [0, 300, 600],
    bean: [180, 150, 210],
    air: [],
    ror: [0, 12, 9],
  },
  marks: [
    { key: 'DROP', label: '배출', s: 600, bean: 210, isEstimated: false },
    { key: 'FCs', label: '1차 크랙', s: 500, bean: null, isEstimated: false },
  ],
});
const drawn = (hasRates: boolean, golden: GoldenCurve | null = null) =>
  renderToStaticMarkup(
    <CompareChart roasts={[roast(0), roast(4)]} {...{ golden, hasRates, words }} unit="C" rorPer={60} width={800} />,
  );

it('draws the beans of each roast in its own colour, and a point at each mark whose temperature is known', () => {
  const picture = drawn(true);
  expect(picture.match(/class="beans"/g)).toHaveLength(2);
  expect(picture).toContain('data-tone="1" data-dash="0"');
  expect(picture).toContain('data-tone="5" data-dash="0"');
  expect(picture.match(/<circle/g)).toHaveLength(2);
  expect(picture).toContain('2026-4 · 배출');
});

it('draws rates of rise only when they are wanted', () => {
  expect(drawn(true).match(/class="rates"/g)).toHaveLength(2);
  expect(drawn(false)).not.toContain('class="rates"');
});

it('draws a golden curve and its band beneath the roasts', () => {
  const golden = { time: [0, 10, 20], bean: [180, 170, 160], low: [178, 168, 158], high: [182, 172, 162] };
  const picture = drawn(true, golden);
  expect(picture.indexOf('class="band"')).toBeLessThan(picture.indexOf('class="beans"'));
  expect(picture).toContain('<title>골든 프로파일</title>');
  expect(drawn(true)).not.toContain('class="band"');
});

it('names what nobody marked as estimated', () => {
  const supposed = roast(0);
  const marks = supposed.marks.map((mark) => ({ ...mark, isEstimated: true }));
  const picture = renderToStaticMarkup(
    <CompareChart roasts={[{ ...supposed, marks }]} {...{ words }} hasRates unit="C" rorPer={60} width={800} />,
  );
  expect(picture).toContain('배출 (추정)');
  expect(picture).toContain('data-estimated="true"');
});
