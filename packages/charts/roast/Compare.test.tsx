import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompareChart } from './Compare.tsx';
import type { ComparedRoast } from './compare.ts';

const words = { label: '로스팅 2개의 곡선', minutes: '분', rate: '°C/분' };
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
const drawn = (hasRates: boolean) =>
  renderToStaticMarkup(
    <CompareChart roasts={[roast(0), roast(4)]} {...{ hasRates, words }} unit="C" rorPer={60} width={800} />,
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
