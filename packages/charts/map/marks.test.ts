import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atlasOf, growingCountries, otherCountries } from '../../../test/harness/countries.ts';
import { seenAt, type Zoom, zoomAt } from '../gesture/zoom.ts';
import { between, limitsIn, roomOf, scaleOf, showing, sightOf, startIn, zoomOf } from './frame.ts';
import { mapLayout, nameIn } from './layout.ts';
import { dotsOf, hit, type Label, labelsOf, type Marked, takenBy, tropicOf } from './marks.ts';
import { WORLD } from './projection.ts';

const { places } = mapLayout(atlasOf('110m'));
const countries = [...growingCountries, ...otherCountries].flatMap((country): Marked[] => {
  const { id, isGrowing } = country;
  const place = places.get(id);
  const name = nameIn(country, 'ko');
  return place ? [{ ...place, name, isGrowing, isChosen: id === 'REU', isCurrent: id === 'LAO' }] : [];
});
const length = fc.oneof(fc.integer({ min: 0, max: 4000 }), fc.constantFrom(0, -5, Number.NaN, 1e9));
const room = fc.tuple(length, length).map(([width, height]) => roomOf(width, height));
const sight = fc.record({
  centre: fc.record({ x: fc.integer({ min: -40_000, max: 40_000 }), y: fc.integer({ min: -20_000, max: 20_000 }) }),
  k: fc.double({ min: 1e-6, max: 50, noNaN: true }),
});
const isFine = ({ x, y, k }: Zoom) => Number.isFinite(x) && Number.isFinite(y) && k > 0;

describe('the frame', () => {
  it('holds the world in any room, never smaller than the room or the least scale', () => {
    fc.assert(
      fc.property(room, sight, (one, seen) => {
        const zoom = zoomOf(seen, one);
        const { least, most } = limitsIn(one);
        expect(isFine(zoom)).toBe(true);
        expect([zoom.k >= least, zoom.k <= most, scaleOf(zoom) >= 99.999]).toEqual([true, true, true]);
        const start = seenAt(zoom, { x: WORLD.left, y: WORLD.top });
        const end = seenAt(zoom, { x: WORLD.right, y: WORLD.bottom });
        const covers = (from: number, to: number, whole: number) =>
          to - from > whole ? from <= 1e-3 && to >= whole - 1e-3 : Math.abs(from + to - whole) < 1e-3;
        expect([covers(start.x, end.x, one.width), covers(start.y, end.y, one.height)]).toEqual([true, true]);
      }),
    );
  });
  it('begins with the belt: the whole width at a desk, a part of it on a phone', () => {
    expect(scaleOf(startIn(roomOf(1200, 560)))).toBeCloseTo(1200 / 5.41, -1);
    expect(scaleOf(startIn(roomOf(350, 260)))).toBe(100);
  });
  it('goes up to a scale of 40,000 and back in steps of 4/3', () => {
    const one = roomOf(800, 400);
    const at = { x: 400, y: 200 };
    let zoom = zoomOf(startIn(one), one);
    for (let step = 0; step < 40; step++) zoom = zoomAt(zoom, 4 / 3, at, limitsIn(one));
    expect(scaleOf(zoom)).toBe(40_000);
    for (let step = 0; step < 40; step++) zoom = zoomAt(zoom, 3 / 4, at, limitsIn(one));
    expect(zoom.k).toBe(limitsIn(one).least);
  });
  it('glides from one sight to another without leaving the way', () => {
    fc.assert(
      fc.property(sight, sight, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, part) => {
        const { k } = between(from, to, part);
        expect(k).toBeGreaterThanOrEqual(Math.min(from.k, to.k) * 0.999);
        expect(k).toBeLessThanOrEqual(Math.max(from.k, to.k) * 1.001);
      }),
    );
  });
  it('moves only for what is not seen', () => {
    const one = roomOf(800, 400);
    const zoom = { ...zoomOf({ centre: { x: 0, y: 0 }, k: 0.1 }, one) };
    expect(showing(zoom, one, { x: 10, y: 10 })).toEqual(sightOf(zoom, one));
    const away = { x: 20_000, y: 0 };
    expect(showing(zoom, one, away).centre).toBe(away);
  });
});

describe('marks', () => {
  const drawn = (one: { width: number; height: number }, seen: Parameters<typeof zoomOf>[0]) => {
    const zoom = zoomOf(seen, one);
    const dots = dotsOf(countries, zoom, one);
    return { zoom, dots, labels: labelsOf(countries, dots, zoom, one) };
  };
  it('never lie on one another, and names lie within the room', () => {
    fc.assert(
      fc.property(room, sight, (one, seen) => {
        const { dots, labels, zoom } = drawn(one, seen);
        const tropic = tropicOf(23.44, '북회귀선', takenBy(dots, labels), zoom, one);
        expect(Number.isFinite(tropic.from.y)).toBe(true);
        const isInside = ({ box }: Label) =>
          box.left >= 0 && box.right <= one.width && box.top >= 0 && box.bottom <= one.height;
        const isApart = ({ box: a }: Label, { box: b }: Label) =>
          a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top;
        expect(labels.every(isInside)).toBe(true);
        expect(labels.every((label, nth) => labels.slice(0, nth).every((other) => isApart(label, other)))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
  it('make every coffee country in sight a target of 24 px, at whatever scale', () => {
    fc.assert(
      fc.property(sight, (seen) => {
        const one = { width: 800, height: 400 };
        const { dots, zoom } = drawn(one, seen);
        for (const { id, at, side, isGrowing } of countries) {
          const { x, y } = seenAt(zoom, at);
          const isSeen = x >= 0 && y >= 0 && x <= one.width && y <= one.height;
          const isSmall = isGrowing && isSeen && side * zoom.k < 24;
          if (isSmall && !dots.some((dot) => dot.id === id)) throw new Error(`${id} cannot be hit`);
        }
      }),
    );
  });
  it('name what is chosen and what is pointed out before larger countries', () => {
    const { labels } = drawn({ width: 720, height: 340 }, startIn({ width: 720, height: 340 }));
    expect(labels.slice(0, 2).map(({ id }) => id)).toEqual(['LAO', 'REU']);
    expect(labels.map(({ id }) => id)).toContain('BRA');
  });
  it('name more the larger the map is', () => {
    const one = { width: 720, height: 340 };
    const named = (k: number) => drawn(one, { centre: places.get('CRI')?.at ?? { x: 0, y: 0 }, k }).labels;
    expect(named(0.013).some(({ id }) => id === 'CRI')).toBe(false);
    expect(named(0.1).map(({ id }) => id)).toEqual(expect.arrayContaining(['CRI', 'PAN', 'NIC', 'HND', 'GTM', 'SLV']));
  });
});

describe('a tap', () => {
  const dots = [
    { id: 'a', x: 100, y: 100, isSeen: true },
    { id: 'b', x: 104, y: 100, isSeen: true },
    { id: 'c', x: 300, y: 100, isSeen: true },
  ];
  it('means the dot within reach, the nearest of two, and nobody where it could be either', () => {
    expect(hit(dots, { x: 311, y: 100 })).toBe(dots[2]);
    expect(hit(dots, { x: 313, y: 100 })).toBeNull();
    expect(hit(dots, { x: 102, y: 100 })).toBe('crowd');
    expect(hit([...dots.slice(0, 1), { id: 'd', x: 112, y: 100, isSeen: true }], { x: 101, y: 100 })).toBe(dots[0]);
  });
});
