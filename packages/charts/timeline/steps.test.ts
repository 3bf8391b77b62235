import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const x = { from: 0, to: 100, start: 0, end: 400 };
const y = { from: 0, to: 200, start: 44, end: 18 };
const room = { left: 0, top: 0, right: 420, bottom: 44 };

describe('a stepped line', () => {
  it('holds each value until the next, and the last until the end', () => {
    const { line, area, values } = stepsOf(
      {
        steps: [
          { s: 0, value: 100 },
          { s: 50, value: 200 },
        ],
        until: 80,
      },
      x,
      y,
      room,
    );
    expect(line).toBe('M0 31H200V18H320');
    expect(area).toBe('M0 31H200V18H320V44H0Z');
    expect(values.map(({ text, x }) => [text, x])).toEqual([
      ['100', 4],
      ['200', 204],
    ]);
  });
  it('begins with the value that held before what is seen', () => {
    expect(stepsOf({ steps: [{ s: -300, value: 100 }], until: 50 }, x, y, room).line).toBe('M0 31H200');
  });
  it('is nothing without steps, and without any that are seen', () => {
    expect(stepsOf({ steps: [], until: 80 }, x, y, room).line).toBe('');
    expect(stepsOf({ steps: [{ s: 300, value: 1 }], until: 400 }, x, y, room).line).toBe('');
  });
  it('has values only where they have room', () => {
    const step = fc.tuple(fc.integer({ min: -20, max: 120 }), fc.integer({ min: 0, max: 250 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (list) => {
        const steps = list.map(([s, value]) => ({ s, value })).toSorted((a, b) => a.s - b.s);
        const { values } = stepsOf({ steps, until: 120 }, x, y, room);
        values.slice(1).forEach(({ x, y }, i) => {
          const before = values[i] as (typeof values)[number];
          const isBeside = x >= before.x + before.text.length * 7;
          expect(isBeside || Math.abs(y - before.y) >= 11).toBe(true);
        });
      }),
    );
  });
});
