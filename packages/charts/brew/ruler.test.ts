import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RulerInput, rulerLayout } from './ruler.ts';
import { type Label, placeLabels, ROWS } from './ruler_labels.ts';
import { isBeyond, nowAt } from './ruler_now.ts';

const pours = (...list: readonly (readonly [s: number, grams: number | null])[]) =>
  list.map(([s, grams]) => ({ term: s * 1000, mass: grams === null ? null : grams * 10 }));
const plan = { pours: pours([0, 40], [40, 80], [70, 80], [105, 120]), end: 170_000 };
const steps = ['뜸 들이기', '1차 푸어', '2차 푸어', '3차 푸어', '드로다운 끝'].map((name, at) => ({
  ...{ key: String(at), name, target: at < 4 ? '40 g까지' : '' },
}));
const input = (part: Partial<RulerInput> = {}): RulerInput => ({
  ...{ plan, actual: { pours: plan.pours.slice(0, 2), end: null }, now: 60_000, width: 366, height: 512, steps },
  ...part,
});

describe('the ruler of a brew', () => {
  it('shows all of a short brew, with room for the name of the end', () => {
    const layout = rulerLayout(input());
    expect([layout.whole, layout.span, layout.length]).toEqual([180_000, 180_000, 512]);
    expect(layout.ticks.labels.map(({ text }) => text)).toEqual([
      '0:00',
      '0:30',
      '1:00',
      '1:30',
      '2:00',
      '2:30',
      '3:00',
    ]);
    expect(layout.steps.map(({ state }) => state)).toEqual(['past', 'now', 'next', 'next', 'next']);
    expect(layout.steps.at(-1)?.name?.text).toBe('드로다운 끝');
  });

  it('has steps where they began, and those to come where they are planned', () => {
    const late = rulerLayout(input({ actual: { pours: pours([0, 40], [55, 80]), end: null } }));
    const [y0, y1, y2] = [0, 1, 2].map((nth) => Number(/M\S+ (\S+?)H/.exec(late.steps[nth]?.lead ?? '')?.[1]));
    const perSecond = 492 / 180;
    expect([y0, y1, y2]).toEqual([10, 55, 70].map((s, nth) => (nth ? expect.closeTo(10 + s * perSecond, 0) : s)));
  });

  it('is over with its last step; all are past then', () => {
    const layout = rulerLayout(input({ actual: { ...plan, end: 175_000 }, now: 175_000 }));
    expect(new Set(layout.steps.map(({ state }) => state))).toEqual(new Set(['past']));
    expect(nowAt(layout, 600_000).y).toBe(nowAt(layout, 175_000).y);
    expect(isBeyond(layout, 1e9)).toBe(false);
  });

  it('grows with a brew that goes on, and rolls with one that is long', () => {
    const short = rulerLayout(input());
    expect([isBeyond(short, 180_000), isBeyond(short, 180_100)]).toEqual([false, true]);
    expect(rulerLayout(input({ now: 180_100 })).whole).toBeGreaterThan(180_100);
    const cold = { pours: pours([0, 100], [600, 300]), end: 43_200_000 };
    const long = rulerLayout(input({ plan: cold, actual: { pours: cold.pours.slice(0, 1), end: null } }));
    expect(long.span).toBeLessThan(1_000_000);
    expect(nowAt(long, 60_000).rolled).toBe(0);
    expect(nowAt(long, 500_000).rolled).toBeGreaterThan(0);
    expect(isBeyond(long, long.time.to)).toBe(true);
  });

  it('moves nothing for less than anybody sees', () => {
    const layout = rulerLayout(input());
    expect(nowAt(layout, 60_000).y).toBe(nowAt(layout, 60_060).y);
  });

  const second = fc.oneof(
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: -50, max: 100_000 }),
    fc.constant(Number.NaN),
  );
  const grams = fc.option(fc.oneof(fc.integer({ min: 0, max: 500 }), fc.constantFrom(-4, 1e9, Number.NaN)));
  const line = fc.record({
    pours: fc.array(fc.tuple(second, grams), { maxLength: 11 }).map((list) => pours(...list)),
    end: fc.option(second.map((s) => s * 1000)),
  });
  it('draws anything without a number that is none, and finds the place of any moment', () => {
    fc.assert(
      fc.property(
        ...[
          line,
          line,
          fc.array(second, { minLength: 1, maxLength: 5 }),
          fc.constantFrom(-1, 0, 90, 366, 1e6, Number.NaN),
        ],
        (plan, actual, times, size) => {
          const names = [...plan.pours, null].map((_, at) => ({
            key: String(at),
            name: 'x'.repeat(at * 9),
            target: '9 g',
          }));
          for (const s of times as number[]) {
            const layout = rulerLayout({
              ...{ plan, actual, now: s * 1000, width: size, height: size * 1.4, steps: names },
            } as RulerInput);
            const place = nowAt(layout, s * 1000);
            expect(
              JSON.stringify([
                { ...layout, actual: 0 },
                { ...place, x: place.x ?? 0 },
              ]),
            ).not.toMatch(/NaN|Infinity|[:,]null,"(y|rolled)/);
            expect(place.y - place.rolled).toBeGreaterThanOrEqual(0);
            expect(place.y - place.rolled).toBeLessThanOrEqual(layout.height);
            expect(layout.ticks.path.length).toBeLessThan(60_000);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('labels beside a ruler', () => {
  const label = fc.record({
    y: fc.integer({ min: 10, max: 500 }),
    hasTarget: fc.boolean(),
    worth: fc.integer({ min: -9, max: 3 }),
  });
  it('never stand one over another, and stay in the room in order', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 12 }), fc.integer({ min: 30, max: 600 }), (list, bottom) => {
        const labels = list.toSorted((a, b) => a.y - b.y);
        const places = placeLabels(labels, 10, bottom).filter((place) => place !== null);
        let free = 10;
        for (const { y, hasTarget } of places) {
          expect(y).toBeGreaterThanOrEqual(free);
          free = y + (hasTarget ? ROWS.two : ROWS.one);
        }
        expect(free).toBeLessThanOrEqual(Math.max(10, bottom));
      }),
    );
  });
  it('stay at their steps where there is room, and those that matter most stay the longest', () => {
    const at = (y: number, worth: number): Label => ({ y, worth, hasTarget: true });
    expect(placeLabels([at(10, -1), at(100, 3)], 10, 500).map((place) => place?.y)).toEqual([10, 100]);
    expect(placeLabels([at(10, -1), at(20, 3), at(30, 2)], 10, 100)).toEqual([
      null,
      { y: expect.any(Number), hasTarget: true },
      { y: expect.any(Number), hasTarget: true },
    ]);
  });
});
