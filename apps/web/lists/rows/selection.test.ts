import { describe, expect, it } from 'vitest';
import { isWhole, NOTHING, type Selection, toggled, wholePage, withAll } from './selection.ts';

const pageOf = (...keys: number[]) => keys.map((seq) => ({ seq }));
const page = pageOf(1, 2, 3, 4, 5);
const click = (selection: Selection, key: number, isRange = false) => toggled(selection, page, 'seq', key, isRange);
const keys = ({ rows }: Selection) => [...rows.keys()].toSorted();

describe('choosing rows', () => {
  it('takes one, and leaves it again', () => {
    const one = click(NOTHING, 2);
    expect([keys(one), keys(click(one, 2))]).toEqual([[2], []]);
  });

  it('takes a range from the last one, in either direction, or leaves it', () => {
    expect(keys(click(click(NOTHING, 2), 4, true))).toEqual([2, 3, 4]);
    expect(keys(click(click(NOTHING, 4), 1, true))).toEqual([1, 2, 3, 4]);
    const all = wholePage(NOTHING, page, 'seq');
    expect(keys(click(click(all, 2), 4, true))).toEqual([1, 5]);
  });

  it('begins a range afresh where the last one is on another page', () => {
    const elsewhere = toggled(NOTHING, pageOf(8, 9), 'seq', 9, false);
    expect(keys(click(elsewhere, 3, true))).toEqual([3, 9]);
  });

  it('takes a whole page beside what is chosen elsewhere, and leaves only that page', () => {
    const elsewhere = toggled(NOTHING, pageOf(8, 9), 'seq', 9, false);
    const both = wholePage(click(elsewhere, 1), page, 'seq');
    expect(keys(both)).toEqual([1, 2, 3, 4, 5, 9]);
    expect([isWhole(both.rows, page, 'seq'), isWhole(both.rows, [], 'seq')]).toEqual([true, false]);
    expect(keys(wholePage(both, page, 'seq'))).toEqual([9]);
  });

  it('takes all that was fetched beside what is chosen', () => {
    const all = withAll(click(NOTHING, 2), pageOf(2, 7, 8), 'seq');
    expect([keys(all), all.last]).toEqual([[2, 7, 8], 2]);
  });
});
