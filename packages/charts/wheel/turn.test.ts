import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flavorCodes } from '../../../test/harness/flavors.ts';
import { frameOf } from './frame.ts';
import { hubLines } from './hub.ts';
import { middleOf, wheelLayout } from './layout.ts';
import { wrapped } from './ring.ts';
import { eased, milliseconds } from './settle.ts';
import { wheelTree } from './tree.ts';
import { placed } from './turn.ts';
import { walk } from './walk.ts';

const tree = wheelTree(flavorCodes('ko'), []);
const layout = wheelLayout(tree, { reverse: false, simple: false });
const reversed = wheelLayout(tree, { reverse: true, simple: false });
const degrees = fc.double({ min: -1e4, max: 1e4, noNaN: true });

describe('a turned wheel', () => {
  it('has no name on its head', () => {
    fc.assert(
      fc.property(degrees, fc.constantFrom(...layout.segments.values()), (rotate, segment) => {
        if (!segment.label) throw new Error('no name');
        const { transform, anchor } = placed(segment.label, middleOf(segment), rotate);
        const own = [...transform.matchAll(/rotate\(([-\d.]+)\)/g)].reduce((sum, [, turn]) => sum + Number(turn), 0);
        const seen = Math.abs(wrapped(own + rotate));
        expect(seen).toBeLessThanOrEqual(segment.label.way === 'upright' ? 0.1 : 90.1);
        const begins =
          segment.label.anchor === 'middle' ? 'middle' : transform.endsWith('rotate(180)') ? 'end' : 'start';
        expect(anchor).toBe(begins);
      }),
    );
  });
  it.each([
    [0, 0],
    [180, 180],
    [-180, -180],
    [181, -179],
    [-540.04, 180],
    [12.34, 12.3],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [-0.01, 0],
  ])('by %s stands at %s', (from, to) => expect(wrapped(from)).toBe(to));
  it('is within half a turn, in tenths', () => {
    fc.assert(
      fc.property(degrees, (from) => {
        expect(Math.abs(wrapped(from))).toBeLessThanOrEqual(180);
        expect(Number.isInteger(Math.round(wrapped(from) * 1e6) / 1e5)).toBe(true);
      }),
    );
  });
  it('comes to rest: it starts, goes a little too far and comes back', () => {
    const way = Array.from({ length: 101 }, (_, nth) => eased(nth / 100));
    expect([way[0], way[100], eased(-1), eased(2)]).toEqual([0, 1, 0, 1]);
    expect(Math.max(...way)).toBeGreaterThan(1);
    expect(Math.max(...way)).toBeLessThan(1.1);
  });
  it.each([
    ['420ms', 420],
    ['.42s', 420],
    [' 0ms', 0],
    ['', 0],
    ['-1s', 0],
  ])('takes %s', (text, expected) => expect(milliseconds(text)).toBeCloseTo(expected));
});

describe('keys', () => {
  it.each([
    ['STRAWBERRY', 'ArrowRight', 'RAISIN'],
    ['BLACKBERRY', 'ArrowLeft', 'JASMINE'],
    ['JASMINE', 'ArrowRight', 'BLACKBERRY'],
    ['CHAMOMILE', 'ArrowLeft', 'BLACK_TEA'],
    ['BERRY', 'ArrowLeft', 'FLORAL_2'],
    ['FLORAL', 'ArrowRight', 'FRUITY'],
    ['PEACH', 'ArrowUp', 'OTHER_FRUIT'],
    ['FRUITY', 'ArrowUp', 'FRUITY'],
    ['FRUITY', 'ArrowDown', 'BERRY'],
    ['PEACH', 'ArrowDown', 'PEACH'],
    ['PEACH', 'Home', 'BLACKBERRY'],
    ['SWEET', 'End', 'FLORAL'],
    ['PEACH', 'PageDown', 'SOUR_FERMENTED'],
    ['PEACH', 'PageUp', 'FLORAL'],
    ['GONE', 'ArrowRight', 'FRUITY'],
  ])('from %s by %s to %s', (from, key, to) => expect(walk(layout, from, key)).toBe(to));
  it('go as it is seen when the order is reversed', () => {
    expect(walk(reversed, 'STRAWBERRY', 'ArrowRight')).toBe('BLUEBERRY');
    expect(walk(reversed, 'PEACH', 'PageDown')).toBe('FLORAL');
  });
  it('that mean nothing lead nowhere', () => {
    expect(['a', 'Tab', 'constructor'].map((key) => walk(layout, 'PEACH', key))).toEqual([null, null, null]);
    expect(walk(wheelLayout([], { reverse: false, simple: false }), null, 'ArrowDown')).toBeNull();
  });
  it('reach every flavor', () => {
    const reached = new Set<string>();
    const open = [walk(layout, null, 'Home')];
    for (let id = open.pop(); id; id = open.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      open.push(...['ArrowRight', 'ArrowDown', 'ArrowUp'].map((key) => walk(layout, id, key)));
    }
    expect(reached.size).toBe(110);
  });
});

describe('the room of a wheel', () => {
  it('holds all of it at a desk', () => {
    expect(frameOf(1000, 664)).toMatchObject({ isDial: false, x: 500, y: 332, scale: 664 / 720 });
  });
  it('shows a part of a larger one on a phone, with the hub', () => {
    for (const [width, height] of [
      [320, 440],
      [390, 516],
      [559, 700],
    ] as const) {
      const { isDial, scale, y } = frameOf(width, height);
      expect(isDial).toBe(true);
      expect(720 * scale).toBeGreaterThan(width);
      expect(y + 70 * scale).toBeLessThanOrEqual(height);
      expect(y - 355 * scale).toBeGreaterThan(0);
    }
  });
  it.each([
    [0, 0],
    [-5, Number.NaN],
    [Number.POSITIVE_INFINITY, 3],
    [1e6, 1e6],
  ])('may be %s by %s', (width, height) => {
    for (const value of Object.values(frameOf(width, height)).map(Number)) expect(Number.isFinite(value)).toBe(true);
  });
});

describe('the hub', () => {
  const longest = '가나다라마바사아자차'.repeat(10);
  it.each(['꽃', 'Sour/Fermented', '브라운 스파이스', 'Green/Vegetative', longest])('holds %s', (name) => {
    const lines = hubLines(name, longest);
    expect(lines.at(-1)).toMatchObject({ isSub: true, text: expect.stringMatching(/…$/) });
    for (const { y, size } of lines) expect(Math.abs(y) + size / 2).toBeLessThan(66);
    expect(hubLines(name, '').every(({ isSub }) => !isSub)).toBe(true);
  });
  it('of nothing has nothing', () => expect(hubLines('', '')).toEqual([]));
});
