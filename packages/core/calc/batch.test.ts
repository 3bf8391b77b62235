import { expect, it } from 'vitest';
import { meanByWeight, roastedFrom } from '../index.ts';

it('weighs values by the masses that have them', () => {
  // 6 kg of 11 % and 4 kg of 10 %: (6 × 11 + 4 × 10) ÷ 10 = 10.6 %.
  expect(
    meanByWeight([
      { value: 11, weight: 6000 },
      { value: 10, weight: 4000 },
    ]),
  ).toBeCloseTo(10.6);
  expect(meanByWeight([{ value: 11.4, weight: 250 }])).toBeCloseTo(11.4);
});

it('has no mean of what is not known of every part, nor of nothing', () => {
  expect(
    meanByWeight([
      { value: 11, weight: 6000 },
      { value: null, weight: 1 },
    ]),
  ).toBeNull();
  expect(meanByWeight([{ value: 11, weight: null }])).toBeNull();
  expect(meanByWeight([{ value: 11, weight: 0 }])).toBeNull();
  expect(meanByWeight([])).toBeNull();
});

it('tells what a base becomes in the same roast', () => {
  // 5.1 kg of 6 kg is 85 %: of 150 g are left 127.5 g.
  expect(roastedFrom(150, 6000, 5100)).toBeCloseTo(127.5);
  expect([roastedFrom(null, 6000, 5100), roastedFrom(150, null, 5100), roastedFrom(150, 6000, null)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(roastedFrom(150, 0, 5100)).toBeNull();
});
