import { meanOf } from '@hanjan/core/calc/taste/mean.ts';
import { describe, expect, it, vi } from 'vitest';
import { onScoreKey, scoreByKey, scoreOf, scoreText, signed } from './score.ts';

describe('figures', () => {
  it('are clamped where they are out of range, and none where they make no sense', () => {
    expect([-3, 11, 8.26, Number.NaN, Infinity, null, undefined, '7'].map(scoreOf)).toEqual([
      0,
      10,
      8.26,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([null, 7, 8.26].map(scoreText)).toEqual(['–', '7', '8.3']);
  });

  it('are the mean of what was given, with one decimal', () => {
    expect(scoreText(meanOf([9, null, 8, 8]))).toBe('8.3');
    expect(scoreText(meanOf([9, 9]))).toBe('9');
    expect(scoreText(meanOf([null]))).toBe('–');
    expect(scoreText(meanOf([]))).toBe('–');
  });

  it('say by a sign what is more and less', () => {
    expect([signed(9, 7), signed(7, 9), signed(8, 8), signed(8.26, 8.25), signed(null, 8), signed(8, null)]).toEqual([
      '+2',
      '−2',
      '0',
      '0',
      '–',
      '–',
    ]);
  });
});

describe('keys', () => {
  it('move a score within its bounds, name it, or take it back', () => {
    expect(scoreByKey('ArrowUp', 9)).toBe(10);
    expect(scoreByKey('ArrowUp', 10)).toBe(10);
    expect(scoreByKey('ArrowDown', 0)).toBe(0);
    expect(scoreByKey('ArrowDown', null)).toBe(9);
    expect(scoreByKey('Enter', null)).toBe(10);
    expect(scoreByKey('7', null)).toBe(7);
    expect(scoreByKey('Delete', 7)).toBeNull();
    expect(scoreByKey('Tab', 7)).toBeUndefined();
    expect(scoreByKey('toString', 7)).toBeUndefined();
  });

  it('of scores are taken, all others and those of the browser left', () => {
    const set = vi.fn();
    const press = (key: string, ctrlKey = false) => {
      const preventDefault = vi.fn();
      onScoreKey(7, set)({ key, ctrlKey, metaKey: false, altKey: false, preventDefault });
      return preventDefault.mock.calls.length;
    };
    expect([press('9'), press('Delete'), press('Tab'), press('9', true)]).toEqual([1, 1, 0, 0]);
    expect(set.mock.calls).toEqual([[9], [null]]);
  });
});
