import { describe, expect, it } from 'vitest';
import { AT, airAt, beanAt, every, fahrenheit } from '../../../../test/harness/roasts/fixture.ts';
import { faultIn, logIn, notesIn } from '../../../../test/harness/roasts/reading.ts';
import { figuresOf } from '../../figures/figures.ts';

const tableOf = (heads: string, cells: (s: number) => readonly (string | number)[], until: number = AT.DROP) =>
  [heads, ...every(5, 0, until).map((s) => [s, ...cells(s)].join(','))].join('\n');

describe('the bean temperature of a table', () => {
  it.each([
    ['seconds,Bean Agitation,Bean Temp (°C)', () => 10],
    ['seconds,bean weight,BT (°C)', () => 500],
    ['초,원두 무게,원두온도(℃)', () => 500],
    ['seconds,bean moisture,BT (°C)', () => 11],
  ])('is what is warm in %s', (heads, other) => {
    expect(logIn(tableOf(heads, (s) => [other(), beanAt(s)])).bean[12]).toBe(beanAt(60));
  });
  it('is the probe that behaves like one, where several are called alike', () => {
    const log = logIn(tableOf('seconds,bean hopper (°C),bean probe (°C)', (s) => [21, beanAt(s)]));
    expect([log.bean[12], log.curves.map(({ name }) => name)]).toEqual([beanAt(60), ['bean hopper']]);
  });
  it.each([
    ['a room', 'seconds,bean (°C)', () => 21, 'cold', 21],
    ['a burner', 'Time (s),Value (CELSIUS)', (s: number) => 580 + s / 30, 'hot', 600],
    ['amounts', '시간,원두', (s: number) => (s % 7) + 1, 'cold', 7],
  ])('is not that of %s', (_, heads, value, why, hottest) => {
    expect(faultIn(tableOf(heads, (s) => [value(s)]))).toEqual({ key: 'no_roast', args: { why, hottest } });
  });
  it('is not a single reading', () => {
    expect(faultIn('time,bean\n0,200\n')).toEqual({ key: 'no_roast', args: { why: 'few', hottest: 200 } });
  });
  it('is converted from the unit that it has, whatever its head says', () => {
    const log = logIn(tableOf('seconds,BT (°C)', (s) => [fahrenheit(beanAt(s)).toFixed(2)]));
    expect(log.unit).toBe('F');
    expect(log.bean[12]).toBeCloseTo(beanAt(60), 1);
    expect(notesIn(log)).toMatchObject({ unit_unlikely: { said: 'C', unit: 'F' }, unit_converted: true });
    const celsius = logIn(tableOf('seconds,BT (°F)', (s) => [beanAt(s)]));
    expect([celsius.unit, celsius.bean[12]]).toEqual(['C', beanAt(60)]);
    expect(notesIn(celsius)).toMatchObject({ unit_unlikely: { said: 'F', unit: 'C' } });
  });
  it('is not doubted for a broken wire, and not where the unit is right', () => {
    const log = logIn(tableOf('seconds,BT (°C),ET (°C)', (s) => [s === 300 ? 655.3 : beanAt(s), airAt(s)]));
    expect([log.unit, notesIn(log).unit_unlikely]).toEqual(['C', undefined]);
  });
  it('of a cold roast is read and noted', () => {
    expect(notesIn(logIn('seconds,BT (°C)\n0,40\n60,60\n120,90\n'))).toMatchObject({ bean_unlikely: { hottest: 90 } });
  });
});

it('comments in Korean and Japanese mark what they say', () => {
  for (const [head, crack] of [
    ['코멘트', '1차 크랙'],
    ['コメント', '１ハゼ'],
  ]) {
    const log = logIn(tableOf(`seconds,BT (°C),${head}`, (s) => [beanAt(s), s === 490 ? `${crack}` : '']));
    expect(log.marks.FCs).toEqual({ s: 490, isEstimated: false });
  }
});

it('no roast gains weight', () => {
  const log = { ...logIn(tableOf('seconds,BT (°C)', (s) => [beanAt(s)])), green_g: 400, roasted_g: 600 };
  expect(figuresOf(log)).toMatchObject({ loss_percent: null });
});
