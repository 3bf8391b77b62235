import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonOf as artisanJson, profileOf } from '../../../test/harness/roasts/artisan.ts';
import { cropsterSheets } from '../../../test/harness/roasts/cropster.ts';
import { AT, airAt, beanAt } from '../../../test/harness/roasts/fixture.ts';
import { logIn, notesIn } from '../../../test/harness/roasts/reading.ts';
import { strongholdCsv } from '../../../test/harness/roasts/stronghold.ts';
import { BY_HAND, type MadeWorkbook, WORKBOOKS, xlsxOf, zipOf } from '../../../test/harness/roasts/workbooks.ts';
import { xlsOf } from '../../../test/harness/roasts/xls.ts';
import type { RoastLog } from '../log.ts';
import { readRoastFile, readRoasts } from '../read_file.ts';
import { summaryOf } from '../summary.ts';
import { jsonOf } from '../write/json.ts';

const encoder = new TextEncoder();
async function logOf(bytes: Uint8Array, chosen?: number): Promise<RoastLog> {
  const result = await readRoastFile(bytes, '', chosen);
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result.log;
}
async function faultOf(bytes: Uint8Array) {
  const result = await readRoasts(bytes);
  return 'fault' in result ? result.fault : null;
}

describe('the workbook of Cropster', () => {
  it.each(['en', 'ko', 'ja'] as const)('in %s is the roast that was written', async (language) => {
    const log = await logOf(xlsOf(cropsterSheets(language)));
    expect(log).toMatchObject({
      ...{ source: 'cropster', unit: 'C', zero: 'charge', batch: 'PR-0412', beans: 'Huila', title: 'Filter' },
      ...{
        machine: 'Probat P12',
        operator: '김로스터',
        roasted_at: '2026-11-18T14:06:00',
        ambient_c: 22,
        green_g: 12_000,
      },
      // What Cropster calls the weight of what was roasted in Japanese is documented by nobody.
      roasted_g: language === 'ja' ? null : 10_200,
    });
    expect([log.time.length, log.bean[60], log.air[61]]).toEqual([
      ...[AT.DROP + 1, beanAt(60)],
      (airAt(60) + airAt(62)) / 2,
    ]);
    expect(log.marks).toMatchObject({
      ...{ CHARGE: { s: 0, isEstimated: false }, DRY: { s: AT.DRY, isEstimated: false } },
      ...{ FCs: { s: AT.FCs, isEstimated: false }, DROP: { s: AT.DROP, isEstimated: false } },
    });
    expect(log.controls.map(({ kind, steps }) => [kind, steps.map(({ value }) => value)])).toEqual([
      ['heat', [75, 60, 45]],
    ]);
    expect(log.curves.map(({ unit, values }) => [unit, values[0]])).toEqual([['temperature', 600]]);
    expect(notesIn(log)).toHaveProperty('drop_at_end');
  });
  it('in °F is the same roast, and the end that it tells is the drop', async () => {
    const [celsius, fahrenheit] = await Promise.all([
      logOf(xlsOf(cropsterSheets('en'))),
      logOf(xlsOf(cropsterSheets('en', 'FAHRENHEIT'))),
    ]);
    expect(fahrenheit.unit).toBe('F');
    expect(Math.abs((fahrenheit.bean[300] ?? 0) - (celsius.bean[300] ?? 0))).toBeLessThan(0.01);
    const told = cropsterSheets('en').map((sheet) =>
      sheet.name === 'Comments' ? { ...sheet, rows: [...sheet.rows, [600, 210, 'Duration', '']] } : sheet,
    );
    const log = await logOf(xlsOf(told));
    expect([log.marks.DROP?.s, notesIn(log).drop_at_end]).toEqual([600, undefined]);
  });
  it('is the same as a file of today', async () => {
    expect(await logOf(xlsxOf(cropsterSheets('ko')))).toEqual(await logOf(xlsOf(cropsterSheets('ko'))));
  });
});

describe('a workbook', () => {
  it.each(['S7 Pro', 'S2', 'S8X, S9X'])('of Stronghold, %s, is the log of its CSV', async (machine) => {
    const made = WORKBOOKS.find(({ name }) => name === `Stronghold ${machine}`) as MadeWorkbook;
    const log = await logOf(made.bytes);
    expect(log).toEqual(logIn(strongholdCsv(machine)));
    expect(log.marks).toMatchObject({ CHARGE: { s: 0 }, FCs: { s: AT.FCs }, DROP: { s: AT.DROP } });
    expect([log.bean[60], log.air[60]]).toEqual([beanAt(60), airAt(60)]);
    expect(log.controls.find(({ name }) => name === 'Bean Agitation')).toMatchObject({ kind: 'drum' });
  });
  it.each([
    ['today', xlsxOf([BY_HAND])],
    ['before', xlsOf([BY_HAND])],
  ])('of %s by hand has its times as they are shown', async (_, bytes) => {
    const log = await logOf(bytes);
    expect([log.source, log.time.at(-1), log.bean[6]]).toEqual(['table', AT.DROP, beanAt(60)]);
    expect(log.marks).toMatchObject({ FCs: { s: 490 }, DROP: { s: AT.DROP } });
  });
  it('is whole where its last row has no note', async () => {
    // The last rows are 490 s, where somebody wrote something, and 500.
    const log = await logOf(xlsxOf([{ ...BY_HAND, rows: BY_HAND.rows.slice(0, 53) }]));
    expect([log.time.at(-1), Object.keys(notesIn(log)).includes('file_truncated')]).toEqual([500, false]);
  });
  it('of several roasts has all of them, of which one is chosen', async () => {
    const bytes = xlsxOf([BY_HAND, { name: 'notes', rows: [['smells of bread']] }, { ...BY_HAND, name: '11월 19일' }]);
    const result = await readRoasts(bytes);
    expect('roasts' in result && result.roasts.map(({ name }) => name)).toEqual(['11월 18일', '11월 19일']);
    expect(await readRoastFile(bytes)).toEqual({ fault: { key: 'several', args: { count: 2 } } });
    expect((await logOf(bytes, 1)).source).toBe('table');
  });
  it('that holds no roast says why', async () => {
    const sales = {
      name: 'sales',
      rows: [
        ['시간', '원두'],
        ['9:00', 12],
        ['10:00', 31],
      ],
    };
    expect(await faultOf(xlsxOf([sales]))).toMatchObject({ key: 'no_roast', args: { why: 'cold' } });
    expect(await faultOf(xlsxOf([{ name: 'a', rows: [['Dear roaster']] }]))).toEqual({ key: 'unknown' });
    expect(await faultOf(xlsOf([]))).toEqual({ key: 'no_samples' });
  });
  it('that grows is refused while it is read', async () => {
    const parts = { 'xl/workbook.xml': '<workbook/>', 'xl/styles.xml': Buffer.alloc(60_000_000, ' ') };
    const bytes = zipOf(parts);
    expect(bytes.length).toBeLessThan(100_000);
    expect(await faultOf(bytes)).toMatchObject({ key: 'too_large' });
  });
  it('that is broken, has a password or words of its own says so', async () => {
    const bytes = xlsxOf([BY_HAND]);
    expect(await faultOf(bytes.slice(0, -100))).toEqual({ key: 'broken' });
    expect(await faultOf(zipOf({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }))).toEqual({
      key: 'broken',
    });
    expect(await faultOf(zipOf({ 'xl/workbook.bin': 'x' }))).toEqual({
      key: 'unsupported',
      args: { program: 'excel' },
    });
    expect(await faultOf(xlsOf([BY_HAND]).slice(0, 600))).toEqual({ key: 'broken' });
    const locked = xlsOf([BY_HAND]);
    const date = Buffer.from(locked).indexOf(Buffer.from([0x22, 0, 2, 0, 0, 0]));
    locked[date] = 0x2f;
    expect(await faultOf(locked)).toEqual({ key: 'locked' });
  });
});

describe('JSON of several roasts', () => {
  const list = (...texts: readonly string[]) => encoder.encode(`[${texts.join(',')}]`);

  it('is all of them, whoever wrote it', async () => {
    const own = jsonOf(logIn(artisanJson(profileOf())));
    const result = await readRoasts(list(artisanJson(profileOf()), own));
    expect('roasts' in result && result.roasts.map(({ log }) => log.marks.DROP?.s)).toEqual([600.01, 600.01]);
    expect(await readRoastFile(list(own, own))).toEqual({ fault: { key: 'several', args: { count: 2 } } });
    expect((await logOf(list(own, own), 0)).title).toBe('에티오피아 예가체프');
  });
  it('of one is that one, and what is no roast is left out', async () => {
    expect((await logOf(list(artisanJson(profileOf())))).source).toBe('artisan_json');
    const result = await readRoasts(list('{"a": [1, 2]}', artisanJson(profileOf())));
    expect('roasts' in result && result.roasts.length).toBe(1);
    expect(await faultOf(list('{"a": [1, 2]}'))).toEqual({ key: 'unknown' });
  });
});

describe('whatever befalls a workbook', () => {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const change = fc.record({
    kind: fc.constantFrom('flip', 'cut', 'drop', 'fill'),
    at: place,
    size: place,
    byte: fc.nat(255),
  });

  it('is a log or a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...WORKBOOKS),
        fc.array(change, { minLength: 1, maxLength: 5 }),
        async (made, all) => {
          const bytes = all.reduce((now: Uint8Array, { kind, at, size, byte }) => {
            // Half of the places lie in the head, where a file says what it is made of.
            const from = Math.floor(at * Math.min(now.length, byte % 2 ? 2000 : now.length));
            const to = from + Math.floor(size * size * size * (now.length - from));
            if (kind === 'cut') return now.slice(0, from + 40);
            if (kind === 'drop') return Uint8Array.from([...now.slice(0, from), ...now.slice(to)]);
            const changed = now.slice();
            return kind === 'fill'
              ? changed.fill(byte, from, Math.min(to, from + 8))
              : changed.fill(byte, from, from + 1);
          }, made.bytes);
          const began = performance.now();
          const result = await readRoasts(bytes);
          expect(performance.now() - began).toBeLessThan(10_000);
          if ('roasts' in result)
            for (const { log } of result.roasts) expect(JSON.stringify(summaryOf(log))).not.toContain('NaN');
          else expect(result.fault.key).toBeTruthy();
        },
      ),
      { numRuns: 150 },
    );
  }, 120_000);
});
