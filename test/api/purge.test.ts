import type { Row } from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../apps/server/db/database.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { wrongTallies } from '../harness/faults.ts';
import { purgeNow } from '../harness/purge.ts';
import {
  BEAN,
  charged,
  GREEN_STOCK,
  LOT,
  makeRoastery,
  newLot,
  RECIPE,
  ROAST,
  roastOf,
  told,
} from '../harness/roastery.ts';

const PATH = '/api/user/qc/coffeebean';
let api: TestApi;
let admin: pg.Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

it('deletes what was removed over 30 days ago, with its history, and nothing else', async () => {
  const me = await api.person('purged');
  const seqs: number[] = [];
  for (const name of ['old', 'fresh', 'alive']) {
    const note = { cupnote_name: name, cupnote_place: 'HOME', cupnote_date: '2026-01-01' };
    const { answer } = await me.post<{ cupnote_seq: number }>(`${PATH}/edit`, note);
    const { cupnote_seq } = answer.result;
    seqs.push(cupnote_seq);
    await me.post(`${PATH}/edit`, { cupnote_seq, UPList: ['store_name'], store_name: name });
    if (name !== 'alive') await me.post(`${PATH}/remove`, { cupnote_seq });
  }
  const [old] = seqs;
  await admin.query("UPDATE user_cupnote SET removed_at = now() - interval '31 days' WHERE cupnote_seq = $1", [old]);
  await admin.query("UPDATE user_history SET edit_at = now() - interval '31 days' WHERE record_seq = $1", [old]);
  await admin.query("UPDATE session SET seen_at = now() - interval '15 days' WHERE user_seq = 1");

  await purgeNow(api.database.logins, { entities, screens });

  const left = await admin.query('SELECT cupnote_name FROM user_cupnote ORDER BY cupnote_seq');
  expect(left.rows.map((row) => row.cupnote_name)).toEqual(['fresh', 'alive']);
  const history = await admin.query('SELECT DISTINCT record_seq FROM user_history ORDER BY 1');
  expect(history.rows.map((row) => Number(row.record_seq))).toEqual(seqs.slice(1));
});

it('sums up what was tallied, so that one number a month is left', async () => {
  const me = await api.person('tallied');
  for (const cupnote_date of ['2026-01-31', '2026-02-01', '2026-02-28', '2026-02-28', '2026-03-01']) {
    await me.post(`${PATH}/edit`, { cupnote_name: 'note', cupnote_place: 'HOME', cupnote_date });
  }
  const { answer } = await me.post<{ cupnote_seq: number }[]>(`${PATH}/list`, {});
  for (const { cupnote_seq } of answer.result.slice(0, 2)) await me.post(`${PATH}/remove`, { cupnote_seq });
  await me.post(`${PATH}/restore`, { cupnote_seq: answer.result[1]?.cupnote_seq });
  const months = async () => {
    const { rows } = await admin.query(
      `SELECT month::text, change FROM user_tally JOIN account USING (user_seq) WHERE user_id = 'tallied' AND entity = 'user_cupnote' ORDER BY month`,
    );
    return rows.map(({ month, change }) => `${month} ${change}`);
  };
  expect(await months()).toHaveLength(8);
  expect(await wrongTallies(admin, userCupnoteScreen.entity)).toEqual([]);

  await purgeNow(api.database.logins, { entities, screens }, 2);
  expect(await months()).toEqual(['2026-01-01 1', '2026-02-01 3']);
  expect(await wrongTallies(admin, userCupnoteScreen.entity)).toEqual([]);
  const page = await me.post<unknown[]>(`${PATH}/list`, { page: 2, list_count: 2 });
  expect(page.answer.pagination).toEqual({ page: 2, total_pages: 2, total: 4 });
  expect(page.answer.result).toHaveLength(2);
});

it('forgets how much was written on days that are over', async () => {
  const me = await api.person('writes.daily');
  const write = () =>
    me.post(`${PATH}/edit`, { cupnote_name: 'note', cupnote_place: 'HOME', cupnote_date: '2026-01-31' });
  const days = async () => {
    const { rows } = await admin.query<{ is_over: boolean }>(
      `SELECT month < (now() AT TIME ZONE 'UTC')::date AS is_over FROM user_tally JOIN account USING (user_seq)
        WHERE user_id = 'writes.daily' AND entity = 'written.bytes' ORDER BY month`,
    );
    return rows.map(({ is_over }) => is_over);
  };
  await write();
  await admin.query("UPDATE user_tally SET month = month - 1 WHERE entity = 'written.bytes'");
  await write();
  expect(await days()).toEqual([true, false]);

  await purgeNow(api.database.logins, { entities, screens });
  expect(await days()).toEqual([false]);
  expect(await wrongTallies(admin, userCupnoteScreen.entity)).toEqual([]);
});

it('leaves what moved any stock, and what that refers to', async () => {
  const place = await makeRoastery(api, admin);
  const me = await place.member('OWN');
  const { bean, lot } = await newLot(me, 100_000);
  const unused = await newLot(me, 0);
  const recipe = {
    roasting_name: 'House',
    roasting_default_greenbean: [{ greenbean_roaster_seq: bean, greenbean_mass: 10 }],
  };
  const { roasting_seq } = told(await me.post<Row>(`${RECIPE}/edit`, recipe));
  const roast = async (roasting_step: string) =>
    told(await me.post<Row>(`${ROAST}/edit`, roastOf([charged(bean, 100_000)], { roasting_step, roasting_seq })));
  const keys = [(await roast('RSTG')).roasting_result_key, (await roast('RSRV')).roasting_result_key] as number[];
  for (const roasting_result_key of keys) told(await me.post(`${ROAST}/remove`, { roasting_result_key }));
  told(await me.post(`${GREEN_STOCK}/move`, { lot, move_reason: 'COUNT', move_mass: 0, there: 100_000 }));
  told(await me.post(`${RECIPE}/remove`, { roasting_seq }));
  for (const greenbean_year_seq of [lot, unused.lot]) told(await me.post(`${LOT}/remove`, { greenbean_year_seq }));
  for (const greenbean_roaster_seq of [bean, unused.bean])
    told(await me.post(`${BEAN}/remove`, { greenbean_roaster_seq }));
  const tables = ['roaster_greenbean', 'roaster_greenbean_year', 'roaster_roasting', 'roaster_roasting_result'];
  for (const table of tables) await admin.query(`UPDATE ${table} SET removed_at = now() - interval '31 days'`);

  await purgeNow(api.database.logins, { entities, screens });

  const left = async (table: string, key: string) =>
    (await admin.query(`SELECT ${key} AS key FROM ${table} ORDER BY 1`)).rows.map((row) => Number(row.key));
  expect(await left('roaster_roasting_result', 'roasting_result_key')).toEqual([keys[0]]);
  expect(await left('roaster_roasting', 'roasting_seq')).toEqual([roasting_seq]);
  expect(await left('roaster_greenbean_year', 'greenbean_year_seq')).toEqual([lot]);
  expect(await left('roaster_greenbean', 'greenbean_roaster_seq')).toEqual([bean]);
});

it('ends where a policy keeps longer what was removed, and goes on with more than it takes at once', async () => {
  const me = await api.person('kept.longer');
  await me.post(`${PATH}/edit`, { cupnote_name: 'alive', cupnote_place: 'HOME', cupnote_date: '2026-01-01' });
  await admin.query(
    `INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date, removed_at)
     SELECT user_seq, 'old', 'HOME', date '2026-01-01', now() - interval '31 days' FROM account, generate_series(1, 1500)
      WHERE user_id = 'kept.longer'`,
  );
  const left = async () =>
    (
      await admin.query<{ notes: number }>(
        `SELECT count(*)::integer AS notes FROM user_cupnote JOIN account USING (user_seq) WHERE user_id = 'kept.longer'`,
      )
    ).rows[0]?.notes;
  await admin.query('CREATE POLICY longer ON user_cupnote AS RESTRICTIVE FOR DELETE TO hanjan_backup USING (false)');
  await purgeNow(api.database.logins, { entities, screens });
  expect(await left()).toBe(1501);
  await admin.query('DROP POLICY longer ON user_cupnote');
  await purgeNow(api.database.logins, { entities, screens });
  expect(await left()).toBe(1);
});

it('is the only one who may delete', async () => {
  const db = openDatabase(api.database.logins, 'app', () => undefined);
  const { sql } = await import('kysely');
  const gone = db.transact({ user_seq: 1, user_type: 'USER' }, (run) => run(sql`DELETE FROM user_cupnote`));
  await expect(gone).rejects.toMatchObject({ code: '42501' });
  await db.close();
});
