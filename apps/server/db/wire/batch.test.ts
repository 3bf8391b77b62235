import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/harness/database.ts';
import { Batch } from './batch.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase('empty');
  client = new pg.Client({ connectionString: database.url, pipeline: true } as pg.ClientConfig);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const ask = (name: string, text: string, values: number[] = []) => {
  const batch = new Batch(pg.types);
  const answer = batch.add({ name, text, values: values.map(String) });
  Batch.send(client, [batch]);
  return answer;
};
const together = (...texts: string[]) => {
  const batch = new Batch(pg.types);
  const answers = texts.map((text) => batch.add({ name: text, text, values: [] }));
  Batch.send(client, [batch]);
  return Promise.allSettled(answers);
};
/** How often the connection asks what the columns are. */
const describes = () => vi.spyOn((client as unknown as { connection: { describe(): void } }).connection, 'describe');

it('is described to a connection once, and answers the same every time', async () => {
  const described = describes();
  const text = "SELECT $1::integer AS n, ARRAY['a', NULL] AS list, now() - now() AS gone, NULL::date AS day";
  const first = await ask('columns', text, [1]);
  expect(described).toHaveBeenCalledTimes(1);
  const many = await Promise.all([2, 3, 4].map((n) => ask('columns', text, [n])));
  expect(described).toHaveBeenCalledTimes(1);
  for (const [nth, answered] of many.entries())
    expect(answered).toEqual({ rows: [{ ...first.rows[0], n: nth + 2 }], command: 'SELECT' });
});

it('is described once also where it answers no rows, or changes some', async () => {
  await client.query('CREATE TEMPORARY TABLE note (n integer)');
  const described = describes();
  for (const _ of [1, 2, 3]) {
    expect((await ask('none', 'SELECT 1 AS one WHERE false')).rows).toEqual([]);
    expect(await ask('write', 'INSERT INTO note VALUES (1)')).toEqual({ rows: [], command: 'INSERT' });
  }
  expect(described).toHaveBeenCalledTimes(2);
});

it('fails alone, and works with the next values', async () => {
  const text = 'SELECT 6 / $1::integer AS share';
  expect((await ask('share', text, [2])).rows).toEqual([{ share: 3 }]);
  const [bad, good] = await Promise.allSettled([ask('share', text, [0]), ask('share', text, [3])]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(good).toMatchObject({ status: 'fulfilled', value: { rows: [{ share: 2 }] } });
  expect((await ask('share', text, [6])).rows).toEqual([{ share: 1 }]);
});

it('is refused once its columns are others', async () => {
  await client.query('CREATE TEMPORARY TABLE cup (cup_size integer)');
  expect((await ask('cup', 'SELECT * FROM cup')).rows).toEqual([]);
  await client.query('ALTER TABLE cup ADD cup_name text');
  await expect(ask('cup', 'SELECT * FROM cup')).rejects.toMatchObject({ code: '0A000' });
});

it('of several answers each on its own', async () => {
  const [one, none, many] = await together('SELECT 1 AS n', 'SELECT 2 AS n WHERE false', 'VALUES (3), (4)');
  expect(one).toMatchObject({ value: { rows: [{ n: 1 }], command: 'SELECT' } });
  expect(none).toMatchObject({ value: { rows: [] } });
  expect(many).toMatchObject({ value: { rows: [{ column1: 3 }, { column1: 4 }] } });
});

it('ends at the statement that fails, and what stood behind it is read when it comes again', async () => {
  const texts = ['SELECT 5 AS n', 'SELECT 1 / 0', 'SELECT 6 AS n'] as const;
  const [before, bad, behind] = await together(...texts);
  expect(before).toMatchObject({ value: { rows: [{ n: 5 }] } });
  for (const one of [bad, behind]) expect(one).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect((await ask(texts[2], texts[2])).rows).toEqual([{ n: 6 }]);
});

it('fails alone where its value cannot be read, or has no words', async () => {
  const parsers = { getTypeParser: () => (text: string) => new Date(text).toISOString() };
  const batch = new Batch(parsers as never);
  const ask = (text: string) => batch.add({ name: undefined, text, values: [] });
  const answers = [ask("SELECT 'infinity'::timestamptz"), ask(''), ask("SELECT '2026-11-28'::timestamptz AS at")];
  Batch.send(client, [batch]);
  const [bad, none, good] = await Promise.allSettled(answers);
  expect(bad).toMatchObject({ reason: { message: 'Invalid time value' } });
  expect(none).toMatchObject({ value: { rows: [], command: '' } });
  expect(good).toMatchObject({ value: { rows: [{ at: '2026-11-28T00:00:00.000Z' }] } });
});

it('is one transaction, unless it begins one', async () => {
  await client.query('CREATE TEMPORARY TABLE poured (n integer)');
  await together('INSERT INTO poured VALUES (1)', 'SELECT 1 / 0');
  expect((await ask('poured', 'SELECT * FROM poured')).rows).toEqual([]);
});

it('fails with its connection', async () => {
  const other = new pg.Client({ connectionString: database.url, pipeline: true } as pg.ClientConfig);
  await other.connect();
  other.on('error', () => undefined);
  const batch = new Batch(pg.types);
  const answers = ['SELECT pg_sleep(60)', 'SELECT 1'].map((text) => batch.add({ name: undefined, text, values: [] }));
  Batch.send(other, [batch]);
  const settled = Promise.allSettled(answers);
  (other as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  for (const one of await settled) expect(one.status).toBe('rejected');
});
