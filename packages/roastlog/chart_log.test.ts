import { readCurveText } from '@hanjan/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartLogOf } from './chart_log.ts';
import { gapOf } from './figures/at.ts';
import type { Reading, RoastLog } from './log.ts';
import { sampleRoast } from './sample.ts';

/** A long roast whose probe fails now and then. */
function longRoast(samples: number, step: number): RoastLog {
  const time = Array.from({ length: samples }, (_, at) => Math.round((at - 834) * step * 1000) / 1000);
  const bean = time.map((s, at) =>
    at % 997 < 3 ? null : Math.round((150 + 60 * Math.sin(s / 70) + at / 999) * 100) / 100,
  );
  const air = time.map((s, at) => (at % 1500 === 7 ? null : Math.round((220 - 30 * Math.cos(s / 91)) * 100) / 100));
  return { ...sampleRoast(), time, bean, air };
}

const indexOf = (values: readonly Reading[], pick: (...numbers: number[]) => number) =>
  values.indexOf(
    values.reduce((best: Reading, value) => (value === null ? best : best === null ? value : pick(best, value)), null),
  );

describe('the curve of a roast as a text', () => {
  test('is a map of ms from charge to hundredths of a degree', () => {
    const log = { ...sampleRoast(), time: [-1.5, 0, 61.25], bean: [null, 201.6, 95.555], air: [234.3, null, 200] };
    expect(chartLogOf(log)).toEqual({
      text: '{"-1500":{"bean":null,"air":23430},"0":{"bean":20160,"air":null},"61250":{"bean":9556,"air":20000}}',
      kept: 3,
      of: 3,
    });
    expect(chartLogOf({ ...log, time: [], bean: [], air: [] })).toEqual({ text: '{}', kept: 0, of: 0 });
  });

  test('has all readings of an ordinary roast', () => {
    const log = sampleRoast();
    const { text, kept, of } = chartLogOf(log);
    expect([kept, of]).toEqual([log.time.length, log.time.length]);
    expect(readCurveText(text)).toEqual({ time: log.time, bean: log.bean, air: log.air });
  });

  test.each([
    [3945, 1],
    [50_000, 0.1],
  ])('fits and keeps what counts of %i readings', (samples, step) => {
    const log = longRoast(samples, step);
    const { text, kept, of } = chartLogOf(log);
    expect(text.length).toBeLessThanOrEqual(100_000);
    expect(text.length).toBeGreaterThan(95_000);
    expect(of).toBe(samples);
    const read = readCurveText(text);
    expect(read?.time).toHaveLength(kept);
    const times = new Set(read?.time);
    expect([read?.time[0], read?.time.at(-1)]).toEqual([log.time[0], log.time.at(-1)]);
    for (const mark of Object.values(log.marks)) if (mark) expect(times).toContain(Math.round(mark.s / step) * step);
    for (const values of [log.bean, log.air]) {
      expect(times).toContain(log.time[indexOf(values, Math.min)]);
      expect(times).toContain(log.time[indexOf(values, Math.max)]);
      for (const [at, value] of values.entries()) {
        if (at > 0 && (value === null) !== (values[at - 1] === null)) {
          if (!times.has(log.time[at] as number) || !times.has(log.time[at - 1] as number)) expect.fail(`gap at ${at}`);
        }
      }
    }
    const longest = Math.max(...(read?.time ?? []).map((s, at) => s - (read?.time[at - 1] ?? s)));
    expect(longest).toBeLessThan(gapOf(log.time));
  });

  test('says no reading where none was, however little room there is', () => {
    const log = longRoast(3945, 1);
    for (const most of [0, 1, 2, 10, 40, 200, 3000]) {
      const { text, kept } = chartLogOf(log, most);
      expect(text.length).toBeLessThanOrEqual(Math.max(2, most));
      const read = readCurveText(text);
      expect(read?.time).toHaveLength(kept);
      for (const [at, s] of (read?.time ?? []).entries()) expect(read?.bean[at]).toBe(log.bean[log.time.indexOf(s)]);
    }
  });

  test('gaps at every other sample leave room for the rest of the curve', () => {
    const log = longRoast(50_000, 0.1);
    const torn = { ...log, bean: log.bean.map((value, at) => (at % 2 ? value : null)) };
    const read = readCurveText(chartLogOf(torn).text);
    const times = new Set(read?.time);
    expect(times).toContain(torn.time[indexOf(torn.bean, Math.max)]);
    expect(read?.bean).toContain(null);
    expect(read?.time.length).toBeGreaterThan(2000);
  });
});

describe('a text that is none', () => {
  test.each([
    '',
    '[]',
    'null',
    '7',
    '{"0":7',
    '{"x":{"bean":1,"air":1}}',
    '{"1.5":{"bean":1,"air":1}}',
    '{"0":{"bean":"92","air":1}}',
    '{"0":{"bean":1e9,"air":1}}',
    '{"0":{"bean":1.5,"air":1}}',
    '{"0":5}',
    '{"0":[1,2]}',
    '{"0":{"bean":true}}',
    '{"0":{"bean":1},"-0":{"bean":2}}',
    `${'['.repeat(100_000)}`,
  ])('is null: %.40s', (text) => {
    expect(readCurveText(text)).toBeNull();
  });

  test('is null or in order, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const read = readCurveText(text);
        if (read) expect(read.bean).toHaveLength(read.time.length);
      }),
    );
  });
});

const reading = fc.option(fc.integer({ min: 1, max: 40_000 }).map((held) => held / 100));
const samples = fc
  .uniqueArray(fc.record({ ms: fc.integer({ min: -600_000, max: 1_200_000 }), bean: reading, air: reading }), {
    selector: ({ ms }) => ms,
    maxLength: 300,
  })
  .map((rows) => rows.sort((a, b) => a.ms - b.ms));

test('what is written is read again, thinned or not', () => {
  fc.assert(
    fc.property(samples, fc.integer({ min: 0, max: 12_000 }), (rows, most) => {
      const columns = {
        time: rows.map(({ ms }) => ms / 1000),
        bean: rows.map(({ bean }) => bean),
        air: rows.map(({ air }) => air),
      };
      const { text, kept, of } = chartLogOf({ ...sampleRoast(), ...columns }, most);
      expect(text.length).toBeLessThanOrEqual(Math.max(2, most));
      const read = readCurveText(text);
      expect(of).toBe(rows.length);
      if (kept === of) expect(read).toEqual(columns);
      else
        for (const [at, s] of (read?.time ?? []).entries())
          expect(rows.find(({ ms }) => ms === Math.round(s * 1000))?.air).toBe(read?.air[at]);
    }),
    { numRuns: 60 },
  );
});
