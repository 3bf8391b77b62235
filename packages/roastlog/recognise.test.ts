import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../../test/harness/roasts/all.ts';
import { readOrRefuse } from '../../test/harness/roasts/reading.ts';
import type { RoastLog } from './log.ts';
import { READERS } from './readers/registry.ts';
import { headOf } from './recognise_with.ts';

/** What happens to files on their way: cut, doubled, turned round, typed into, saved by a spreadsheet of another country. */
const ACCIDENTS: readonly ((text: string, from: number, to: number) => string)[] = [
  (text, from) => text.slice(0, from),
  (text, from, to) => text.slice(0, from) + text.slice(to),
  (text, from, to) => text.slice(0, to) + text.slice(from),
  (text, from, to) => text.slice(0, from) + [...text.slice(from, to)].reverse().join('') + text.slice(to),
  (text, from, to) => text.slice(0, from) + text.slice(from, to).replace(/\d+/g, 'Err:502') + text.slice(to),
  (text, from, to) => text.slice(0, from) + text.slice(from, to).replace(/\d+/g, '1e999') + text.slice(to),
  (text, from, to) => text.slice(0, from) + text.slice(from, to).replace(/[\d.]+/g, '-') + text.slice(to),
  (text, from, to) =>
    text.slice(0, from) + text.slice(from, to).replaceAll('.', ',').replaceAll(',', ';') + text.slice(to),
  (text, from, to) => text.slice(0, from) + text.slice(from, to).replace(/\r?\n/g, '') + text.slice(to),
  (text, from, to) => text.slice(0, from) + text.slice(from, to).replace(/[,\t:]/g, '"') + text.slice(to),
  (text, from, to) => text.slice(0, from) + text.slice(from, to).replace(/\d/g, '9') + text.slice(to),
  (text, from, to) => text.slice(0, from) + text.slice(from, to).toUpperCase() + text.slice(to),
];

function expectInOrder(log: RoastLog) {
  const { time, bean, air, marks, curves, controls } = log;
  expect(time.every((s, at) => Number.isFinite(s) && (at === 0 || s > (time[at - 1] as number)))).toBe(true);
  expect([bean.length, air.length]).toEqual([time.length, time.length]);
  const numbers = [
    ...[bean, air, ...curves.map(({ values }) => values)].flat().filter((value) => value !== null),
    ...Object.values(marks).flatMap((mark) => mark?.s ?? []),
    ...controls.flatMap(({ steps }) => steps.flatMap(({ s, value }) => [s, value])),
  ];
  expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
  for (const curve of curves) expect(curve.values.length).toBe(curve.time.length);
}

describe('what a file is', () => {
  it('is told by its content: each program knows its own files and no others', () => {
    for (const { name, source, text } of FIXTURES) {
      const plain = text.replace(/^\ufeff/, '');
      const head = headOf(plain);
      const makers = READERS.filter((reader) => reader.recognises(plain, head)).map((reader) => reader.source);
      // Tables of makers are tables too, so the reader of tables comes last.
      expect([name, makers[0], makers.filter((one) => one !== 'table' && one !== source)]).toEqual([name, source, []]);
    }
    expect(READERS.at(-1)?.source).toBe('table');
  });

  it('does not depend on the ends of its lines', () => {
    for (const { name, text } of FIXTURES) {
      const plain = text.replace(/^\ufeff/, '');
      const logs = ['\n', '\r\n', '\r'].map((end) => readOrRefuse(plain.replace(/\r?\n/g, end)));
      expect([name, logs[1]]).toEqual([name, logs[0]]);
      expect([name, logs[2]]).toEqual([name, logs[0]]);
    }
  });

  it('does not depend on the spreadsheet that saved it again', () => {
    const byLine = (text: string, saved: (line: string) => string) => text.split('\n').map(saved).join('\n');
    for (const { name, text } of FIXTURES) {
      const plain = text
        .replace(/^\ufeff/, '')
        .replaceAll('\r\n', '\n')
        .trim();
      if (/^[{[]|[;"\t]/.test(plain)) continue;
      const log = readOrRefuse(plain);
      expect([name, readOrRefuse(plain.replaceAll(',', ';'))]).toEqual([name, log]);
      expect([name, readOrRefuse(byLine(plain, (line) => `${line},,,`))]).toEqual([name, log]);
      const quoted = byLine(plain, (line) => line.replace(/[^,]+/g, '"$&"'));
      expect([name, readOrRefuse(quoted)]).toEqual([name, log]);
    }
  });

  it('whatever befalls it is a log in order or a fault by name', () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...FIXTURES),
        fc.array(fc.tuple(fc.constantFrom(...ACCIDENTS), place, place), { minLength: 1, maxLength: 3 }),
        ({ text }, accidents) => {
          const harmed = accidents.reduce(
            (before, [accident, one, other]) => {
              const [from, to] = [one, other].map((part) => Math.floor(part * before.length)).sort((a, b) => a - b);
              return accident(before, from as number, to as number);
            },
            text.replace(/^\ufeff/, ''),
          );
          const log = readOrRefuse(harmed);
          if (log) expectInOrder(log);
        },
      ),
      { numRuns: 150 },
    );
  });
});
