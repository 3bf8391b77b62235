import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { sendImport, zipped } from '../harness/sheets.ts';

/** Files that are none, or too much: what is said of them. */

const NOTES = userCupnoteScreen.path;

let api: TestApi;
let me: Client;

beforeAll(async () => {
  api = await startApi();
  me = await api.person('imports');
});
afterAll(() => api.stop());

const notes = (file: Buffer | string, asked?: Parameters<typeof sendImport>[4]) =>
  sendImport(api.origin, me, NOTES, file, asked);

const HEAD = '커피 이름,장소,날짜';
const line = (n: number) => `노트 ${n},카페,2026-11-20`;
const lines = (count: number) => [HEAD, ...Array.from({ length: count }, (_, n) => line(n))].join('\n');

const workbook = { 'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>' };
const sheetOf = (rows: string) =>
  zipped({ ...workbook, 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>` });

/** Few bytes that take much memory once they are read. */
const manyWords = () => {
  const words = Array.from({ length: 2_000 }, (_, nth) => `a${nth}=""`);
  return zipped({ 'xl/workbook.xml': `<workbook><sheets>${`<sheet ${words.join(' ')}/>`.repeat(3_000)}` });
};
const oneText = () =>
  zipped({
    ...workbook,
    'xl/sharedStrings.xml': `<sst><si><t>${'커'.repeat(1_000_000)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${`<row>${'<c t="s"><v>0</v></c>'.repeat(250)}</row>`.repeat(4_000)}`,
  });

describe('what is no such file is refused with a clear text', () => {
  const utf16 = Buffer.from(`\uFEFF${lines(2)}`, 'utf16le');
  const cp949 = Buffer.concat([
    Buffer.from('bfb9b0a1', 'hex'),
    Buffer.from(',cupnote_place,cupnote_date,cupnote_name\n1,CAFE,2026-11-20,'),
    Buffer.from('bfb9b0a1', 'hex'),
  ]);
  it.each([
    ['UTF-16', utf16, 2],
    ['CP949', cp949, 1],
    ['tabs', Buffer.from(lines(3).replaceAll(',', '\t')), 3],
    ['semicolons', Buffer.from(lines(3).replaceAll(',', ';')), 3],
  ] as const)('but not %s', async (_, file, rows) => {
    expect((await notes(file)).answer.result).toMatchObject({ rows, fresh: rows, faults: [] });
  });

  it.each<readonly [string, string, () => Promise<Buffer> | Buffer, number, string]>([
    ['text in no encoding', 'a.csv', () => Buffer.from([0xbf, 0xb9, 0x2c, 0xff, 0xff, 0x81]), 400, 'import_encoding'],
    ['nothing', 'a.csv', () => Buffer.alloc(0), 400, 'import_empty'],
    ['empty lines', 'a.csv', () => Buffer.from('\n \n,,\n'), 400, 'import_empty'],
    ['a picture', 'a.png', () => randomBytes(100), 415, 'import_type'],
    ['an old Excel file', 'a.xls', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415, 'import_type'],
    [
      'an old Excel file called a new one',
      'a.xlsx',
      () => Buffer.from('d0cf11e0a1b11ae100', 'hex'),
      415,
      'import_type',
    ],
    [
      'a file with a password',
      'a.xlsx',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      400,
      'import_unreadable',
    ],
    ['text called Excel', 'a.xlsx', () => Buffer.from(lines(1)), 400, 'import_unreadable'],
    ['a broken package', 'a.xlsx', async () => (await sheetOf('<row/>')).subarray(0, 300), 400, 'import_unreadable'],
    ['another package', 'a.xlsx', () => zipped({ 'a.txt': 'a' }), 400, 'import_unreadable'],
    ['broken XML', 'a.xlsx', () => sheetOf('<row><c></row>'), 400, 'import_unreadable'],
    [
      'XML that defines words',
      'a.xlsx',
      () =>
        zipped({
          ...workbook,
          'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><worksheet><sheetData/></worksheet>',
        }),
      400,
      'import_unreadable',
    ],
    ['a text without an end', 'a.xlsx', () => sheetOf(' '.repeat(3_000_000)), 400, 'import_unreadable'],
    ['a bomb', 'a.xlsx', () => sheetOf('<row/>'.repeat(2_000_000)), 400, 'import_unreadable'],
    ['tags that never end', 'a.xlsx', () => sheetOf('<a>'.repeat(2_000_000)), 400, 'import_unreadable'],
    ['a long text in a million cells', 'a.xlsx', oneText, 400, 'import_unreadable'],
    ['a quote that never ends', 'a.csv', () => Buffer.from(`${HEAD}\n"가,카페`), 400, 'import_unreadable'],
    ['unknown heads', 'a.csv', () => Buffer.from('a,b,c\n1,2,3\n'), 400, 'import_heads'],
    ['the key alone', 'a.csv', () => Buffer.from('번호\n1\n'), 400, 'import_heads'],
    ['too many rows', 'a.csv', () => Buffer.from(lines(5_001)), 400, 'import_rows'],
    ['too many bytes', 'a.csv', () => Buffer.alloc(9_000_000, 'a'), 413, 'import_size'],
  ])(
    '%s',
    async (_, name, file, http, code) => {
      const bytes = await file();
      for (const locale of ['ko', 'en']) {
        const { answer, ...reply } = await notes(bytes, { name, locale });
        expect([reply.http, answer.status, answer.code]).toEqual([http, String(http), code]);
        expect(answer.description).toMatch(locale === 'ko' ? /[가-힣]/ : /^[A-Z][ -~–]+$/);
      }
    },
    30_000,
  );

  it('what takes more memory than a reader may have ends that reader alone', async () => {
    const { answer } = await notes(await manyWords(), { name: 'a.xlsx' });
    expect(answer.code).toBe('import_unreadable');
  }, 30_000);

  it('a million empty rows are none', async () => {
    const rows = `<row><c t="inlineStr"><is><t>커피 이름</t></is></c></row>${'<row><c s="1"/></row>'.repeat(1_000_000)}`;
    const { answer } = await notes(await sheetOf(rows), { name: 'a.xlsx' });
    expect(answer.result).toMatchObject({ rows: 0, faults: [] });
  }, 30_000);

  it('50 MB whose length nobody says are refused before they are all sent', async () => {
    const { hostname, port } = new URL(api.origin);
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'sec-fetch-site': 'same-origin',
      cookie: me.cookie,
    };
    const sent = ask({ hostname, port, method: 'POST', path: `${NOTES}/import?mode=preview`, headers });
    sent.on('error', () => undefined);
    const answered = once(sent, 'response');
    sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
    let bytes = 0;
    let isOver = false;
    answered.then(() => {
      isOver = true;
    });
    for (; bytes < 50_000_000 && !isOver; bytes += 100_000) {
      if (!sent.write(Buffer.alloc(100_000, 'a'))) await Promise.race([once(sent, 'drain'), answered]);
    }
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    expect(bytes).toBeLessThan(50_000_000);
    sent.destroy();
  });

  it('files on slow lines keep nobody else from importing, but whoever sends two of them', async () => {
    const slowly = await api.person('slow.lines');
    const { hostname, port } = new URL(api.origin);
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '1000',
      'sec-fetch-site': 'same-origin',
      cookie: slowly.cookie,
    };
    const slow = [1, 2, 3].map(() =>
      ask({ hostname, port, method: 'POST', path: `${NOTES}/import?mode=preview`, headers }),
    );
    for (const sent of slow) {
      sent.on('error', () => undefined);
      sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
    }
    // Each begins with a question to the database: whoever asks after them comes after them.
    for (let n = 0; n < 5; n++) expect((await notes(lines(1))).http).toBe(200);
    const { http, answer } = await sendImport(api.origin, slowly, NOTES, lines(1));
    expect([http, answer.code]).toEqual([503, 'import_busy']);
    for (const sent of slow) sent.destroy();
  });

  it.each([
    ['no mode', '', 400, 'validation_error'],
    ['another mode', '?mode=look', 400, 'validation_error'],
    ['no upload', '?mode=preview', 415, 'import_type'],
  ])('%s', async (_, query, http, code) => {
    const { answer, ...reply } = await me.post(`${NOTES}/import${query}`);
    expect([reply.http, answer.code]).toEqual([http, code]);
  });

  it.each([
    [
      'an upload without a file',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      'import_empty',
    ],
    [
      'an upload that breaks off',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nb',
      'import_unreadable',
    ],
    ['no upload at all', 'nothing', 'import_unreadable'],
  ])('%s', async (_, body, code) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { answer, http } = await me.post(`${NOTES}/import?mode=preview`, body, headers);
    expect([http, answer.code]).toEqual([400, code]);
  });
});
