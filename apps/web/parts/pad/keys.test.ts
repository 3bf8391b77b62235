import { describe, expect, it } from 'vitest';
import { afterExactKey, afterKey, BACK_KEY, isPrintable, isTyped } from './keys.ts';

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
    ['198,5', '198.5'],
    ['８８．４', '88.4'],
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

describe('the keys of a pad on which exactly what was typed stands', () => {
  const exactly = (keys: string, room = { most: 100_000, decimals: 4 }) => {
    let [text, faults] = ['', [] as string[]];
    for (const key of keys) {
      const after = afterExactKey(text, key === '<' ? BACK_KEY : key, room);
      text = after.text;
      faults = [...faults, ...(after.fault ? [`${key} ${after.fault}`] : [])];
    }
    return [text, ...faults];
  };

  it.each([
    ['0,5', '0.5'],
    ['０．５５５７', '0.5557'],
    ['.5', '0.5'],
    ['095', '95'],
    ['100000', '100000'],
    ['123456<', '1234', '6 most'],
    ['1e3', '13', 'e number'],
    ['-5', '5', '- number'],
    ['ㅁ5', '5', 'ㅁ number'],
    ['8..4', '8.4', '. number'],
    ['0.55571', '0.5557', '1 decimals'],
    ['100000.1', '100000.', '1 most'],
  ])('%s is %s', (keys, ...said) => {
    expect(exactly(keys)).toEqual(said);
  });

  it('know what is whole', () => {
    expect(exactly('1.,2', { most: 12, decimals: 0 })).toEqual(['12', '. whole', ', whole']);
  });

  it('are told from those that write nothing', () => {
    expect(['5', ',', '５', 'a', 'Enter', ' '].map(isTyped)).toEqual([true, true, true, false, false, false]);
    expect(['5', 'ㅁ', '-', 'Tab', ' '].map(isPrintable)).toEqual([true, true, true, false, false]);
  });
});
