import { expect, it } from 'vitest';
import { scoresLayout } from './layout.ts';

const note = (day: number, value: number) => ({ day, value, kind: 'note' }) as const;
const brew = (day: number, value: number) => ({ day, value, kind: 'brew' }) as const;

it('lays days from left to right and scores from the ground up', () => {
  const { dots, plot } = scoresLayout({ scores: [note(20_030, 10), brew(20_000, 0)], width: 400 });
  expect(dots.map(({ kind }) => kind)).toEqual(['brew', 'note']);
  const [first, last] = dots;
  expect(first?.cx).toBeLessThan(last?.cx ?? 0);
  expect([first?.cy, last?.cy]).toEqual([plot.bottom, plot.top]);
});

it('leads from the mean of a day to that of the next, of notes alone', () => {
  const { line, dots } = scoresLayout({ scores: [note(20_000, 4), note(20_000, 6), brew(20_005, 9), note(20_010, 8)] });
  expect(line.match(/[ML]/g)).toEqual(['M', 'L']);
  const between = ((dots[0]?.cy ?? 0) + (dots[1]?.cy ?? 0)) / 2;
  expect(Number(line.slice(1).split('L')[0]?.split(' ')[1])).toBeCloseTo(between);
});

it('draws one day on an axis of two weeks, and no line', () => {
  const { x, line } = scoresLayout({ scores: [note(20_000, 7)] });
  expect([x.to - x.from, line]).toEqual([14, '']);
});

it('leaves out what cannot be a score, and draws nothing of nothing', () => {
  expect(scoresLayout({ scores: [note(-1, 5), note(20_000, 11), note(Number.NaN, 5)] }).dots).toEqual([]);
  expect(scoresLayout({ scores: [], width: 1 }).width).toBe(200);
});
