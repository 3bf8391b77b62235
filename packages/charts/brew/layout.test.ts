import { describe, expect, it } from 'vitest';
import { type BrewInput, brewLayout } from './layout.ts';

const words = { actual: '추출', plan: '계획' };
const poured = {
  steps: [
    { s: 0, value: 40 },
    { s: 30, value: 120 },
    { s: 90, value: 320 },
  ],
  until: 180,
};

describe('a brew over time', () => {
  it('is a line of steps that begins on the axis and ends with the brew', () => {
    const { actual, plot, x } = brewLayout({ actual: poured, width: 560 }, words);
    expect(actual.line.match(/V/g)).toHaveLength(2);
    expect(actual.line.startsWith(`M${plot.left} `)).toBe(true);
    expect(actual.line.endsWith(`H${plot.right}`)).toBe(true);
    expect(x.to).toBe(180);
    expect(actual.values.map(({ text }) => text)).toEqual(['40', '120', '320']);
  });

  it('has room for what lasts or holds more: the plan too, with a name for each line', () => {
    const plan = { steps: [{ s: 0, value: 400 }], until: 240 };
    const { x, masses, names } = brewLayout({ actual: poured, plan }, words);
    expect(x.to).toBe(240);
    expect(Number(masses.at(-1)?.text)).toBeGreaterThanOrEqual(400);
    expect(names.map(({ text }) => text)).toEqual(['추출', '계획']);
  });

  it('shows a pour that ends it', () => {
    const until = { ...poured, until: 90 };
    expect(brewLayout({ actual: until }, words).actual.line.match(/V/g)).toHaveLength(2);
  });

  it('never has names one over the other', () => {
    const [first, second] = brewLayout({ actual: poured, plan: poured }, words).names;
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThanOrEqual(14);
  });

  const odd: Readonly<Record<string, BrewInput>> = {
    nothing: { actual: { steps: [], until: 0 } },
    'no numbers': {
      actual: {
        steps: [
          { s: Number.NaN, value: 3 },
          { s: 5, value: Number.NaN },
        ],
        until: Number.NaN,
      },
    },
    'minus and far': {
      actual: {
        steps: [
          { s: -4, value: 1 },
          { s: 1e12, value: 1 },
          { s: 3, value: 1e9 },
        ],
        until: 1e15,
      },
    },
    'no room': { actual: poured, plan: poured, width: 0, height: 0 },
    'a day': {
      actual: {
        steps: [
          { s: 0, value: 800 },
          { s: 86_400, value: 801 },
        ],
        until: 86_400,
      },
    },
  };
  it.each(Object.entries(odd))('draws %s without a number that is none', (_, input) => {
    const { plan, ...layout } = brewLayout(input, words);
    expect(JSON.stringify([layout, plan ?? {}])).not.toMatch(/NaN|null|Infinity/);
  });
});
