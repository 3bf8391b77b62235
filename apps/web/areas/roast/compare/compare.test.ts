import { LOOKS } from '@hanjan/charts/roast/compare.ts';
import { roasterRoastingResultScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { describe, expect, it } from 'vitest';
import { besides, idsIn, looksOf, spreadOf } from './compare.ts';

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

  it('spreads from the lowest to the highest of two or more', () => {
    expect(spreadOf([4, null, 2, 3])).toEqual([2, 4]);
    expect(spreadOf([4, null])).toBeNull();
  });
});
