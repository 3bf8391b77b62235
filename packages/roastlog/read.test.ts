import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../../test/harness/roasts/all.ts';
import { alogOf, profileOf } from '../../test/harness/roasts/artisan.ts';
import { WORKBOOKS } from '../../test/harness/roasts/workbooks.ts';
import { FAULTS, RoastFaultError } from './fault.ts';
import { figuresOf } from './figures/figures.ts';
import { ROR_DEFAULT, rorOf } from './figures/ror.ts';
import { finish } from './finish/finish.ts';
import { MARKS, type RoastLog, SOURCES } from './log.ts';
import { MOST_BYTES, readRoastLog } from './read.ts';
import { readArtisanLog } from './read_artisan.ts';
import { rawLogOf } from './recognise.ts';
import { summaryOf } from './summary.ts';
import { decode } from './text/decode.ts';

/** Milliseconds that this thread has worked: what else a busy machine does is not counted. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const ALOG = alogOf(profileOf());
const FAULTY: [name: string, bytes: Uint8Array, key: string, args?: object][] = [
  ['roast.alog', new Uint8Array(), 'empty'],
  ['roast.csv', new Uint8Array(9_000_000), 'too_large', { max: 8 }],
  ['roast.csv', latin('\x01\x02\0\x03'), 'not_text'],
  ['roast.csv', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'unsupported', { program: 'excel' }],
  ['roast.csv', latin('PK\x03\x04\x14\0\x06\0xl/workbook.xml'), 'unsupported', { program: 'excel' }],
  [
    'roast.xls',
    bytesOf('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
    'unsupported',
    { program: 'excel' },
  ],
  ['roast.xls', latin('\0\x01\x02'), 'unsupported', { program: 'excel' }],
  ['roasts.zip', latin('PK\x03\x04\x14\0roast.alog'), 'unsupported', { program: 'archive' }],
  ['roast.csv', latin('%PDF-1.7'), 'unsupported', { program: 'document' }],
  ['roast.csv', bytesOf(' <!DOCTYPE html><p>'), 'unsupported', { program: 'web' }],
  ['rest.kpro', bytesOf('profile_short_name:Rest\n'), 'no_samples'],
  ['roasts.json', bytesOf('[{"timex": [1, 2]}, {"timex": [1, 2]}]'), 'several', { count: 2 }],
  ['mine.alrm', bytesOf('{"alarmflags": [1]}'), 'unsupported', { program: 'artisan_settings' }],
  ['roast.alog', bytesOf(ALOG.slice(0, 900)), 'damaged', { line: 1, column: 901 }],
  ['roast.json', bytesOf('{"a": 1,\n"b": }'), 'damaged', { line: 2, column: 6 }],
  ['roast.alog', bytesOf(ALOG.replace("'C'", "open('/etc/passwd')")), 'expression', { found: "open('/etc/passwd')," }],
  ['roast.alog', bytesOf(ALOG.replace("'C'", '['.repeat(200) + ']'.repeat(200))), 'nested'],
  ['letter.txt', bytesOf('Dear roaster,\nall is well.'), 'unknown'],
  ['some.json', bytesOf('[1, 2, 3]'), 'unknown'],
  ['roast.alog', bytesOf(alogOf(profileOf({ timex: [] }))), 'no_samples'],
  ['roast.alog', bytesOf(alogOf(profileOf({ temp2: [] }))), 'no_bean'],
  ['roast.csv', bytesOf('time,bean\nsoon,200\nlater,210\n'), 'row', { row: 2 }],
  ['sales.csv', bytesOf('시간,원두\n9:00,12\n10:00,31\n'), 'no_roast', { why: 'cold', hottest: 31 }],
];

describe('what cannot be read is a fault that says why', () => {
  it.each(FAULTY)('%s %#', (name, bytes, key, args) => {
    const result = readRoastLog(bytes, name);
    expect('fault' in result && result.fault).toMatchObject(args ? { key, args } : { key });
  });

  it('of every kind but those of sheets, those of workbooks and the one that only a page sees', () => {
    const reached = new Set<string>(FAULTY.map(([, , key]) => key));
    expect(FAULTS.filter((key) => !reached.has(key))).toEqual(['locked', 'broken', 'cell', 'rows_left', 'slow']);
  });
});

it.each(FIXTURES.map(({ name, source, text }) => [name, source, text] as const))(
  '%s is read under any name, and its text is kept',
  (_, source, text) => {
    const result = readRoastLog(bytesOf(text), 'wrong.xls');
    expect(result).toMatchObject({ log: { source }, text: text.replace(/^\ufeff/, '') });
    if ('log' in result) expectSound(result.log);
  },
);

it('readers of Artisan alone read what is its and nothing else', () => {
  for (const { name, source, text } of FIXTURES) {
    const [some, all] = [readArtisanLog(bytesOf(text)), readRoastLog(bytesOf(text))];
    if (source.startsWith('artisan')) expect([name, some]).toEqual([name, all]);
    else expect([name, 'fault' in some]).toEqual([name, true]);
  }
});

it('there are files of every program but our own, whose files are written by it, and sheets, which are read elsewhere', () => {
  const seen = new Set([...FIXTURES, ...WORKBOOKS].map(({ source }) => source));
  expect(SOURCES.filter((source) => !seen.has(source))).toEqual(['sheet', 'hanjan']);
});

describe('whatever the file is', () => {
  /** Like `readRoastLog`, but what nobody foresaw is thrown on. */
  function attempt(bytes: Uint8Array): void {
    const began = worked();
    try {
      expectSound(finish(rawLogOf(decode(bytes))));
    } catch (error) {
      if (!(error instanceof RoastFaultError)) throw error;
    }
    expect(worked() - began).toBeLessThan(3_000);
  }

  it('any bytes', () => fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), attempt)));

  it('any text', () => {
    const words = fc.constantFrom(
      ...'{}[]()\'",:;\t\n\\'.split(''),
      'time',
      'bean',
      '1:30',
      '200',
      '-1',
      'NaN',
      'timex',
      'None',
    );
    const text = fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(fc.property(text, (any) => attempt(bytesOf(any))));
  });

  it('real files that were flipped, cut and doubled', () => {
    const file = fc.constantFrom(...FIXTURES).map(({ text }) => bytesOf(text));
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const change = fc.record({
      kind: fc.constantFrom('flip', 'cut', 'double', 'drop'),
      from: place,
      to: place,
      byte: fc.nat(255),
    });
    const mutated = fc.tuple(file, fc.array(change, { minLength: 1, maxLength: 4 })).map(([bytes, changes]) =>
      changes.reduce((now, { kind, from, to, byte }) => {
        const at = Math.floor(from * now.length);
        const [start, end] = [at, Math.floor(to * now.length)].sort((a, b) => a - b) as [number, number];
        if (kind === 'flip') return now.map((old, place) => (place === at ? byte : old));
        if (kind === 'cut') return now.slice(0, at);
        const middle = kind === 'double' ? [...now.slice(start, end), ...now.slice(start, end)] : [];
        return Uint8Array.from([...now.slice(0, start), ...middle, ...now.slice(end)]);
      }, bytes),
    );
    fc.assert(fc.property(mutated, attempt), { numRuns: 300 });
  }, 30_000);

  it.each([
    ['rows', `time,bean,air\n${'1,2,3\n'.repeat(300_000)}`],
    ['quotes', `time,bean\n${'"1,'.repeat(500_000)}`],
    ['lists', `{'timex': [${'1.5, '.repeat(400_000)}`],
    ['texts', `{'title': ${"'\\\\' ".repeat(400_000)}`],
    ['remarks', `{${'#\n'.repeat(1_000_000)}`],
    ['brackets', '['.repeat(2_000_000)],
  ])('two million signs of %s', (_, text) => attempt(bytesOf(text)));
});

it('an .alog of 400 KB is read at once', () => {
  const timex = Array.from({ length: 10_500 }, (_, nth) => 0.152133786 + nth * 0.2000033);
  const curve = timex.map((s) => Math.round(1e5 * (150 + 50 * Math.sin(s / 100))) / 1e5);
  const bytes = bytesOf(alogOf(profileOf({ timex, temp1: curve, temp2: curve })));
  expect(bytes.length).toBeGreaterThan(MOST_BYTES / 20);
  const times = [1, 2, 3].map(() => {
    const began = worked();
    const result = readRoastLog(bytes);
    if ('log' in result) [figuresOf(result.log), rorOf(result.log, ROR_DEFAULT)];
    return worked() - began;
  });
  expect(Math.min(...times)).toBeLessThan(150);
});

/** What every log is, from whatever file. */
function expectSound(log: RoastLog): void {
  expect(log.time.length).toBeGreaterThan(0);
  expect([log.bean.length, log.air.length]).toEqual([log.time.length, log.time.length]);
  expect(log.time.every((s, at) => Number.isFinite(s) && s > (log.time[at - 1] ?? Number.NEGATIVE_INFINITY))).toBe(
    true,
  );
  for (const values of [log.bean, log.air, ...log.curves.map((curve) => curve.values)]) {
    expect(values.every((value) => value === null || Number.isFinite(value))).toBe(true);
  }
  expect(Object.keys(log.marks)).toEqual([...MARKS]);
  const numbers: number[] = [];
  JSON.stringify(summaryOf(log), (_, value) => {
    if (typeof value === 'number') numbers.push(value);
    return value;
  });
  expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
}
