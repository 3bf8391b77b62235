import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flavorCodes } from '../../../test/harness/flavors.ts';
import { middleOf, wheelLayout } from './layout.ts';
import { placed } from './placed.ts';
import { wrapped } from './ring.ts';
import { wheelTree } from './tree.ts';

const layout = wheelLayout(wheelTree(flavorCodes('ko'), []), { reverse: false, simple: false });
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
});
