import { expect, it } from 'vitest';
import { blendLossOf } from '../../index.ts';

it('balances the masses of a blend before and after the roast', () => {
  // 6 kg of 20 % came from 7.5 kg, 4 kg of 12 % from 4.5455 kg: 10 kg are left of 12.0455 kg, 16.981 % are gone.
  const parts = [
    { mass: 60_000, loss: 20 },
    { mass: 40_000, loss: 12 },
  ];
  expect(blendLossOf(parts)).toBeCloseTo(16.981, 3);
  // It is no mean of the losses, which would be 16.8 %.
  expect(blendLossOf(parts)).not.toBeCloseTo(16.8, 2);
});

it('of one component is what that one lost', () => {
  expect(blendLossOf([{ mass: 3000, loss: 14.2 }])).toBeCloseTo(14.2);
});

it('says nothing where a component says nothing, and of nothing', () => {
  const known = { mass: 1000, loss: 15 };
  expect(blendLossOf([known, { mass: 500, loss: null }])).toBeNull();
  expect(blendLossOf([known, { mass: null, loss: 15 }])).toBeNull();
  expect(blendLossOf([known, { mass: 500, loss: 100 }])).toBeNull();
  expect([blendLossOf([]), blendLossOf([{ mass: 0, loss: 10 }])]).toEqual([null, null]);
});
