import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pxOf } from './scale.ts';
import { timeTicks, valueTicks } from './ticks.ts';
import { roomOf } from './words.ts';

const textsOf = (from: number, to: number, width: number) =>
  timeTicks({ from, to, start: 0, end: width }).labels.map(({ text }) => text);

describe('graduations of time', () => {
  it('are told every two minutes, every four on a phone', () => {
    expect(textsOf(0, 780, 764)).toEqual(['0', '2', '4', '6', '8', '10', '12']);
    expect(textsOf(-60, 780, 320)).toEqual(['0', '4', '8', '12']);
    expect(textsOf(0, 300, 500)).toEqual(['0', '1', '2', '3', '4', '5']);
  });
  it('are clock times between minutes', () => {
    expect(textsOf(240, 300, 400)).toEqual(['4:00', '4:10', '4:20', '4:30', '4:40', '4:50', '5:00']);
    expect(textsOf(-40, 0, 200)).toEqual(['−0:40', '−0:30', '−0:20', '−0:10', '0:00'].filter((_, i) => i % 2 === 0));
  });
  it('have large ones each minute and small ones each quarter', () => {
    const { major, minor } = timeTicks({ from: 0, to: 780, start: 0, end: 764 });
    expect([major.length, minor.length]).toEqual([14, 39]);
  });
  it('are few and apart, however long it is', () => {
    const spans = fc.tuple(fc.integer({ min: -90_000, max: 0 }), fc.double({ min: 15, max: 1e7, noNaN: true }));
    fc.assert(
      fc.property(spans, fc.integer({ min: 170, max: 2300 }), ([from, span], width) => {
        const scale = { from, to: from + span, start: 46, end: 46 + width };
        const { labels, major, minor } = timeTicks(scale);
        expect(major.length + minor.length).toBeLessThan(width / 3);
        labels.slice(1).forEach(({ s, text }, i) => {
          const before = labels[i] as (typeof labels)[number];
          const room = pxOf(scale, s) - pxOf(scale, before.s);
          expect(room).toBeGreaterThan((roomOf(text, 12) + roomOf(before.text, 12)) / 2);
        });
      }),
    );
  });
});

describe('graduations of values', () => {
  it('are round and as many as have room', () => {
    const scale = { from: 60, to: 250, start: 430, end: 74 };
    expect(valueTicks(scale, 6, [20, 40, 100])).toEqual([80, 120, 160, 200, 240]);
    expect(valueTicks(scale, 2, [20, 40, 100])).toEqual([100, 200]);
    expect(valueTicks(scale, 1, [20, 40, 100])).toEqual([190]);
  });
});
