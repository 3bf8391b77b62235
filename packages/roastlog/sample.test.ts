import { expect, test } from 'vitest';
import { readingAt } from './figures/at.ts';
import { figuresOf } from './figures/figures.ts';
import { ROR_DEFAULT, rorOf } from './figures/ror.ts';
import { signalsOf } from './figures/signals.ts';
import { backgroundRoast, sampleRoast } from './sample.ts';

test('the sample is a roast of ten minutes with preheating, controls and one mark that nobody set', () => {
  const log = sampleRoast();
  expect(log.time[0]).toBeLessThan(0);
  expect(log.time.at(-1)).toBe(615);
  expect(log.bean).not.toContain(null);
  expect(log.air).not.toContain(null);
  const estimated = Object.values(log.marks).filter((mark) => mark?.isEstimated);
  expect(estimated).toEqual([log.marks.DRY]);
  expect(log.marks).toMatchObject({ CHARGE: { s: 0 }, FCs: { s: 510 }, DROP: { s: 615 }, FCe: null, SCs: null });
  expect(log.marks.TP?.s).toBeGreaterThan(70);
  expect(log.marks.TP?.s).toBeLessThan(80);
  expect(readingAt(log.time, log.bean, 510)).toBeCloseTo(198.3, 0);
  expect(log.controls.map(({ kind, steps }) => [kind, steps.length])).toEqual([
    ['heat', 7],
    ['airflow', 5],
  ]);
});

test('figures of the sample are those of a good roast', () => {
  const log = sampleRoast();
  const figures = figuresOf(log);
  expect(figures.total_s).toBe(615);
  expect(figures.dtr_percent).toBeCloseTo(17.1, 1);
  expect(figures.loss_percent).toBeCloseTo(14.17, 2);
  expect(figures.organic_loss_percent).toBeCloseTo(5.31, 2);
  expect(signalsOf(log, rorOf(log, ROR_DEFAULT))).toEqual([]);
});

test('the sample has the words that it is given', () => {
  expect(sampleRoast({ title: '콜롬비아 우일라 핑크버번' }).title).toBe('콜롬비아 우일라 핑크버번');
});

test('the roast beneath has a curve near that of the sample', () => {
  const [log, below] = [sampleRoast(), backgroundRoast()];
  expect(below.title).toBe('B-1104');
  for (let s = 0; s <= 615; s += 15) {
    const apart = (readingAt(log.time, log.bean, s) ?? 0) - (readingAt(below.time, below.bean, s) ?? 0);
    expect(Math.abs(apart)).toBeLessThan(6);
  }
});
