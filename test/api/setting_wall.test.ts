import type { Row, Screen } from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { alone, type Keepers, makeKeepers } from '../harness/keepers.ts';
import { purgeNow } from '../harness/purge.ts';
import { told } from '../harness/roastery.ts';

/** What administrators keep for everybody, by the database alone, and what is purged of it. */

const COMPANY = '/api/setting/company';
const EQUIP = '/api/user/item/equip';

let api: TestApi;
let db: pg.Client;
let as: Keepers['as'];
let seqs: Keepers['seqs'];
beforeAll(async () => {
  api = await startApi();
  db = new pg.Client({ connectionString: api.database.adminUrl });
  await db.connect();
  ({ as, seqs } = await makeKeepers(api, db));
});
afterAll(async () => {
  await db.end();
  await api.stop();
});

describe("row level security of what is everybody's", () => {
  const kept = screens.filter(({ entity, access }) => entity.scope === 'none' && !entity.isView && access.write);
  const everybody = (role: string, who: number | undefined = seqs.person) => ({
    'app.user': who,
    'app.site_role': role,
  });

  it.each(kept.map((screen) => [screen.entity.table, screen] as const))('%s', async (table, { entity }: Screen) => {
    const { rows } = await db.query(`SELECT ${entity.key} AS key FROM ${table} LIMIT 1`);
    const key = rows[0]?.key ?? 0;
    const sets = `UPDATE ${table} SET version = version WHERE ${entity.key} = ${key}`;
    for (const role of ['USER', 'PAID', 'TESTER', 'GUEST', '']) {
      if (key) await expect(alone(db, everybody(role), sets)).rejects.toThrow('row-level security');
      expect((await alone(db, everybody(role), `SELECT FROM ${table}`)).rowCount).toBeGreaterThanOrEqual(rows.length);
    }
    if (key) {
      expect((await alone(db, everybody('ADMIN', seqs.one), sets)).rowCount).toBe(1);
      await expect(alone(db, { ...everybody('ADMIN', seqs.one), 'app.org': 1 }, sets)).rejects.toThrow(
        'row-level security',
      );
    }
    await expect(alone(db, everybody('SADMIN', seqs.top), `DELETE FROM ${table}`)).rejects.toThrow('permission denied');
  });

  it('the history is seen by administrators alone, and nobody writes it as somebody else', async () => {
    const named = { company_name: 'Maker', company_type: 'EQD' };
    const { company_seq } = told(await as.one.post<Row>(`${COMPANY}/edit`, named));
    told(await as.one.post<Row>(`${COMPANY}/edit`, { company_seq, UPList: ['company_etc'], company_etc: 'memo' }));
    const seen = async (role: string) => (await alone(db, everybody(role), 'SELECT FROM site_history')).rowCount;
    expect([await seen('USER'), await seen('')]).toEqual([0, 0]);
    expect(await seen('ADMIN')).toBeGreaterThan(0);
    const forged = `INSERT INTO site_history (entity, record_seq, version, field, edit_by) VALUES ('farm', 1, 2, 'farm_use', ${seqs.two})`;
    await expect(alone(db, everybody('ADMIN', seqs.one), forged)).rejects.toThrow('row-level security');
    await expect(alone(db, everybody('USER', seqs.two), forged)).rejects.toThrow('row-level security');
    expect((await alone(db, everybody('ADMIN', seqs.two), forged)).rowCount).toBe(1);
    expect((await alone(db, everybody('ADMIN', seqs.two), 'DELETE FROM site_history')).rowCount).toBe(0);
  });
});

it('what was removed long ago is purged with its history, unless it is used or came with the product', async () => {
  const newCompany = async (company_name: string) =>
    told(await as.one.post<Row>(`${COMPANY}/edit`, { company_name, company_type: 'EQD' })).company_seq as number;
  const [gone, used] = [await newCompany('Gone'), await newCompany('Used')];
  const equip = { equip_name: 'Mill', equip_type: 'GRD', equip_manufacture_seq: used };
  const { user_equip_seq } = told(await as.person.post<Row>(`${EQUIP}/edit`, equip));
  await as.person.post(`${EQUIP}/remove`, { user_equip_seq });
  const { rows } = await db.query<{ seq: number }>(
    `SELECT company_seq::integer AS seq FROM company WHERE rgst_by IS NULL AND company_seq NOT IN
       (SELECT equip_manufacture_seq FROM product_equip WHERE equip_manufacture_seq IS NOT NULL) LIMIT 1`,
  );
  const seeded = rows[0]?.seq ?? 0;
  for (const company_seq of [gone, used, seeded]) told(await as.top.post<Row>(`${COMPANY}/remove`, { company_seq }));
  await db.query(`UPDATE company SET removed_at = now() - interval '31 days' WHERE company_seq = ANY($1)`, [
    [gone, used, seeded],
  ]);
  await db.query("UPDATE site_history SET edit_at = now() - interval '31 days' WHERE entity = 'company'");
  await purgeNow(api.database.logins, { entities, screens });
  const left = await db.query<{ seq: number }>(
    `SELECT company_seq::integer AS seq FROM company WHERE removed_at < now() - interval '30 days' ORDER BY 1`,
  );
  expect(left.rows.map(({ seq }) => seq)).toEqual([seeded, used]);
  const history = await db.query(
    "SELECT DISTINCT record_seq::integer AS seq FROM site_history WHERE entity = 'company' AND record_seq = ANY($1) ORDER BY 1",
    [[gone, used, seeded]],
  );
  expect(history.rows.map(({ seq }) => seq)).toEqual([seeded, used]);
});
