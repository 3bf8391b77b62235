import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../apps/server/db/embedded/port.ts';
import { databaseEnv } from '../harness/addresses.ts';
import { type Client, clientOf, signUp, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, seat, userSeqOf, within } from '../harness/org.ts';
import { type Program, startProgram } from '../harness/program.ts';

/** Two processes of the product on one database: what is changed in one is in the very next answer of the other. */

interface Group {
  readonly edit_at: string;
  readonly code_list?: readonly { readonly code_id: string; readonly code_name: string }[];
}

const BEANS = '/api/cafe/coffeebean/default';
const LOTS = '/api/cafe/coffeebean/received';
let api: TestApi;
let other: Program;
let admin: pg.Client;
let cafe_seq: number;
let user_seq: number;
/** The same person in the same cafe, at either server. */
let first: Client;
let second: Client;
let origins: readonly string[];

beforeAll(async () => {
  api = await startApi();
  const port = await freePort();
  other = startProgram({
    PORT: String(port),
    ...databaseEnv(api.database.logins),
    HANJAN_ADMIN_PASSWORD: 'for tests, and long',
  });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  await other.says('Hanjan is ready');
  let origin = api.origin;
  const client = await signUp(
    clientOf(() => origin),
    'two.servers',
  );
  const at = (where: string): Client => ({
    get cookie() {
      return client.cookie;
    },
    post(...asked) {
      origin = where;
      return client.post(...asked);
    },
    get(...asked) {
      origin = where;
      return client.get(...asked);
    },
  });
  cafe_seq = await makeOrg(admin, 'cafe', '두 서버');
  user_seq = await userSeqOf(admin, 'two.servers');
  await seat(admin, cafe_seq, user_seq, 'OWN');
  first = within(at(api.origin), { cafe_seq });
  second = within(at(`http://127.0.0.1:${port}`), { cafe_seq });
  origins = [api.origin, `http://127.0.0.1:${port}`];
}, 60_000);
afterAll(async () => {
  other.child.kill('SIGTERM');
  await other.ended;
  await admin.end();
  await api.stop();
});

const group = async (client: Client, asked: string) => {
  const { answer } = await client.post<Record<string, Group>>('/api/code/simple', { code_group: [asked] });
  return answer.result.NTPLC as Group;
};

it('a code that an administrator edits', async () => {
  const before = await group(second, 'NTPLC');
  expect(await group(second, `NTPLC|${before.edit_at}`)).toEqual({ edit_at: before.edit_at });
  for (const name of ['At the window', 'By the river']) {
    const { rowCount } = await admin.query(
      `UPDATE code SET code_name = $1, edit_by = $2, edit_at = clock_timestamp()
        WHERE code_group_id = 'NTPLC' AND code_id = 'HOME'`,
      [name, user_seq],
    );
    expect(rowCount).toBe(1);
    for (const server of [second, first]) {
      const { code_list } = await group(server, `NTPLC|${before.edit_at}`);
      expect(code_list?.find(({ code_id }) => code_id === 'HOME')).toMatchObject({ code_name: name });
    }
  }
});

/** The marks that both servers tell browsers, of whatever everybody chooses from. */
const marks = () =>
  Promise.all(origins.map(async (origin) => (await fetch(`${origin}/api/health`)).headers.get('x-hanjan-codes')));

it('that something changed which everybody chooses from is told by both, and again after they could not hear', async () => {
  const rename = (name: string) =>
    admin.query("UPDATE variety SET variety_name_kr = $1, edit_at = clock_timestamp() WHERE variety_id = 'KENT'", [
      name,
    ]);
  const [mark] = await marks();
  expect(mark).toMatch(/^[0-9a-f]{32}$/);
  expect(await marks()).toEqual([mark, mark]);
  /** Both tell the same, and none that was told before. */
  const told = async (...before: (string | null | undefined)[]) => {
    await expect
      .poll(async () => {
        const [one, other] = await marks();
        return one === other && typeof one === 'string' && !before.includes(one);
      })
      .toBe(true);
    return (await marks())[0];
  };
  await rename('켄트 하나');
  const first = await told(mark);
  const { rowCount } = await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%hashtextextended%'`,
  );
  expect(rowCount).toBe(2);
  await rename('켄트 둘');
  const second = await told(mark, first);
  await rename('켄트 하나');
  await told(mark, first, second);
});

it('a record, and the names of those that are known by it', async () => {
  const marks: Record<string, string | undefined> = {};
  /** What the second server offers to whoever holds its last answer. */
  const offered = async (path: string) => {
    const { answer } = await second.post<Row[]>(`${path}/code`, { last_edit_at: marks[path] });
    marks[path] = answer.last_edit_at;
    return { names: answer.result.map(({ coffeebean_name }) => coffeebean_name), ...answer };
  };
  const save = async (path: string, body: Row) => (await first.post<Row>(`${path}/edit`, body)).answer.result;
  const bean = await save(BEANS, { coffeebean_name: 'Nyeri' });
  expect((await offered(BEANS)).names).toEqual(['Nyeri']);
  expect((await offered(BEANS)).names).toEqual([]);
  await save(LOTS, { coffeebean_seq: bean.coffeebean_seq, received_date: '2026-11-20', received_mass: 10_000 });
  expect((await offered(LOTS)).result).toHaveLength(1);
  const renamed = await save(BEANS, { ...bean, UPList: ['coffeebean_name'], coffeebean_name: 'Kirinyaga' });
  expect((await offered(BEANS)).names).toEqual(['Kirinyaga']);
  expect((await offered(LOTS)).resultName).toEqual({
    coffeebean_seq: { [String(bean.coffeebean_seq)]: { coffeebean_name: 'Kirinyaga', coffeebean_name_locale: null } },
  });
  const off = { ...renamed, UPList: ['coffeebean_use'], coffeebean_use: false };
  await save(BEANS, off);
  expect((await offered(BEANS)).names).toEqual([]);
  expect(marks[BEANS]).not.toBe(undefined);
  const { answer } = await second.get<Row>(`${BEANS}/detail/${bean.coffeebean_seq}`);
  expect(answer.result).toMatchObject({ coffeebean_use: false, coffeebean_name: 'Kirinyaga' });
});

it('a role, and who is no member any more', async () => {
  const list = async () => (await second.post(`${BEANS}/list`)).http;
  await seat(admin, cafe_seq, user_seq, 'BARISTA');
  expect([await list(), (await second.post(`${BEANS}/edit`, { coffeebean_name: 'Nyeri' })).http]).toEqual([200, 403]);
  await seat(admin, cafe_seq, user_seq, 'FIRE');
  expect(await list()).toBe(403);
});
