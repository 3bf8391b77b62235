import { describe, expect, it } from 'vitest';
import { flavorCodes } from '../../../test/harness/flavors.ts';
import { wheelLayout } from './layout.ts';
import { wheelTree } from './tree.ts';
import { walk } from './walk.ts';

const tree = wheelTree(flavorCodes('ko'), []);
const layout = wheelLayout(tree, { reverse: false, simple: false });
const reversed = wheelLayout(tree, { reverse: true, simple: false });

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
