import { expect, it } from 'vitest';
import { type ShotPoint, shotsLayout } from './layout.ts';

const shot = (s: number | null): ShotPoint => ({ term: s === null ? null : s * 1000, notes: ['2.1', '36'] });
const aim = { from: 26_000, to: 30_000 };

it('draws the last ten shots, the newest last, and counts them all', () => {
  const { columns, dots } = shotsLayout({ shots: Array.from({ length: 13 }, (_, at) => shot(20 + at)), aim });
  expect(columns.map(({ nth }) => nth)).toEqual(['4', '5', '6', '7', '8', '9', '10', '11', '12', '13']);
  expect(dots.map(({ isLast }) => isLast)).toEqual([...Array(9).fill(false), true]);
  expect(dots.at(-1)?.text).toBe('32');
});

it('a longer shot lies higher, and one that took what one aims at lies in the band', () => {
  const { dots, band, plot } = shotsLayout({ shots: [19, 41, 28].map(shot), aim, width: 400 });
  const [fast, slow, good] = dots.map(({ y }) => y);
  expect(slow).toBeLessThan(Number(good));
  expect(fast).toBeGreaterThan(Number(good));
  expect(Number(good)).toBeGreaterThan(Number(band?.y));
  expect(Number(good)).toBeLessThan(Number(band?.y) + Number(band?.height));
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThan(plot.left);
    expect(x).toBeLessThan(plot.right);
    expect(y).toBeGreaterThanOrEqual(plot.top);
    expect(y).toBeLessThanOrEqual(plot.bottom);
  }
});

it('leaves a gap where nobody looked at the clock, and is drawn without anything', () => {
  const { dots, columns, line } = shotsLayout({ shots: [shot(20), shot(null), shot(26)] });
  expect([dots.length, columns.length, line.match(/[ML]/g)?.length]).toEqual([2, 3, 2]);
  const empty = shotsLayout({ shots: [] });
  expect([empty.line, empty.band, empty.dots]).toEqual(['', null, []]);
  expect(Number.isFinite(empty.height)).toBe(true);
});
