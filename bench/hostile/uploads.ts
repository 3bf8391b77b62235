import { zipped } from '../../test/harness/sheets.ts';
import type { Act, Target } from './attack.ts';
import { addressOf, worst } from './guests.ts';
import { send } from './wire.ts';

const NOTES = '/api/user/qc/coffeebean';
const ROWS = 5_000;
const MB = 1024 * 1024;

/** Files that are as hard to read as files can be, and some that never arrive. */
export async function uploadActs({ origin, cookie }: Target): Promise<readonly Act[]> {
  const head = 'cupnote_name,cupnote_place,cupnote_date';
  const letters = worst(600);
  const csv = [head, ...Array.from({ length: ROWS }, (_, n) => `${letters}${n},카페,2026-11-20`)].join('\n');
  const bomb = await zipped({
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${' '.repeat(200 * MB)}</sheetData></worksheet>`,
  });
  const cells = await zipped({
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>',
    'xl/sharedStrings.xml': `<sst><si><t>${'커'.repeat(1_000_000)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${`<row>${'<c t="s"><v>0</v></c>'.repeat(250)}</row>`.repeat(4_000)}`,
  });
  const formOf = (name: string, file: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      Buffer.from(file as string),
      Buffer.from('\r\n--x--\r\n'),
    ]);
  const previews = [formOf('a.csv', csv), formOf('a.xlsx', bomb), formOf('a.xlsx', cells)];
  const upload = (nth: number, body: Buffer, more: { cutAt?: number; dribble?: readonly [number, number] } = {}) =>
    send(origin, {
      path: `${NOTES}/import?mode=preview`,
      address: addressOf(nth),
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
      body,
      ...more,
    });
  const all = (nth: number) => previews[nth % previews.length] as Buffer;
  return [
    { name: 'previews and bombs', lines: 2, pauseMs: 500, run: async (nth) => [await upload(nth, all(nth))] },
    {
      name: 'cut uploads',
      lines: 2,
      pauseMs: 1_000,
      run: async (nth) => [await upload(nth, all(0), { cutAt: 100_000 })],
    },
    {
      name: 'slow uploads',
      lines: 4,
      pauseMs: 1_000,
      run: async (nth) => [await upload(nth, all(0), { dribble: [64, 200] })],
    },
  ];
}
