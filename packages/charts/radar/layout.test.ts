import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { radarLayout } from './layout.ts';
import { MAX } from './score.ts';

const axes = (...values: (number | null)[]) => values.map((value, i) => ({ key: `a${i}`, label: `A${i}`, value }));
const laid = (...values: (number | null)[]) => radarLayout({ axes: axes(...values) });
const own = (layout: ReturnType<typeof radarLayout>) => layout.series.at(-1);
const distance = (point: { x: number; y: number } | null | undefined) => point && Math.hypot(point.x, point.y);

describe('radar layout', () => {
  it('puts the first axis up and the others clockwise', () => {
    const { axes, plot } = laid(10, 10, 10, 10, 10, 10);
    const [up, right, , down] = axes;
    expect(up?.point?.x).toBeCloseTo(0);
    expect(up?.point?.y).toBeCloseTo(-plot.radius);
    expect(right?.point?.x).toBeGreaterThan(0);
    expect(right?.point?.y).toBeLessThan(0);
    expect(down?.point?.y).toBeCloseTo(plot.radius);
  });

  it('puts a score at its share of the axis', () => {
    for (const value of [0, 1, 5, MAX]) {
      const { axes, plot } = laid(value, 3, 3, 3, 3, 3);
      expect(distance(axes[0]?.point)).toBeCloseTo((plot.radius * value) / MAX);
    }
  });

  it('has no point, wash or line at an axis that was not scored', () => {
    const layout = laid(9, 9, 8, 7, 9, null);
    expect(layout.axes[5]?.point).toBeNull();
    expect(layout.axes[5]?.text?.figures).toEqual(['–']);
    expect(own(layout)?.line.match(/M/g)).toHaveLength(4);
    expect(layout.area.match(/M/g)).toHaveLength(4);
  });

  it('draws no line when nothing was scored, and one all the way round when everything was', () => {
    expect(own(laid(null, null, null, null, null, null))?.line).toBe('');
    expect(own(laid(1, 2, 3, 4, 5, 6))?.line.match(/M/g)).toHaveLength(6);
  });

  it('has ten ticks on every axis', () => {
    for (const { ticks } of laid(1, 1, 1, 1, 1, 1).axes) expect(ticks.match(/M/g)).toHaveLength(10);
  });

  it('leaves the margins of the specification around the axes', () => {
    const { plot } = radarLayout({ axes: axes(1, 1, 1, 1, 1, 1), width: 720 });
    const reach = plot.radius * Math.cos(Math.PI / 6);
    expect(-plot.left - reach).toBeCloseTo(80);
    expect(plot.left + plot.width - reach).toBeCloseTo(80);
    expect(-plot.top - plot.radius).toBeCloseTo(80);
    expect(plot.top + plot.height - plot.radius).toBeCloseTo(70);
  });

  it('keeps words outside of the rim, on the side of their axis', () => {
    const layout = laid(1, 1, 1, 1, 1, 1);
    const [up, right, , down, left] = layout.axes.map(({ text }) => text);
    expect([up?.anchor, right?.anchor, down?.anchor, left?.anchor]).toEqual(['middle', 'start', 'middle', 'end']);
    expect(up?.figuresY).toBeLessThan(-layout.plot.radius);
    expect(down?.lines[0]?.y).toBeGreaterThan(layout.plot.radius);
    expect(left?.x).toBeLessThan(-layout.plot.radius * Math.cos(Math.PI / 6));
  });

  it('names several series below the drawing, and one alone nowhere', () => {
    const reference = { key: 'mean', name: '평균', isReference: true, values: [8, 8, 8, 8, 8, 8] };
    const cuppers = ['a', 'b'].map((key) => ({ key, name: key, values: [5, 5, 5, 5, 5, 5] }));
    const layout = radarLayout({ axes: axes(9, 9, 9, 9, 9, 9), name: '나', others: [reference, ...cuppers] });
    expect(layout.key.map(({ text, tone }) => [text, tone])).toEqual([
      ['나', 'own'],
      ['평균', 'reference'],
      ['a', 'cupper-0'],
      ['b', 'cupper-1'],
    ]);
    expect(layout.series.map(({ tone }) => tone)).toEqual(['reference', 'cupper-0', 'cupper-1', 'own']);
    expect(layout.axes[0]?.text?.figures).toEqual(['9', '8', '5', '5']);
    expect(laid(1, 2, 3).key).toEqual([]);
    for (const { y } of layout.key) expect(y).toBeGreaterThan(layout.plot.radius + 70);
  });
});

describe('a radar of whatever it is given', () => {
  const size = fc.option(fc.oneof(fc.constantFrom(0, -1, Number.NaN, Infinity, 1e9), fc.integer({ max: 3000 })), {
    nil: undefined,
  });
  const value = fc.oneof(
    fc.integer({ min: 0, max: 10 }),
    fc.constant(null),
    fc.constantFrom(-3, 11, 8.26, Number.NaN, Infinity),
  );
  const series = fc.record({ key: fc.string(), name: fc.string(), values: fc.array(value, { maxLength: 12 }) });
  const input = fc.record({
    axes: fc.array(fc.record({ key: fc.string(), label: fc.string({ maxLength: 300 }), value }), { maxLength: 24 }),
    others: fc.array(series, { maxLength: 9 }),
    name: fc.string(),
    width: size,
    height: size,
  });

  it('names finite numbers only, and nothing lies outside of its box', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { plot, axes, viewBox, rim, rings, series } = radarLayout(given);
        expect(viewBox).toMatch(/^-\d+(\.\d)? -\d+(\.\d)? \d+(\.\d)? \d+(\.\d)?$/);
        const paths = [rim, ...rings, ...series.map(({ line }) => line), ...axes.flatMap((a) => [a.line, a.ticks])];
        for (const path of paths) expect(path).not.toMatch(/NaN|Infinity/);
        for (const { end, point } of axes) {
          expect(distance(end)).toBeCloseTo(plot.radius);
          expect(distance(point) ?? 0).toBeLessThanOrEqual(plot.radius + 0.001);
          expect(end.y).toBeLessThan(plot.top + plot.height);
        }
      }),
    );
  });

  it('is round with fewer axes than three', () => {
    for (const values of [[], [5], [5, 7]]) expect(laid(...values).rim).toMatch(/A/);
    expect(own(laid(5))?.line).toBe('');
  });
});
