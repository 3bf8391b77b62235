import { expect, it } from 'vitest';
import { countsOf, MOST_COPIES, ONCE } from './once.ts';
import { type LabelSize, SIZES } from './sizes.ts';

const [sheet] = SIZES;
const roll = SIZES.find(({ id }) => id === 'roll-62') as LabelSize;

it('counts what was typed, and says the most that a wrong number may be', () => {
  expect(countsOf({ ...ONCE, copies: ' 30 ', start: '5' }, sheet, 2)).toEqual({ copies: 30, start: 5, faults: {} });
  for (const copies of ['', '0', '-1', '1.5', 'x', '100'])
    expect(countsOf({ ...ONCE, copies }, sheet, 1).faults).toEqual({ copies: MOST_COPIES });
  expect(countsOf({ ...ONCE, start: '15' }, sheet, 1).faults).toEqual({ start: 14 });
  expect(countsOf({ ...ONCE, copies: '6' }, sheet, 100).faults).toEqual({ copies: 5 });
});

it('a roll begins where it begins', () => {
  expect(countsOf({ ...ONCE, start: '9' }, roll, 1)).toEqual({ copies: 1, start: 1, faults: {} });
});
