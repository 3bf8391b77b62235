import fc from 'fast-check';
import { expect, it } from 'vitest';
import { workedMs } from '../../../test/harness/loop.ts';
import { ENGLISH, JAPANESE, KOREAN, koreanXlsx } from '../../../test/harness/roasts/sheets.ts';
import { readRoasts } from '../read_file.ts';
import { readSheet } from '../read_sheet.ts';
import { summaryOf } from '../summary.ts';
import { roastsOfSheet, type SheetRoasts } from './sheet.ts';

const TABLES = [
  KOREAN.rows.map((cells) =>
    cells.map((cell) => (typeof cell === 'object' ? Object.values(cell).join() : String(cell))),
  ),
  ...[ENGLISH.split('\r\n').map((line) => line.split(',')), JAPANESE.split('\n').map((line) => line.split('\t'))],
];
/** What becomes of cells on their way: emptied, moved, typed over, calculated from what is gone. */
const CELLS = [
  '',
  '-',
  '#REF!',
  '1e999',
  '-5',
  '99999999',
  '0',
  '날짜',
  '9:99',
  '2021-13-40',
  ' ',
  '1,2,3',
  '½',
  '\u0000',
  'x'.repeat(500),
];

function expectSound({ roasts, faults }: SheetRoasts): void {
  for (const { log, sheet } of roasts) {
    const numbers = [...Object.values(sheet?.points ?? {}), ...log.time, log.green_g, log.roasted_g].filter(
      (one) => one !== null,
    );
    expect(numbers.filter((one) => !Number.isFinite(one))).toEqual([]);
    expect(log.time.every((s, at) => at === 0 || s > (log.time[at - 1] as number))).toBe(true);
    expect(log.roasted_at).toMatch(/^\d{4}-\d\d-\d\d/);
    summaryOf(log);
  }
  expect(new Set(roasts.map(({ sheet }) => sheet?.said)).size).toBe(roasts.length);
  for (const { args } of faults) expect(args).toBeDefined();
}

it('whatever befalls the cells of a sheet, its rows are roasts in order or told', () => {
  const place = fc.tuple(fc.nat(8), fc.nat(14), fc.constantFrom(...CELLS));
  fc.assert(
    fc.property(fc.constantFrom(...TABLES), fc.array(place, { maxLength: 8 }), fc.boolean(), (table, places, isLog) => {
      const rows = table.map((cells) => [...cells]);
      for (const [row, at, cell] of places) {
        const cells = rows[row] ?? [];
        while (cells.length <= at) cells.push('');
        cells[at] = cell;
      }
      const read = roastsOfSheet(rows, 'roasts', '', isLog);
      if (read) expectSound(read);
    }),
    { numRuns: 300 },
  );
}, 30_000);

it('whatever befalls the bytes of a file, it is read or refused by name', async () => {
  const files = [new TextEncoder().encode(ENGLISH), koreanXlsx()];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
      fc.nat(),
      async (file, harm, end) => {
        const bytes = file.slice(0, harm.length % 2 ? file.length : end % file.length);
        for (const [at, byte] of harm) bytes[at % Math.max(1, bytes.length)] = byte;
        const result = await readSheet(bytes, 'roasts.csv', await readRoasts(bytes, 'roasts.csv'));
        if ('fault' in result) expect(result.fault.key).toMatch(/^[a-z_]+$/);
        else expect(result.roasts.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 100 },
  );
}, 30_000);

it.each([
  ['heads without an end', (of: string) => `날짜,투입량(kg)${',a'.repeat(200_000)}\n${of}`],
  ['a head that is a gap', (of: string) => `날짜,투입량(kg),a${' '.repeat(300_000)}b\n${of}`],
  ['a cell without an end', (of: string) => `날짜,투입량(kg),1차 크랙\n${of}2021-03-05,12,${'1:'.repeat(300_000)}\n`],
  ['a cell that is a gap', (of: string) => `날짜,투입량(kg),비고\n${of}2021-03-05,12,${' '.repeat(300_000)}x\n`],
  ['days without an end', (of: string) => `날짜,투입량(kg)\n${of}${'2021-'.repeat(100_000)},12\n`],
  ['rows without an end', (of: string) => `날짜,투입량(kg)\n${of.repeat(20_000)}`],
])(
  '%s are read or refused at once',
  (_, textOf) => {
    const rows = textOf('2021-03-04,12,\n')
      .split('\n')
      .map((line) => line.split(','));
    const before = workedMs();
    roastsOfSheet(rows, 'roasts', '', false);
    expect(workedMs() - before).toBeLessThan(3000);
  },
  30_000,
);
