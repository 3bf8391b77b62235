import { describe, expect, it } from 'vitest';
import { withShare } from './share.ts';

describe('a share of the sum', () => {
  it('takes the rest from the others in their proportion, and the sum stays', () => {
    expect(withShare([6000, 3000, 1000], 0, 500, 1000)).toEqual([5000, 3750, 1250]);
    expect(withShare([6000, 3000, 1000], 2, 1000, 1000)).toEqual([0, 0, 10_000]);
    expect(withShare([6000, 3000, 1000], 1, 0, 1000)).toEqual([8571, 0, 1429]);
  });
  it('leaves nothing over, however it is rounded', () => {
    for (let share = 0; share <= 1000; share += 1) {
      const parts = withShare([3337, 1, 999, 12_345], 1, share, 1000) as number[];
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(16_682);
      expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
    }
  });
  it('is also taken from a sum that one row has alone, and the others share what it leaves alike', () => {
    expect(withShare([10_000, null, null], 0, 333, 1000)).toEqual([3330, 3335, 3335]);
    expect(withShare([10_000, null], 1, 250, 1000)).toEqual([7500, 2500]);
  });
  it('leaves a row without a part out as long as another one has one', () => {
    expect(withShare([10_000, null, 10_000], 0, 250, 1000)).toEqual([5000, null, 15_000]);
  });
  it('cannot be given of nothing, nor be less than all in the only row', () => {
    expect(withShare([null, null], 0, 500, 1000)).toBe('rows_share_sum');
    expect(withShare([0, 0], 0, 500, 1000)).toBe('rows_share_sum');
    expect(withShare([10_000], 0, 500, 1000)).toBe('rows_share_one');
    expect(withShare([10_000], 0, 1000, 1000)).toEqual([10_000]);
  });
});
