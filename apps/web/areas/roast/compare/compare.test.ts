import { describe, expect, it } from 'vitest';
import { besides, idsIn, spreadOf } from './compare.ts';

describe('roasts that are compared', () => {
  it('reads ids from the address, each once, and nothing else', () => {
    expect(idsIn('?with=2026-83,2026-84,2026-83,x,1-,%3Cb%3E')).toEqual(['2026-83', '2026-84']);
    expect(idsIn('')).toEqual([]);
    expect(idsIn(`?with=${Array.from({ length: 14 }, (_, n) => `2026-${n}`).join()}`)).toHaveLength(10);
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
