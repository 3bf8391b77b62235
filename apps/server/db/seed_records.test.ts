import { seeds } from '@hanjan/model/seed/index.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** As if the release before had laid a seed down with other values. */
const laidOtherwise = async (entity: string, seed_id: string, values: object) => {
  const sets = Object.entries(values).map(([column, value]) => `${column} = ${pg.escapeLiteral(String(value))}`);
  await admin.query(`UPDATE seeded SET seed = seed || $3 WHERE entity = $1 AND seed_id = $2`, [
    entity,
    seed_id,
    JSON.stringify(values),
  ]);
  const { rowCount } = await admin.query(
    `UPDATE ${entity} SET ${sets} WHERE ${KEYS[entity]} = (SELECT record_seq FROM seeded WHERE entity = $1 AND seed_id = $2)`,
    [entity, seed_id],
  );
  expect(rowCount).toBe(1);
};
const KEYS: Record<string, string> = { company: 'company_seq', code: 'code_seq', variety: 'variety_seq' };
const one = async (sql: string) => (await admin.query(sql)).rows[0];

describe('an upgrade', () => {
  it('follows the release in what nobody has changed, field by field', async () => {
    await laidOtherwise('company', 'KALITA', { company_name: 'Kalita of old' });
    await laidOtherwise('code', 'NTPLC.CAFE', { code_name: 'an older cafe', code_order: 77 });
    await admin.query(
      "UPDATE code SET code_name_kr = '동네 카페', edit_by = 1 WHERE code_group_id = 'NTPLC' AND code_id = 'CAFE'",
    );
    const before = await one("SELECT version FROM code WHERE code_group_id = 'NTPLC' AND code_id = 'CAFE'");
    expect(await seed(database.url)).toBe(2);
    expect(await namesLike('Kalita%')).toEqual(['Kalita']);
    const wanted = seeds.code.find((row) => row.code_group_id === 'NTPLC' && row.code_id === 'CAFE');
    expect(await one("SELECT * FROM code WHERE code_group_id = 'NTPLC' AND code_id = 'CAFE'")).toMatchObject({
      code_name: wanted?.code_name,
      code_order: wanted?.code_order,
      code_name_kr: '동네 카페',
      edit_by: '1',
      // Whoever has it open is told that it is another one now.
      version: before.version + 1,
    });
    expect(await seed(database.url)).toBe(0);
  });

  it('leaves what an administrator renamed, removed for good, or wrote first', async () => {
    await admin.query("UPDATE company SET company_name = 'Hario Ltd.', edit_by = 1 WHERE company_name = 'Hario'");
    await admin.query("UPDATE variety SET removed_at = now(), removed_by = 1 WHERE variety_id = 'JAVA'");
    await admin.query("DELETE FROM code WHERE code_group_id = 'FLVR' AND code_id = 'JASMINE'");
    // A release brings what an administrator had added already.
    await admin.query("DELETE FROM seeded WHERE entity = 'variety' AND seed_id = 'SL9'");
    await admin.query("UPDATE variety SET variety_name_kr = '우리가 적은 SL9', edit_by = 1 WHERE variety_id = 'SL9'");
    expect(await seed(database.url)).toBe(0);
    expect(await namesLike('Hario%')).toEqual(['Hario Ltd.']);
    expect((await one("SELECT removed_at FROM variety WHERE variety_id = 'JAVA'")).removed_at).not.toBeNull();
    expect(await one("SELECT FROM code WHERE code_group_id = 'FLVR' AND code_id = 'JASMINE'")).toBeUndefined();
    expect(await one("SELECT variety_name_kr FROM variety WHERE variety_id = 'SL9'")).toEqual({
      variety_name_kr: '우리가 적은 SL9',
    });
    expect(await one("SELECT seed_id FROM seeded WHERE entity = 'variety' AND seed_id = 'SL9'")).toBeDefined();
  });

  it('of a release that did not note its seeds leaves every field of what somebody has edited', async () => {
    await admin.query("UPDATE seeded SET seed = NULL WHERE entity = 'variety'");
    await admin.query("UPDATE variety SET variety_name = 'as it was' WHERE variety_id IN ('SL28', 'KENT')");
    await admin.query("UPDATE variety SET edit_by = 1 WHERE variety_id = 'KENT'");
    expect(await seed(database.url)).toBe(1);
    const { rows } = await admin.query(
      "SELECT variety_name FROM variety WHERE variety_id IN ('SL28', 'KENT') ORDER BY variety_id",
    );
    expect(rows).toEqual([{ variety_name: 'as it was' }, { variety_name: 'SL28' }]);
    expect(await seed(database.url)).toBe(0);
  });
});

it('varieties know their parents, and every one of them is there', async () => {
  const { rows } = await admin.query("SELECT variety_parent_list FROM variety WHERE variety_id = 'PACAMARA'");
  expect(rows).toEqual([{ variety_parent_list: ['PACAS', 'MARAGOGIPE'] }]);
  const lost = await admin.query(
    `SELECT parent FROM variety, unnest(variety_parent_list) AS parent
      WHERE NOT EXISTS (SELECT FROM variety AS v WHERE v.variety_id = parent)`,
  );
  expect(lost.rows).toEqual([]);
});
