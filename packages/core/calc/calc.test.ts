import { describe, expect, it } from 'vitest';
import {
  byteLength,
  daysBetween,
  floorTo,
  initialsUnder,
  isDate,
  keysOf,
  lettersOf,
  localDate,
  placeOf,
  roundTo,
} from '../index.ts';

describe('bytes, days, rounding, initial consonants', () => {
  it('counts UTF-8 bytes', () => {
    expect([byteLength('abc'), byteLength('한잔'), byteLength('☕'), byteLength('👍')]).toEqual([3, 6, 3, 4]);
    for (const text of ['', '가'.repeat(333_334), 'a', '👍'.repeat(400_000), '\ud800', '가'.repeat(1_000_000), 'é']) {
      expect(byteLength(text)).toBe(Buffer.byteLength(text));
    }
  });
  it('knows real calendar dates only', () => {
    expect(['2024-02-29', '2026-11-20'].every(isDate)).toBe(true);
    const wrong = ['2023-02-29', '2026-13-01', '2026-1-1', '0026-01-01', '', null, 20261120];
    expect(wrong.some(isDate)).toBe(false);
  });
  it('counts days across months and daylight saving', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-11-20', '2026-11-18')).toBe(-2);
  });
  it('names the day of the reader', () => {
    expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
  it('floors and rounds without decimal noise', () => {
    expect([floorTo(3.19, 10), floorTo(0.3, 10), floorTo(-0.05, 10)]).toEqual([3.1, 0.3, -0.1]);
    expect([roundTo(1.005, 100), roundTo(-2.5, 1), roundTo(2.44, 10)]).toEqual([1.01, -3, 2.4]);
  });
  it('knows what was meant when the keyboard stood at the other language', () => {
    const keys = (text: string) => keysOf(lettersOf(text));
    expect(['복숭아', '자스민', '왜 값', 'ㅂㅅㅇ', 'ㅔㄷㅁ초'].map(keys)).toEqual([
      'qhrtnddk',
      'wktmals',
      'dhorkqt',
      'qtd',
      'peach',
    ]);
    expect(keys('Peach')).toBe('peach');
    expect(initialsUnder(['q', 't', 'd'])?.join('')).toBe('ㅂㅅㅇ');
    expect(initialsUnder(['p', 'e'])).toBeNull();
  });
  it('finds Korean words by their initial consonants', () => {
    const place = (text: string, typed: string) => placeOf(lettersOf(text), lettersOf(typed));
    expect(place('복숭아', 'ㅂㅅㅇ')).toBe(0);
    expect(place('말린 자두', '린자ㄷ')).toBe(1);
    expect(place('Dark chocolate', 'CHOC')).toBe(4);
    expect(place('복숭아'.normalize('NFD'), '숭')).toBe(1);
    expect(place('복숭아', 'ㅂㅂ')).toBe(-1);
  });
});
