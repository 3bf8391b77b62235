import { expect, it } from 'vitest';
import { bagOf, isRunningLow, type StockedCoffee, suggestedMass } from './shopping.ts';

const coffee = (more: Partial<StockedCoffee> = {}): StockedCoffee => ({
  ...{ key: 1, name: 'Forest', name_locale: '서울숲', roaster: null, days: 7, balance: 5_000, received: [10_000] },
  ...{ per_day: 1_000, days_left: 5, data_days: 28, evenness: 'steady' },
  ...more,
});

it('a coffee comes in the largest bag of which all last receipts are whole ones', () => {
  const bags = [[10_000, 30_000], [10_000, 5_000], [2_500], [10_000, 9_700], []].map((received) => bagOf({ received }));
  expect(bags).toEqual([10_000, 5_000, 2_500, null, null]);
});

it('a coffee is bought once it lasts for fewer days than it says, or is gone before its pace is known', () => {
  expect([4.9, 7, 6.9].map((days_left) => isRunningLow(coffee({ days_left })))).toEqual([true, false, true]);
  expect(isRunningLow(coffee({ days: 3 }))).toBe(false);
  const unknown = { per_day: null, days_left: null };
  expect([0, 10].map((balance) => isRunningLow(coffee({ ...unknown, balance })))).toEqual([true, false]);
  // One that nobody uses any more is missed by nobody.
  expect(isRunningLow(coffee({ per_day: 0, days_left: null, balance: 0 }))).toBe(false);
});

it('what is suggested lasts for twice the days, in whole bags', () => {
  expect(suggestedMass(coffee())).toBe(10_000);
  expect(suggestedMass(coffee({ balance: 3_000 }))).toBe(20_000);
  expect(suggestedMass(coffee({ received: [2_500] }))).toBe(10_000);
  expect(suggestedMass(coffee({ received: [9_700] }))).toBe(9_000);
  expect(suggestedMass(coffee({ per_day: null, balance: 0, received: [20_000, 10_000] }))).toBe(20_000);
  expect(suggestedMass(coffee({ balance: 20_000 }))).toBe(10_000);
});
