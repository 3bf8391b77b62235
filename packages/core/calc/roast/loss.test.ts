import { expect, it } from 'vitest';
import { lossOf, organicLossOf } from '../../index.ts';

it('says how much of its mass and of its dry mass a coffee lost', () => {
  // 1 − 5150 ÷ 6000 = 14.1667 %; 5150 × 0.982 = 5057.3 of 6000 × 0.89 = 5340 are left: 5.294 %.
  expect(lossOf(6000, 5150)).toBeCloseTo(14.1667, 4);
  expect(organicLossOf(6000, 5150, 11, 1.8)).toBeCloseTo(5.294, 3);
  expect(lossOf(100, 104)).toBeCloseTo(-4);
});

it('says nothing where something is missing', () => {
  expect([lossOf(null, 80), lossOf(100, null), lossOf(0, 80)]).toEqual([null, null, null]);
  expect([organicLossOf(100, 85, null, 2), organicLossOf(100, 85, 100, 2)]).toEqual([null, null]);
});
