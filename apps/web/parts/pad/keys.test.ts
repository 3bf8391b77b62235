import { describe, expect, it } from 'vitest';
import { afterKey, BACK_KEY } from './keys.ts';

/** What stands on the pad after some keys, `<` the one that deletes. */
const typed = (keys: string, most = 300) =>
  [...keys].reduce((text, key) => afterKey(text, key === '<' ? BACK_KEY : key, most), '');

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
  it('know another most', () => {
    expect([typed('3920', 572), typed('3215', 10_000)]).toEqual(['392.0', '3215']);
  });
});
