import { describe, expect, it } from 'vitest';
import { noise, PLAIN, straight, withBean } from '../curve/straight.ts';
import { finish } from '../finish/finish.ts';
import type { RawLog, Reading } from '../log.ts';
import { readingAt } from './at.ts';
import { rateAt } from './figures.ts';
import { ROR_DEFAULT, ROR_SPANS, rorOf, spanFor } from './ror.ts';

const MARKS = { CHARGE: 0, FCs: 420, DROP: 540 };

const ratesAt = (raw: RawLog, seconds: readonly number[], options = ROR_DEFAULT): Reading[] => {
  const log = finish(raw);
  const ror = rorOf(log, options);
  expect(ror).toHaveLength(log.time.length);
  return seconds.map((s) => readingAt(log.time, ror, s));
};
const rounded = (rates: readonly Reading[]) => rates.map((rate) => rate && Math.round(rate * 1000) / 1000);

describe('rate of rise', () => {
  it('is the slope of the line, per minute, whatever the span and however often it is read', () => {
    for (const step of [0.1, 1, 1.5, 3, 10]) {
      for (const span_s of ROR_SPANS) {
        const rates = ratesAt(straight(PLAIN, MARKS, step), [150, 320, 510], { span_s, smooth_s: 10 });
        expect(rounded(rates)).toEqual([20, 15, 7.5]);
      }
    }
  });
  it('is measured from row to row in a table of half minutes', () => {
    expect(rounded(ratesAt(straight(PLAIN, MARKS, 30), [30, 60, 90, 240, 270, 540]))).toEqual([
      -110, -110, 20, 20, 15, 7.5,
    ]);
  });
  it('comes half a span late, as beside a roaster', () => {
    // From 20 to 15 °C a minute at 240 s: half of the way when half of the 20 s lie behind it.
    expect(rounded(ratesAt(straight(PLAIN, MARKS), [235, 250, 265], { span_s: 20, smooth_s: 0 }))).toEqual([
      20, 17.5, 15,
    ]);
  });
  it('begins half a span after the charge and ends with the drop', () => {
    const raw = straight([[-300, 180], [-1, 220], ...PLAIN, [600, 120]], MARKS);
    expect(ratesAt(raw, [-100, -1, 0, 9, 541, 590])).toEqual([null, null, null, null, null, null]);
    // The hot probe before the charge is no part of it: 110 °C a minute down.
    expect(rounded(ratesAt(raw, [10, 40]))).toEqual([-110, -110]);
    expect(rounded(ratesAt(raw, [540]))).toEqual([7.5]);
  });
  it('keeps gaps as gaps, and begins anew after them', () => {
    const raw = withBean(straight(PLAIN, MARKS), (value, s) => (s > 300 && s < 330 ? null : value));
    expect(rounded(ratesAt(raw, [300, 301, 315, 329, 330, 339]))).toEqual([15, null, null, null, null, null]);
    expect(rounded(ratesAt(raw, [340]))).toEqual([15]);
    const blink = withBean(straight(PLAIN, MARKS), (value, s) => (s === 300 ? -1 : value));
    expect(rounded(ratesAt(blink, [299, 300, 301]))).toEqual([15, null, 15]);
  });
  it('does not jump with a loose contact', () => {
    const raw = withBean(straight(PLAIN, MARKS), (value, s) => (s === 300 ? 20 : value));
    expect(rounded(ratesAt(raw, [299, 300, 301]))).toEqual([15, null, 15]);
    expect(finish(raw).bean[300]).toBe(20);
  });
  it('counts each rate for as long as it lasted', () => {
    // Read every second until 100 s, then every five: a rise that doubles at 100 s.
    const corners: [number, number][] = [
      [0, 100],
      [100, 110],
      [200, 130],
    ];
    const dense = straight(corners);
    const kept = dense.time.flatMap((s, at) => (s <= 100 || s % 5 === 0 ? [at] : []));
    const sparse = {
      ...dense,
      time: kept.map((at) => dense.time[at] as number),
      bean: kept.map((at) => dense.bean[at] ?? null),
    };
    const options = { span_s: 20, smooth_s: 20 };
    const [even, uneven] = [ratesAt(dense, [110], options)[0] as number, ratesAt(sparse, [110], options)[0] as number];
    expect(Math.abs(even - uneven)).toBeLessThan(0.25);
  });
  it('stays within 1 °C a minute of the truth with a probe that trembles by 0.3 °C ten times a second', () => {
    const tremble = noise(0.3);
    const log = finish(withBean(straight(PLAIN, MARKS, 0.1), (value) => value + tremble()));
    const ror = rorOf(log, ROR_DEFAULT);
    const off = log.time.map((s, at) => (s > 300 && s < 415 ? Math.abs((ror[at] ?? 0) - 15) : 0));
    expect(Math.max(...off)).toBeLessThan(1);
  });
  it('is taken over the span that the steps of the probe and of the time need', () => {
    const inSteps = (step: number) => withBean(straight(PLAIN, MARKS), (value) => Math.round(value / step) * step);
    const spans = [0.01, 0.1, 0.5, 5 / 9, 1, 5].map((step) => spanFor(finish(inSteps(step))));
    expect(spans).toEqual([20, 20, 30, 60, 60, 60]);
    expect([3, 10, 30].map((step) => spanFor(finish(straight(PLAIN, MARKS, step))))).toEqual([20, 20, 60]);
  });
  it('of whole degrees stays within 1 °C a minute of the truth over the span that suits it', () => {
    const log = finish(withBean(straight(PLAIN, MARKS), (value) => Math.round(value)));
    const ror = rorOf(log, { ...ROR_DEFAULT, span_s: spanFor(log) });
    const off = log.time.map((s, at) => (s > 310 && s < 415 ? Math.abs((ror[at] ?? 0) - 15) : 0));
    expect(Math.max(...off)).toBeLessThan(1);
  });
  it('is zero at the turning point, where the beans neither fall nor rise', () => {
    const log = finish(straight(PLAIN, MARKS));
    const ror = rorOf(log, ROR_DEFAULT);
    expect([rateAt(log, ror, 'TP', 320), rateAt(log, ror, 'FCs', 320)].map((rate) => rate && Math.round(rate))).toEqual(
      [0, 15],
    );
  });
  it('answers logs of one reading, of none, and of one moment', () => {
    const marks = finish(straight(PLAIN)).marks;
    expect(rorOf({ time: [], bean: [], marks }, ROR_DEFAULT)).toEqual([]);
    expect(rorOf({ time: [3], bean: [100], marks }, ROR_DEFAULT)).toEqual([null]);
    expect([spanFor({ time: [], bean: [], marks }), spanFor({ time: [3], bean: [100], marks })]).toEqual([20, 20]);
    expect(rorOf({ time: [3, 4], bean: [100, 101], marks }, { span_s: 0, smooth_s: 0 })).toEqual([null, 60]);
  });
});
