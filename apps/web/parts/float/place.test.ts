import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Placing, placeBeside } from './place.ts';

const screen = { left: 0, top: 0, right: 1000, bottom: 800 };
const box = (left: number, top: number) => ({ left, top, right: left + 200, bottom: top + 36 });
const size = { width: 280, height: 300 };
const placed = (given: Partial<Placing> & Pick<Placing, 'at'>) => placeBeside({ screen, size, edge: 'left', ...given });

describe('what opens beside a box', () => {
  it('stands below, at its left or right edge', () => {
    expect(placed({ at: box(100, 100) })).toEqual({ side: 'below', left: 100, top: 144, room: 651 });
    expect(placed({ at: box(100, 100), edge: 'right' }).left).toBe(20);
  });

  it('stands above where below is no room, and otherwise where there is more of it', () => {
    expect(placed({ at: box(100, 600) })).toMatchObject({ side: 'above', top: 292 });
    const high = { width: 280, height: 700 };
    expect(placed({ at: box(100, 300), size: high })).toMatchObject({ side: 'below', top: 344, room: 451 });
    expect(placed({ at: box(100, 500), size: high })).toMatchObject({ side: 'above', top: 5, room: 487 });
  });

  it('stays where it was while there is room', () => {
    expect(placed({ at: box(100, 400), before: 'above' })).toMatchObject({ side: 'above', top: 92 });
    expect(placed({ at: box(100, 200), before: 'above' }).side).toBe('below');
  });

  it('does not leave the screen at its sides, and knows what a keyboard covers', () => {
    expect(placed({ at: box(900, 100) }).left).toBe(715);
    expect(placed({ at: box(-50, 100), edge: 'right' }).left).toBe(5);
    expect(placed({ at: box(100, 350), screen: { ...screen, bottom: 420 } })).toMatchObject({ side: 'above', top: 42 });
  });

  it('is within the screen, and never over the box, wherever the box is seen', () => {
    const px = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        px(760),
        px(800),
        px(900),
        px(900),
        fc.constantFrom('left', 'right'),
        (top, left, width, height, edge) => {
          const at = box(left, top);
          const place = placeBeside({ at, screen, size: { width, height }, edge });
          const bottom = place.top + Math.min(height, place.room);
          expect(place.left).toBeGreaterThanOrEqual(screen.left);
          expect(place.left + width).toBeLessThanOrEqual(screen.right);
          if (place.side === 'below') expect(place.top).toBe(at.bottom + 8);
          else expect(bottom).toBe(at.top - 8);
          if (place.room > 0) expect([place.top >= 0, bottom <= screen.bottom]).toEqual([true, true]);
        },
      ),
    );
  });
});
