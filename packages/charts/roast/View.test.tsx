import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RoastInput } from './input.ts';
import { RoastChart } from './View.tsx';

const words = {
  ...{ label: '로스팅', bean: '원두', air: '배기', ror: 'RoR', estimated: '추정', minutes: '분', rate: '°C/분' },
};
const reading = fc.option(fc.oneof(fc.double({ min: 20, max: 260, noNaN: true }), fc.constantFrom(-1000, 6553.5, 0)));
const second = fc.oneof(fc.integer({ min: -900, max: 1500 }), fc.integer({ min: -100_000, max: 93_600 }));
const text = fc.constantFrom('', '투입', 'x'.repeat(300), 'Second crack start', '<b>&');

/** Whatever a log may hold: times far apart, readings that are missing or nonsense, anything marked anywhere. */
const input = fc
  .record({
    times: fc.uniqueArray(second, { maxLength: 40 }),
    bean: fc.array(reading, { minLength: 40, maxLength: 40 }),
    air: fc.array(reading, { minLength: 40, maxLength: 40 }),
    marks: fc.array(fc.record({ label: text, s: second, bean: reading, isEstimated: fc.boolean() }), { maxLength: 13 }),
    phases: fc.array(
      fc.record({ label: text, from: second, to: second, percent: fc.double({ min: -5, max: 120, noNaN: true }) }),
      { maxLength: 3 },
    ),
    steps: fc.array(
      fc.array(fc.record({ s: second, value: fc.double({ min: -500, max: 5000, noNaN: true }) }), { maxLength: 9 }),
      { maxLength: 6 },
    ),
    checks: fc.array(fc.record({ label: text, s: second, bean: reading, air: reading }), { maxLength: 10 }),
    view: fc.option(
      fc.tuple(second, fc.integer({ min: 0, max: 5000 })).map(([from, span]) => ({ from, to: from + span })),
    ),
    unit: fc.constantFrom('C', 'F') as fc.Arbitrary<'C' | 'F'>,
    width: fc.oneof(fc.integer({ min: 320, max: 1400 }), fc.constantFrom(0, -5, Number.NaN, 1e9)),
    height: fc.option(fc.oneof(fc.integer({ min: 100, max: 900 }), fc.constantFrom(0, -5, Number.NaN, 1e9)), {
      nil: undefined,
    }),
    cursor: fc.option(second),
  })
  .map(({ times, bean, air, marks, phases, steps, checks, ...rest }) => {
    const time = times.toSorted((a, b) => a - b);
    const keyed = <T,>(list: readonly T[]) => list.map((one, i) => ({ ...one, key: String(i) }));
    const own = { time, bean: bean.slice(0, time.length), air: air.slice(0, time.length) };
    return {
      ...rest,
      ...own,
      ror: own.air,
      rorPer: 30 as const,
      marks: keyed(marks).toSorted((a, b) => a.s - b.s),
      phases: phases.map((one, i) => ({
        ...one,
        key: (['drying', 'maillard', 'development'] as const)[i] ?? 'drying',
      })),
      controls: keyed(
        steps.map((list) => ({
          kind: 'heat' as const,
          label: '가스',
          unit: 'mmH₂O',
          steps: list.toSorted((a, b) => a.s - b.s),
          until: 600,
        })),
      ),
      checks: keyed(checks),
      others: keyed([{ ...own, name: 'B-1104', shift: 30 }]),
      checkLine: 200,
      now: rest.cursor,
    } satisfies RoastInput & { cursor: number | null };
  });

/** Numbers of a drawing that are none. */
const FAULT = /NaN|Infinity|undefined/;

describe('the chart of a roast', () => {
  it('draws whatever a log holds, and no number in it is none', () => {
    fc.assert(
      fc.property(input, (props) => {
        const drawing = renderToStaticMarkup(<RoastChart {...props} words={words} />);
        expect(drawing).not.toMatch(FAULT);
      }),
      { numRuns: 200 },
    );
  });

  it('is small, however many readings there are', () => {
    const time = Array.from({ length: 50_000 }, (_, i) => i * 1.872);
    const bean = time.map((s, i) => 150 + 50 * Math.sin(s / 9000) + (i % 7));
    const input: RoastInput = {
      ...{ time, bean, air: bean, ror: bean, marks: [], phases: [], controls: [], unit: 'C', rorPer: 60 },
    };
    const drawing = renderToStaticMarkup(<RoastChart {...input} words={words} />);
    expect(drawing.length).toBeGreaterThan(20_000);
    expect(drawing.length).toBeLessThan(150_000);
  });

  it('is an image that stands still, and a slider over time for whoever moves its cursor', () => {
    const empty: RoastInput = {
      ...{ time: [], bean: [], air: [], ror: [], marks: [], phases: [], controls: [], unit: 'C', rorPer: 60 },
    };
    expect(renderToStaticMarkup(<RoastChart {...empty} words={words} />)).toContain('aria-label="로스팅" role="img"');
    const live = renderToStaticMarkup(<RoastChart {...empty} words={words} cursor={75} onCursor={() => undefined} />);
    expect(live).toContain('role="slider"');
    expect(live).toContain('aria-valuetext="1:15"');
  });

  it('hides what is not wanted', () => {
    const time = [0, 5, 10];
    const input: RoastInput = {
      ...{ time, bean: [200, 150, 100], air: [220, 210, 200], ror: [5, 6, 7], marks: [], phases: [], controls: [] },
      ...{ unit: 'C', rorPer: 60, shown: { air: false, ror: false, others: false } },
      others: [{ key: 'b', name: 'B-1104', time, bean: [1, 2, 3], air: [], shift: 0 }],
    };
    const drawing = renderToStaticMarkup(<RoastChart {...input} words={words} />);
    for (const name of ['배기', 'RoR', 'B-1104', '°C/분', 'data-other']) expect(drawing).not.toContain(name);
    expect(drawing).toContain('원두');
  });
});
