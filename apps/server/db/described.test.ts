import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { askNamed } from './described.ts';

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

const ask = (name: string, text: string, values: unknown[] = []) => askNamed(client, { name, text, values });
/** How often the connection asks what the columns are. */
const describes = () => vi.spyOn((client as unknown as { connection: { describe(): void } }).connection, 'describe');

it('is described to a connection once, and answers the same every time', async () => {
  const described = describes();
  const text = "SELECT $1::integer AS n, ARRAY['a', NULL] AS list, now() - now() AS gone, NULL::date AS day";
  const first = await ask('columns', text, [1]);
  expect(described).toHaveBeenCalledTimes(1);
  const many = await Promise.all([2, 3, 4].map((n) => ask('columns', text, [n])));
  expect(described).toHaveBeenCalledTimes(1);
  for (const [nth, { rows, fields, rowCount, command }] of many.entries()) {
    expect(rows).toEqual([{ ...first.rows[0], n: nth + 2 }]);
    expect([fields, rowCount, command]).toEqual([first.fields, 1, 'SELECT']);
  }
});

it('is described once also where it answers no rows, or changes some', async () => {
  await client.query('CREATE TEMPORARY TABLE note (n integer)');
  const described = describes();
  for (const _ of [1, 2, 3]) {
    expect((await ask('none', 'SELECT 1 AS one WHERE false')).rows).toEqual([]);
    expect((await ask('write', 'INSERT INTO note VALUES (1)')).rowCount).toBe(1);
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
