import { describe, expect, it } from 'vitest';
import { MAX, RADIUS, radarLayout } from './layout.ts';

const axes = (...values: (number | null)[]) => values.map((value, i) => ({ key: `a${i}`, label: `A${i}`, value }));
const distance = (point: { x: number; y: number } | null) => point && Math.hypot(point.x, point.y);

describe('radar layout', () => {
  it('puts the first axis up and the others clockwise', () => {
    const [up, right, , down] = radarLayout(axes(10, 10, 10, 10, 10, 10)).axes;
    expect(up?.point?.x).toBeCloseTo(0);
    expect(up?.point?.y).toBeCloseTo(-RADIUS);
    expect(right?.point?.x).toBeGreaterThan(0);
    expect(right?.point?.y).toBeLessThan(0);
    expect(down?.point?.y).toBeCloseTo(RADIUS);
  });

  it('puts a score at its share of the axis', () => {
    for (const value of [0, 1, 5, MAX]) {
      const [axis] = radarLayout(axes(value, 3, 3, 3, 3, 3)).axes;
      expect(distance(axis?.point ?? null)).toBeCloseTo((RADIUS * value) / MAX);
    }
  });

  it('has no point, wash or line at an axis that was not scored', () => {
    const layout = radarLayout(axes(9, 9, 8, 7, 9, null));
    expect(layout.axes[5]?.point).toBeNull();
    expect(layout.line.match(/M/g)).toHaveLength(4);
    expect(layout.area.match(/M/g)).toHaveLength(4);
  });

  it('draws nothing at all when nothing was scored, and all the way round when everything was', () => {
    expect(radarLayout(axes(null, null, null, null, null, null)).line).toBe('');
    expect(radarLayout(axes(1, 2, 3, 4, 5, 6)).line.match(/M/g)).toHaveLength(6);
  });

  it('has ten ticks on every axis', () => {
    for (const { ticks } of radarLayout(axes(1, 1, 1, 1, 1, 1)).axes) expect(ticks.match(/M/g)).toHaveLength(10);
  });

  it('keeps words outside of the rim, on the side of their axis', () => {
    const [up, right, , down, left] = radarLayout(axes(1, 1, 1, 1, 1, 1)).axes.map(({ text }) => text);
    expect([up?.anchor, right?.anchor, down?.anchor, left?.anchor]).toEqual(['middle', 'start', 'middle', 'end']);
    expect(up?.y).toBeLessThan(-RADIUS);
    expect(down?.y).toBeGreaterThan(RADIUS);
    expect(left?.x).toBeLessThan(-RADIUS * Math.cos(Math.PI / 6));
  });
});
