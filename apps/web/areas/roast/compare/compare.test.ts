import { LOOKS } from '@hanjan/charts/roast/compare.ts';
import { roasterRoastingResultScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { describe, expect, it } from 'vitest';
import { besides, bestOf, endIn, idsIn, looksOf } from './compare.ts';

describe('roasts that are compared', () => {
  it('reads ids from the address, each once, and nothing else', () => {
    expect(idsIn('?with=2026-83,2026-84,2026-83,x,1-,%3Cb%3E')).toEqual(['2026-83', '2026-84']);
    expect(idsIn('')).toEqual([]);
  });

  it('keep their looks when others are taken out, and new ones take those that are free', () => {
    const all = looksOf(['a', 'b', 'c'], new Map());
    expect([...all]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
    const less = looksOf(['b', 'c'], all);
    expect([less.get('b'), less.get('c')]).toEqual([1, 2]);
    expect(looksOf(['b', 'c', 'd'], less).get('d')).toBe(0);
  });

  it('are no more than are told apart', () => {
    expect(roasterRoastingResultScreen.list.compare?.most).toBeLessThanOrEqual(LOOKS);
  });

  it('begins with the roast, its reference and the latest other one', () => {
    expect(besides('2026-3', '2026-1', ['2026-3', '2026-2'])).toEqual(['2026-3', '2026-1', '2026-2']);
    expect(besides('2026-1', '2026-1', ['2026-3', '2026-2'])).toEqual(['2026-1', '2026-3']);
    expect(besides('2026-3', null, ['2026-3'])).toEqual(['2026-3']);
  });

  it('are the best when they are in the better half of those with a score, two at the least', () => {
    const best = (...scores: readonly (number | null)[]) =>
      bestOf(scores.map((score, nth) => ({ score, nth }))).map(({ nth }) => nth);
    expect(best(7, 8.5, null, 8, 6)).toEqual([1, 3]);
    expect(best(7, 8.5, 8, 6, 7.5)).toEqual([1, 2, 4]);
    expect(best(8, null, 7)).toEqual([0, 2]);
    // Who has the same score as the last of them is no worse.
    expect(best(9, 8, 8, 7)).toEqual([0, 1, 2]);
    expect([best(8, null), best()]).toEqual([[], []]);
  });

  it('are the highest or the lowest only where they differ', () => {
    expect([8, 7, 6, null].map((value) => endIn(value, [8, 7, 6, null]))).toEqual(['most', null, 'least', null]);
    expect(endIn(8, [8, 8])).toBeNull();
  });
});
