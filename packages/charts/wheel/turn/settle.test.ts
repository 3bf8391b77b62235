import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CURVE, eased } from './settle.ts';

describe('a turned wheel', () => {
  it('comes to rest: it starts, goes a little too far and comes back', () => {
    const way = Array.from({ length: 101 }, (_, nth) => eased(nth / 100));
    expect([way[0], way[100], eased(-1), eased(2)]).toEqual([0, 1, 0, 1]);
    expect(Math.max(...way)).toBeGreaterThan(1);
    expect(Math.max(...way)).toBeLessThan(1.1);
  });
  it('moves on the curve of the product', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../../../apps/web/parts/theme/tokens.css'), 'utf8');
    const [, curve = ''] = /--e-settle: cubic-bezier\((.*?)\)/.exec(tokens) ?? [];
    expect(curve.split(',').map(Number)).toEqual(CURVE);
  });
});
