import { describe, expect, it } from 'vitest';
import { keptIds } from './ids.ts';

const row = (name: string) => ({ name });
const [a, b, c] = [row('a'), row('b'), row('c')];
const ids = ['1', '2', '3'];

describe('names of rows on the page', () => {
  it('stay the same list while rows say the same', () => {
    expect(keptIds(ids, [a, b, c], [row('a'), row('b'), row('c')])).toBe(ids);
  });
  it('go with equal rows to another place', () => {
    expect(keptIds(ids, [a, b, c], [c, a, b])).toEqual(['3', '1', '2']);
    expect(keptIds(ids, [a, b, c], [a, c])).toEqual(['1', '3']);
  });
  it('stay where a row became another one', () => {
    expect(keptIds(ids, [a, b, c], [a, row('x'), c])).toEqual(ids);
  });
  it('tell equal rows apart by their places', () => {
    expect(keptIds(ids, [a, a, a], [a, a, row('x')])).toEqual(ids);
  });
  it('are new for rows that were not there', () => {
    const [first, second, added] = keptIds(['1', '2'], [a, b], [a, b, c]);
    expect([first, second]).toEqual(['1', '2']);
    expect(['1', '2']).not.toContain(added);
  });
});
