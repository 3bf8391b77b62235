import { describe, expect, it } from 'vitest';
import { panned, showing, zoomed } from './view.ts';

const reach = { from: -600, to: 780 };

describe('what is seen of the time', () => {
  it('is enlarged around a time, which stays where it is', () => {
    expect(zoomed({ from: 0, to: 600 }, 2, 150, reach)).toEqual({ from: 75, to: 375 });
  });
  it('ends at what there is', () => {
    expect(zoomed({ from: 0, to: 600 }, 0.1, 300, reach)).toEqual(reach);
    expect(panned({ from: 0, to: 600 }, 500, reach)).toEqual({ from: 180, to: 780 });
    expect(panned({ from: 0, to: 600 }, -5000, reach)).toEqual({ from: -600, to: 0 });
  });
  it('is never nearer than anybody looks', () => {
    expect(zoomed({ from: 100, to: 120 }, 50, 110, reach)).toEqual({ from: 102.5, to: 117.5 });
    expect(zoomed({ from: 100, to: 120 }, Number.NaN, 110, reach)).toEqual({ from: 100, to: 120 });
  });
  it('moves only as far as a time needs', () => {
    const view = { from: 100, to: 200 };
    expect(showing(view, 150, reach)).toBe(view);
    expect(showing(view, 210, reach)).toEqual({ from: 110, to: 210 });
    expect(showing(view, 90, reach)).toEqual({ from: 90, to: 190 });
  });
});
