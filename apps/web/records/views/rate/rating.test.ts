import { rate } from '@hanjan/model/presets.ts';
import { describe, expect, it } from 'vitest';
import { levelOf, ratingAt, ratingByKey, ratingOf, ratingText } from './rating.ts';

const ten = ratingOf(rate);
const halves = ratingOf({ scale: 10, min: 0, max: 5, step: 0.5 });
const levels = (held: number | null, rating = halves) => rating.cups.map((cup) => levelOf(cup, held, rating)).join(' ');

describe('a rating in cups', () => {
  it('has five cups unless it says otherwise', () => {
    expect([ratingOf({}), halves, ten].map(({ cups }) => cups.length)).toEqual([5, 5, 10]);
  });
  it('fills cups, and half cups where there are halves', () => {
    expect(levels(35)).toBe('full full full half empty');
    expect([levels(null), levels(0)]).toEqual(Array(2).fill('empty empty empty empty empty'));
    expect([levels(50), ratingText(35, halves), ratingText(40, halves)]).toEqual([
      'full full full full full',
      '3.5',
      '4',
    ]);
  });
  it('is the cup under the pointer, never none', () => {
    expect([0, 0.05, 0.12, 0.69, 0.71, 1].map((share) => ratingAt(share, halves))).toEqual([5, 5, 10, 35, 40, 50]);
    expect([0, 0.05, 0.12, 1].map((share) => ratingAt(share, ten))).toEqual([1, 1, 2, 10]);
  });
  it('goes by keys', () => {
    const after = (held: number | null, ...keys: string[]) =>
      keys.reduce<number | null | undefined>((now, key) => ratingByKey(key, now ?? null, halves), held);
    expect([after(35, 'ArrowRight'), after(null, 'ArrowUp'), after(5, 'ArrowLeft', 'ArrowLeft')]).toEqual([40, 5, 0]);
    expect([after(10, 'End'), after(10, 'Home'), after(10, 'Delete'), after(10, '4')]).toEqual([50, 0, null, 40]);
    expect([after(10, '7'), after(10, 'Tab'), after(10, 'a')]).toEqual([undefined, undefined, undefined]);
  });
});
