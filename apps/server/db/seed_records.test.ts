import { seeds } from '@hanjan/model/seed/index.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { seed } from './seed.ts';

let database: TestDatabase;
let admin: pg.Client;

beforeAll(async () => {
  database = await createDatabase();
  admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

const count = async () => {
  const { rows } = await admin.query(
    'SELECT count(*)::int AS n FROM company UNION ALL SELECT count(*)::int FROM product_equip',
  );
  return rows.map(({ n }) => n);
};
const namesLike = async (name: string) =>
  (await admin.query('SELECT company_name FROM company WHERE company_name LIKE $1', [name])).rows.map(
    (row) => row.company_name,
  );

it('makes one record of every seed, and products know their makers', async () => {
  expect(await count()).toEqual([seeds.company.length, seeds.product_equip.length]);
  const { rows } = await admin.query(
    `SELECT company_name_locale AS maker FROM product_equip JOIN company ON company_seq = equip_manufacture_seq
      WHERE equip_name = 'EK43'`,
  );
  expect(rows).toEqual([{ maker: '말코닉' }]);
  expect((await admin.query('SELECT FROM product_equip WHERE equip_manufacture_seq IS NULL')).rowCount).toBe(0);
});

it('leaves what an administrator renamed, follows a release in the rest, and adds neither again', async () => {
  await admin.query("UPDATE company SET company_name = 'Hario Ltd.', edit_by = 1 WHERE company_name = 'Hario'");
  await admin.query("UPDATE company SET company_name = 'Kalita of old' WHERE company_name = 'Kalita'");
  expect(await seed(database.url)).toBe(1);
  expect([await namesLike('Hario%'), await namesLike('Kalita%')]).toEqual([['Hario Ltd.'], ['Kalita']]);
  expect(await count()).toEqual([seeds.company.length, seeds.product_equip.length]);
  expect(await seed(database.url)).toBe(0);
});
