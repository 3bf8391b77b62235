import { describe, expect, it } from 'vitest';
import type { BrewInput, BrewWords } from './input.ts';
import { brewLayout } from './layout.ts';
import type { BrewLine } from './line.ts';
import { valuesAt } from './values.ts';

const words: BrewWords = {
  ...{ label: '부은 물', actual: '추출', plan: '계획' },
  ...{ unit: 'g', flow: 'g/s', bar: 'bar', minutes: '분', hours: '시간' },
};
const line = (
  end: number | null,
  ...pours: readonly (readonly [s: number, grams: number, bar?: number])[]
): BrewLine => ({
  pours: pours.map(([s, grams, bar]) => ({
    term: s * 1000,
    mass: grams * 10,
    bar: bar === undefined ? null : bar * 10,
  })),
  end: end === null ? null : end * 1000,
});
const poured = line(180, [0, 40], [30, 80], [90, 200]);
const drawn = (input: Partial<BrewInput> = {}) => brewLayout({ actual: poured, ...input }, words);

describe('a brew over time', () => {
  it('rises while it is poured, begins on the axis and ends with the brew', () => {
    const { actual, frame } = drawn();
    const { plot, x } = frame;
    expect(actual.line.match(/L/g)).toHaveLength(6);
    expect(actual.line.startsWith(`M${plot.left} ${plot.bottom}L`)).toBe(true);
    expect(actual.line).toMatch(new RegExp(`L${plot.right} [\\d.]+$`));
    expect(x.to).toBe(180_000);
    expect(actual.sums.map(({ text }) => text)).toEqual(['40', '120', '320']);
  });

  it('has room for what lasts or holds more: the plan too, with a name for each line', () => {
    const { frame, names } = drawn({ plan: line(240, [0, 400]) });
    expect(frame.x.to).toBe(240_000);
    expect(Number(frame.masses.at(-1)?.text)).toBeGreaterThanOrEqual(400);
    expect(names.map(({ text }) => text)).toEqual(['추출', '계획']);
  });

  it('never has names one over the other, and has that of a line that ends early under its end', () => {
    const [first, second] = drawn({ plan: poured }).names;
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThanOrEqual(15);
    const [own, plan] = drawn({ plan: line(600, [0, 400]) }).names;
    expect(own?.x).toBeLessThan(plan?.x ?? 0);
  });

  it('shows a pour that ends it, and one that nobody knows the end of', () => {
    expect(drawn({ actual: line(90, [0, 40], [30, 80], [90, 200]) }).actual.line.match(/L/g)).toHaveLength(5);
    const { frame } = drawn({ actual: line(null, [0, 40], [30, 90]) });
    expect(frame.x.to).toBe(45_000 * 1.05);
  });

  it('goes up to now while it runs', () => {
    const { actual, now, frame } = drawn({ actual: line(null, [0, 40]), plan: poured, now: 4000 });
    expect(now).toBeCloseTo(frame.plot.left + ((frame.plot.right - frame.plot.left) * 4) / 180, 0);
    expect(actual.line).toMatch(new RegExp(`L${now} [\\d.]+$`));
    expect(actual.sums).toEqual([]);
  });

  it('draws an hour, or as much as it is told', () => {
    const late = line(20_000, [0, 40], [5000, 80]);
    expect(drawn({ actual: late }).frame.x.to).toBe(3_600_000);
    const { frame, actual } = drawn({ actual: late, limit: 86_400_000 });
    expect(frame.x.to).toBe(20_000_000);
    expect(frame.times.map(({ text }) => text)).toEqual(['0', '1시간', '2시간', '3시간', '4시간', '5시간']);
    expect(actual.sums.map(({ text }) => text)).toEqual(['40', '120']);
  });

  it('has pressure on an axis of its own where there is any', () => {
    expect([drawn().frame.bar, drawn().bars.actual]).toEqual([null, '']);
    const { frame, bars } = drawn({ actual: line(28, [0, 0, 3], [6, 20, 9]), plan: line(30, [0, 30]) });
    expect(frame.bars.map(({ text }) => text)).toEqual(['0', '3', '6', '9']);
    expect(bars.actual.match(/H/g)).toHaveLength(2);
    expect(bars.plan).toBe('');
    expect(frame.names - frame.plot.right).toBeGreaterThan(30);
  });

  it('has how fast each pour flows, as the line rises; nothing where no time is known', () => {
    const { flows } = drawn();
    expect(flows?.actual.values.map(({ text }) => text)).toEqual(['6', '6', '6']);
    expect(drawn({ actual: line(null, [0, 40]) }).flows).toBeNull();
    expect(drawn({ actual: line(50_000, [0, 80]), limit: 9e7 }).flows).toBeNull();
    const gap = { ...poured, pours: poured.pours.map((pour, at) => (at === 1 ? { ...pour, mass: null } : pour)) };
    expect(drawn({ actual: gap }).flows?.actual.line.match(/M/g)).toHaveLength(2);
  });

  it('reads masses in the unit that is wanted', () => {
    const { frame, actual } = drawn({ inUnit: (tenths) => tenths / 283.5 });
    expect(frame.masses.map(({ text }) => text)).toEqual(['0', '5', '10']);
    expect(actual.sums.at(-1)?.text).toBe('11.3');
  });
});

describe('values at a time', () => {
  const actual = line(180, [0, 40, 3], [30, 80], [90, 200]);
  it('are those of all lines, flow and pressure those of the pour', () => {
    const told = { ms: 36_660, actual: 799, plan: 40, flow: 6, bar: null };
    expect(valuesAt({ actual, plan: line(60, [0, 4]) }, 36_660)).toEqual(told);
    expect(valuesAt({ actual }, 3000)).toEqual({ ms: 3000, actual: 180, plan: null, flow: 6, bar: 3 });
    expect(valuesAt({ actual }, 60_000)).toMatchObject({ actual: 1200, flow: 0 });
  });
  it('stay as they are after the end, and are not known before their time', () => {
    expect(valuesAt({ actual }, 999_000)).toEqual({ ms: 999_000, actual: 3200, plan: null, flow: null, bar: null });
    const running = { actual: line(null, [0, 40]), now: 20_000, plan: actual };
    expect(valuesAt(running, 25_000)).toMatchObject({ actual: null, plan: 400, flow: null });
    expect(valuesAt(running, 20_000).actual).toBe(400);
  });
});
