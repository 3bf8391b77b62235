import { type Answer, fieldsAt, type Row } from '@hanjan/core';
import { cafeBatchScreen } from '@hanjan/model/dev/batch.ts';
import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { kitchen } from '../harness/kitchen.ts';
import { owner, seat, userSeqOf } from '../harness/org.ts';
import { askExport, exported, fileOf, rowsIn, sendImport, withoutKeys } from '../harness/sheets.ts';
import { withClient } from '../harness/sql.ts';
import { goodRecord, readWorld } from '../harness/values.ts';

/** Lists as files: what stands in them, what does not, and who waits for whom. */

const excel = vi.hoisted(() => ({ rows: 1_048_576 }));
vi.mock('../../apps/server/sheet/write/xlsx.ts', async (real) => ({
  ...(await real<object>()),
  get XLSX_ROWS() {
    return excel.rows;
  },
}));

const NOTES = userCupnoteScreen.path;
const KINDS = devKindScreen.path;

let api: TestApi;
let admin: pg.Client;
let me: Client;

beforeAll(async () => {
  api = await startApi({ catalogue: kitchen, connections: 6 });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await api.person('exports');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const write = async (client: Client, path: string, body: object) => {
  const { http, answer } = await client.post<Row>(`${path}/edit`, body);
  if (http !== 200) throw new Error(JSON.stringify(answer));
  return answer.result;
};
const notes = (body: object, locale?: string) => exported(api.origin, me, NOTES, body, locale);

describe('a file', () => {
  const COLUMNS = [
    'cupnote_name',
    'cupnote_date',
    'cupnote_place',
    'outside_air',
    'cupnote_main',
    'cupnote_flavor_list',
  ];
  beforeAll(async () => {
    const note = { cupnote_place: 'CAFE', cupnote_date: '2026-11-20', cupnote_flavor_list: ['JASMINE', 'PEACH'] };
    await write(me, NOTES, {
      ...note,
      cupnote_name: '=HYPERLINK("http://a.example")',
      outside_air: -1250,
      cupnote_main: true,
    });
    await write(me, NOTES, { ...note, cupnote_name: '"예가체프", 코체레\n2호', cupnote_date: '2026-11-19' });
  });

  it('is CSV that Korean spreadsheets read and none calculates', async () => {
    const text = (await notes({ format: 'csv', columns: COLUMNS })).toString();
    const [, first = 0, second = 0] = /\r\n(\d+),[\s\S]*\r\n(\d+),/.exec(text) ?? [];
    expect(text).toBe(
      [
        '\uFEFF번호,커피 이름,날짜,장소,바깥 기온 (°C),대표 노트,맛',
        `${first},"'=HYPERLINK(""http://a.example"")",2026-11-20,카페,-12.5,예,"재스민, 복숭아"`,
        `${second},"""예가체프"", 코체레\n2호",2026-11-19,카페,,아니요,"재스민, 복숭아"`,
        '',
      ].join('\r\n'),
    );
  });

  it('is Excel with numbers, dates and texts, in the language of the reader', async () => {
    const response = await askExport(api.origin, me, NOTES, { format: 'xlsx', columns: COLUMNS }, 'en');
    const file = Buffer.from(await response.arrayBuffer());
    const [head, first] = await rowsIn('a.xlsx', file);
    expect(head?.slice(1, 4)).toEqual(['Coffee', 'Date', 'Place']);
    expect(first?.slice(1)).toEqual([
      '=HYPERLINK("http://a.example")',
      '2026-11-20',
      'Cafe',
      '-12.5',
      'Yes',
      'Jasmine, Peach',
    ]);
    expect(response.headers.get('x-total-rows')).toBe('2');
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(
      /^attachment; filename="export\.xlsx"; filename\*=UTF-8''[^/]+_\d{14}\.xlsx$/,
    );
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
  });

  it('holds what the list holds, in its order', async () => {
    const names = async (body: object) =>
      (await rowsIn('a.csv', await notes({ format: 'csv', columns: ['cupnote_date'], ...body })))
        .slice(1)
        .map(([, date]) => date);
    expect(await names({ orderType: 'cupnote_date.asc' })).toEqual(['2026-11-19', '2026-11-20']);
    expect(await names({ filters: { cupnote_main: true } })).toEqual(['2026-11-20']);
    expect(await names({ searchTitle: '코체레' })).toEqual(['2026-11-19']);
  });

  it('comes in frames that say how far it is, the last of them that it is whole', async () => {
    const file = await notes({ format: 'csv', columns: COLUMNS, frames: true });
    const pieces: Buffer[] = [];
    const rows: number[] = [];
    for (let at = 0; at < file.length; ) {
      const bytes = file.readUInt32BE(at + 4);
      rows.push(file.readUInt32BE(at));
      pieces.push(file.subarray(at + 8, at + 8 + bytes));
      at += 8 + bytes;
    }
    expect([rows.at(-1), pieces.at(-1)?.length, pieces.slice(0, -1).every(({ length }) => length > 0)]).toEqual([
      2,
      0,
      true,
    ]);
    expect(Buffer.concat(pieces).equals(await notes({ format: 'csv', columns: COLUMNS }))).toBe(true);
  });

  it('of Excel has as many records as Excel takes', async () => {
    excel.rows = 2;
    const response = await askExport(api.origin, me, NOTES, { format: 'xlsx' });
    const { code, description } = (await response.json()) as Answer;
    expect([response.status, code, description]).toEqual([400, 'export_rows', expect.stringContaining('1건까지')]);
    expect((await notes({ format: 'csv' })).length).toBeGreaterThan(0);
    excel.rows = 1_048_576;
    expect((await notes({ format: 'xlsx' })).length).toBeGreaterThan(0);
  });

  it('is a template whose example is no record', async () => {
    const rows = await rowsIn('a.xlsx', await notes({ format: 'xlsx', template: true }));
    const [head = [], example = []] = rows;
    expect([rows.length, head.length]).toEqual([2, fieldsAt(userCupnoteScreen, 'EXCEL_IN').length + 1]);
    expect(head).toContain('커피 이름 *');
    expect(example[0]).toBe('예시');
    const { answer } = await sendImport(api.origin, me, NOTES, await notes({ format: 'csv', template: true }));
    expect([answer.status, answer.result.rows, answer.result.ignored, answer.result.faults]).toEqual(['OK', 0, [], []]);
  });

  it.each([
    ['a format', { format: 'pdf' }, 'format'],
    ['a column', { columns: ['cupnote_name', 'rgst_by'] }, 'columns'],
    ['what the engine keeps', { columns: ['version'] }, 'columns'],
    ['no column', { columns: [] }, 'columns'],
    ['a filter', { filters: { cupnote_desc: 'a' } }, 'cupnote_desc'],
    ['an order', { orderType: 'cupnote_desc.asc' }, 'orderType'],
    ['a zone', { zone: 'Mars/Base' }, 'zone'],
    ['a flag', { frames: 'yes' }, 'frames'],
  ])('is refused for %s that there is not', async (_, body, name) => {
    const response = await askExport(api.origin, me, NOTES, body);
    const answer = (await response.json()) as { fields: { name: string }[] };
    expect([response.status, answer.fields.map((fault) => fault.name)]).toEqual([400, [name]]);
  });
});

describe('what goes out comes in again', () => {
  const COLUMNS = fieldsAt(devKindScreen, 'EXCEL_IN');
  const count = 12;

  beforeAll(async () => {
    const world = await readWorld(me, devKind);
    for (let turn = 0; turn < count; turn += 1) {
      await write(me, KINDS, { ...goodRecord(devKind, world, turn), kind_name: `${turn}`.padStart(2, '0') });
    }
  });

  const kinds = async () => {
    const { answer } = await me.post<Row[]>(`${KINDS}/list`, { orderType: 'rgst_at.asc', list_count: 100 });
    const keys = answer.result.map((row) => row.kind_seq);
    const records = await Promise.all(
      keys.map(async (key) => (await me.get<Row>(`${KINDS}/detail/${key}`)).answer.result),
    );
    return records.map((record) => Object.fromEntries(COLUMNS.map((name) => [name, record[name]])));
  };

  it.each([
    ['csv', 'ko'],
    ['xlsx', 'en'],
  ] as const)(
    'to the same values: %s in %s',
    async (format, locale) => {
      const before = await kinds();
      const body = { format, columns: COLUMNS, orderType: 'rgst_at.asc' };
      const file = await exported(api.origin, me, KINDS, body, locale);
      const again = await sendImport(api.origin, me, KINDS, file, { name: `a.${format}`, locale });
      expect(again.answer.result).toMatchObject({
        rows: before.length,
        same: before.length,
        changed: 0,
        fresh: 0,
        faults: [],
      });

      const fresh = await fileOf(format, await withoutKeys(`a.${format}`, file));
      const saved = await sendImport(api.origin, me, KINDS, fresh, { mode: 'save', name: `a.${format}`, locale });
      expect(saved.answer.result).toMatchObject({ fresh: before.length, same: 0, changed: 0, faults: [] });
      const after = (await kinds()).slice(before.length);
      expect(after).toEqual(before);
    },
    60_000,
  );
});

it('a text that no cell of Excel holds is cut there, and never taken for all of it', async () => {
  const k_memo = `${'가나다 '.repeat(10_000)}끝`;
  const { kind_seq } = await write(me, KINDS, { kind_name: '긴 글', k_memo });
  const body = { columns: ['kind_name', 'k_memo'], searchTitle: '긴 글' };
  const excel = await exported(api.origin, me, KINDS, { ...body, format: 'xlsx' });
  const cut = (await rowsIn('a.xlsx', excel))[1]?.[2] ?? '';
  expect([cut.length, k_memo.startsWith(cut.slice(0, -2))]).toEqual([32_767, true]);
  const told = async (name: string, file: Buffer) =>
    (await sendImport(api.origin, me, KINDS, file, { name })).answer.result;
  expect(await told('a.xlsx', excel)).toMatchObject({ same: 1, changed: 0, faults: [] });
  const fresh = await fileOf('xlsx', await withoutKeys('a.xlsx', excel));
  expect((await told('a.xlsx', fresh)).faults).toMatchObject([{ row: 2, name: 'k_memo', key: 'import_cut' }]);
  const csv = await exported(api.origin, me, KINDS, { ...body, format: 'csv' });
  expect((await rowsIn('a.csv', csv))[1]).toEqual([String(kind_seq), '긴 글', k_memo]);
});

describe('a field that is hidden', () => {
  it('is in no export, no template and no import', async () => {
    const boss = await owner(api, 'boss');
    const staff = await api.person('staff');
    await seat(admin, boss.cafe_seq, await userSeqOf(admin, 'staff'), 'BARISTA');
    const path = cafeBatchScreen.path;
    const number = { cafe_seq: boss.cafe_seq };
    await write(boss, path, { batch_year: 2026, batch_no: 1, batch_name: 'one', batch_price: 123 });
    const heads = async (client: Client, body: object) =>
      (await rowsIn('a.csv', await exported(api.origin, client, path, { format: 'csv', ...number, ...body })))[0] ?? [];
    const price = 'batch_price';
    expect(await heads(boss, { columns: ['batch_name', price] })).toHaveLength(4);
    const response = await askExport(api.origin, staff, path, { ...number, columns: ['batch_name', price] });
    expect(response.status).toBe(400);
    for (const body of [{}, { template: true }]) {
      expect([(await heads(boss, body)).includes(price), (await heads(staff, body)).includes(price)]).toEqual([
        true,
        false,
      ]);
    }
    const file = `batch_year,batch_no,batch_name,${price},batch_main\n2026,9,nine,55,1\n`;
    const asked = { query: `&cafe_seq=${boss.cafe_seq}` };
    const [own, theirs] = await Promise.all([
      sendImport(api.origin, boss, path, file, asked),
      sendImport(api.origin, staff, path, file, asked),
    ]);
    expect(own.answer.result.ignored).toEqual([]);
    expect(theirs.answer.result.ignored).toEqual([
      { head: price, why: 'unknown' },
      { head: 'batch_main', why: 'forbidden' },
    ]);
  });
});

describe('while others work', () => {
  const many = 20_000;
  beforeAll(async () => {
    await admin.query(
      `INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date, cupnote_desc, store_name, rgst_by)
       SELECT user_seq, 'note ' || n, 'CAFE', DATE '2020-01-01' + n % 2000, repeat(md5(n::text), 60), 'old', user_seq
         FROM account, generate_series(1, $1) n WHERE user_id = 'exports'`,
      [many],
    );
  }, 60_000);
  const long = { format: 'csv', columns: ['store_name', 'cupnote_desc'], frames: true };
  const busy = async () => {
    const { rows } = await admin.query(
      "SELECT count(*)::integer AS count FROM pg_stat_activity WHERE usename <> current_user AND datname = current_database() AND state <> 'idle'",
    );
    return rows[0]?.count as number;
  };

  it('an export shows one state of the records, however long it takes', async () => {
    const response = await askExport(api.origin, me, NOTES, long);
    const reader = response.body?.getReader();
    const pieces = [Buffer.from((await reader?.read())?.value ?? [])];
    expect(await busy()).toBe(1);
    const { rowCount } = await admin.query("UPDATE user_cupnote SET store_name = 'new' WHERE store_name = 'old'");
    expect(rowCount).toBe(many);
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      pieces.push(Buffer.from(piece.value));
    const text = Buffer.concat(pieces).toString();
    expect([text.split(',old,').length - 1, text.includes(',new,')]).toEqual([many, false]);
    await vi.waitFor(async () => expect(await busy()).toBe(0), 10_000);
  }, 60_000);

  it('a reader who goes away gives its connection back', async () => {
    const stop = new AbortController();
    const response = await askExport(api.origin, me, NOTES, long, 'ko', stop.signal);
    await response.body?.getReader().read();
    expect(await busy()).toBe(1);
    stop.abort();
    await vi.waitFor(async () => expect(await busy()).toBe(0), 5_000);
  });

  it('three exports at once are made, two of them for one person; a fourth waits outside', async () => {
    const [other, fourth] = await Promise.all(['exports.other', 'exports.fourth'].map((name) => api.person(name)));
    await admin.query('BEGIN');
    await admin.query('LOCK TABLE user_cupnote IN ACCESS EXCLUSIVE MODE');
    const waits = async (count: number) => {
      const waiting = "SELECT count(*)::integer AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
      // A transaction sees no connections that came after it had looked first: another one looks.
      await withClient(api.database.adminUrl, (watch) =>
        vi.waitFor(async () => expect((await watch.query(waiting)).rows[0]?.count).toBe(count), 10_000),
      );
    };
    const isRefused = async (by: Client) => {
      const response = await askExport(api.origin, by, NOTES, { template: true });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(((await response.json()) as Row).code).toBe('export_busy');
    };
    const mine = ['csv', 'xlsx'].map((format) => askExport(api.origin, me, NOTES, { format }));
    await waits(2);
    await isRefused(me);
    const theirs = askExport(api.origin, other as Client, NOTES, { format: 'xlsx' });
    await waits(3);
    await isRefused(fourth as Client);
    await admin.query('COMMIT');
    const done = await Promise.all([...mine, theirs].map(async (asked) => (await asked).arrayBuffer()));
    expect(done.slice(0, 2).every(({ byteLength }) => byteLength > 100_000)).toBe(true);
    expect((await askExport(api.origin, me, NOTES, { template: true })).status).toBe(200);
  }, 30_000);
});
