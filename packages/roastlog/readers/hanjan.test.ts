import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RoastFaultError } from '../fault.ts';
import { figuresOf } from '../figures/figures.ts';
import { ROR_DEFAULT, rorOf } from '../figures/ror.ts';
import { sampleRoast } from '../sample.ts';
import { jsonOf } from '../write/json.ts';
import { ownLog } from './hanjan.ts';

const TEXT = jsonOf({
  ...sampleRoast(),
  time: [-1, 0, 60, 120],
  bean: [200, 201.5, null, 110],
  air: [230, null, 210, 205],
  curves: [{ name: 'Exhaust', unit: 'temperature', time: [0, 1.5], values: [180, null] }],
  notes: [{ key: 'rows_skipped', args: { count: 3 } }],
});

test('a text of others is none of ours', () => {
  expect(ownLog('seconds,bean_c\n0,200\n')).toBeNull();
  expect(ownLog('{"timex": []}')).toBeNull();
  expect(ownLog(`{"a":${TEXT}}`)).toBeNull();
});

test('a text whose values are others is no log, or one that can be drawn and calculated', () => {
  const values = [...TEXT.matchAll(/(?<=[:[,])(?:-?\d+(?:\.\d+)?|"[^"]*"|null|true|false)(?=[,\]}])/g)];
  expect(values.length).toBeGreaterThan(60);
  const other = fc.oneof(
    fc.constantFrom('null', '-1', '1e308', '-1e9', '"x"', '[]', '{}', 'true', '0', '"CHARGE"', '[[1]]', '{"s":1}'),
    fc.json({ maxDepth: 1 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...values), other, ({ index, 0: { length } }, value) => {
      try {
        const log = ownLog(TEXT.slice(0, index) + value + TEXT.slice(index + length));
        if (!log) return;
        for (const number of [...log.time, ...log.bean, ...log.air])
          expect(number === null || Math.abs(number) < 1e5).toBe(true);
        expect(rorOf(log, ROR_DEFAULT)).toHaveLength(log.time.length);
        expect(figuresOf(log).marks.length).toBeLessThanOrEqual(9);
      } catch (error) {
        if (!(error instanceof RoastFaultError)) throw error;
      }
    }),
    { numRuns: 400 },
  );
});
