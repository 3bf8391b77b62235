import { describe, expect, it } from 'vitest';
import { afterKey, BACK_KEY } from './keys.ts';

/** What stands on the pad after some keys, `<` the one that deletes. */
const typed = (keys: string, most = 300, decimals = 1) =>
  [...keys].reduce((text, key) => afterKey(text, key === '<' ? BACK_KEY : key, most, decimals), '');

describe('the keys of a pad', () => {
  it.each([
    ['150', '150'],
    ['198.3', '198.3'],
    ['1983', '198.3'],
    ['884', '88.4'],
    ['300', '300'],
    ['301', '30.1'],
    ['.5', '0.5'],
    ['88..4', '88.4'],
    ['88.45', '88.4'],
    ['095', '95'],
    ['0.5', '0.5'],
    ['19<<<20', '20'],
    ['1983<4', '198.4'],
  ])('%s is %s', (keys, text) => {
    expect(typed(keys)).toBe(text);
  });
  it('know how many decimals there are', () => {
    expect([typed('59.5123', 100_000, 3), typed('0.05', 100_000, 3), typed('.1<25', 9, 2)]).toEqual([
      '59.512',
      '0.05',
      '0.25',
    ]);
  });

  it('know another most', () => {
    expect([typed('3920', 572), typed('3215', 10_000)]).toEqual(['392.0', '3215']);
  });
});
