import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fingers, lift, move, NO_FINGERS, press } from './fingers.ts';
import { wheelFactor } from './wheel.ts';

const at = (x: number, y = 0) => ({ x, y });

describe('one finger', () => {
  const pressed = press(NO_FINGERS, 1, at(100, 100));
  it('that trembles is a tap', () => {
    const { fingers, pan } = move(pressed, 1, at(104, 103));
    expect([fingers.isMoving, pan]).toEqual([false, undefined]);
  });
  it('that goes on moves the chart, step by step', () => {
    const first = move(pressed, 1, at(120, 100));
    expect(first.pan).toEqual({ dx: 20, dy: 0, at: at(120, 100) });
    expect(move(first.fingers, 1, at(121, 98)).pan).toEqual({ dx: 1, dy: -2, at: at(121, 98) });
  });
  it('that is lifted leaves nothing behind', () => {
    expect(lift(move(pressed, 1, at(200)).fingers, 1)).toEqual(NO_FINGERS);
  });
  it('that was never pressed moves nothing', () => {
    expect(move(pressed, 7, at(500))).toEqual({ fingers: pressed });
    expect(lift(pressed, 7).down).toHaveLength(1);
  });
});

describe('two fingers', () => {
  const pressed = press(press(NO_FINGERS, 1, at(100)), 2, at(200));
  it('are a movement however still they are', () => {
    expect(pressed.isMoving).toBe(true);
  });
  it('that go apart enlarge around what lies between them', () => {
    expect(move(pressed, 2, at(300)).pinch).toEqual({ factor: 2, at: at(200), dx: 50, dy: 0 });
  });
  it('at one spot enlarge by a number all the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }), (from, to) => {
        const same = press(press(NO_FINGERS, 1, at(100)), 2, at(from));
        const factor = move(same, 2, at(to)).pinch?.factor ?? 0;
        expect(factor).toBeGreaterThan(0);
        expect(factor).toBeLessThan(60);
      }),
    );
  });
  it('go on as one when the other is lifted, without a jump', () => {
    const one = lift(pressed, 1);
    expect(one.isMoving).toBe(true);
    expect(move(one, 2, at(203)).pan).toEqual({ dx: 3, dy: 0, at: at(203) });
  });
  it('are not disturbed by a third', () => {
    const three = press(pressed, 3, at(900));
    expect(move(three, 3, at(10))).not.toHaveProperty('pinch');
    expect(move(three, 2, at(300)).pinch?.factor).toBe(2);
  });
});

it('whatever is pressed, moved and lifted, nothing but numbers comes of it', () => {
  const step = fc.record({
    what: fc.constantFrom('press', 'move', 'lift'),
    id: fc.integer({ min: 1, max: 4 }),
    x: fc.integer({ min: -50, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let fingers: Fingers = NO_FINGERS;
      for (const { what, id, x } of steps) {
        if (what === 'press') fingers = press(fingers, id, at(x));
        else if (what === 'lift') fingers = lift(fingers, id);
        else {
          const moved = move(fingers, id, at(x));
          fingers = moved.fingers;
          for (const value of [moved.pan?.dx, moved.pinch?.factor, moved.pinch?.dx]) {
            expect(value === undefined || Number.isFinite(value)).toBe(true);
          }
        }
        expect(new Set(fingers.down.map((one) => one.id)).size).toBe(fingers.down.length);
      }
    }),
  );
});

describe('the mouse wheel', () => {
  it('enlarges when it is turned away, and never by more than two', () => {
    const turn = (deltaY: number, more = {}) => wheelFactor({ deltaY, deltaMode: 0, ctrlKey: false, ...more });
    expect(turn(-100)).toBeGreaterThan(1);
    expect(turn(100)).toBeCloseTo(1 / turn(-100));
    expect(turn(-3, { deltaMode: 1 })).toBeCloseTo(turn(-75));
    expect(turn(-10, { ctrlKey: true })).toBeCloseTo(turn(-100));
    expect([turn(-1e9), turn(1e9), turn(0)]).toEqual([2, 0.5, 1]);
  });
});
