import type { Row } from '@hanjan/core';
import { CORRECTION_PATH, CORRECTIONS_PATH, MOST_CORRECTIONS } from '@hanjan/model/setting/correction.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { newPerson } from '../harness/org.ts';
import { told } from '../harness/roastery.ts';
import { withClient } from '../harness/sql.ts';

/** What people say is missing or wrong, and what administrators answer. */

let api: TestApi;
let admin: pg.Client;
let me: Client & { user_seq: number };
let you: Client & { user_seq: number };
let clerk: Client & { user_seq: number };

const someone = async (user_id: string, user_type?: string) => {
  const { client, user_seq } = await newPerson(api, admin, user_id, user_type);
  return Object.assign(client, { user_seq });
};
beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  [me, you] = [await someone('correct.me'), await someone('correct.you')];
  clerk = await someone('correct.clerk', 'ADMIN');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const said = ({ http, answer }: Reply<unknown>) => `${http} ${answer.code}`;
const suggest = (by: Client, body: Row = {}) =>
  by.post<Row>(`${CORRECTION_PATH}/edit`, {
    entity: 'company',
    record_seq: null,
    correction_text: '빠졌어요',
    ...body,
  });
const settle = (by: Client, body: Row) => by.post<Row>(`${CORRECTIONS_PATH}/settle`, body);
const own = async (by: Client) => told(await by.get<Row[]>(`${CORRECTION_PATH}/list`));
const waiting = async () => told(await clerk.get<Row[]>(`${CORRECTIONS_PATH}/list`));

it('lands with administrators, and its answer with whoever said it', async () => {
  const { rows } = await admin.query('SELECT company_seq::int AS key, company_name FROM company ORDER BY 1 LIMIT 1');
  const made = await suggest(me, { record_seq: rows[0].key, correction_text: 'The name is\nwrong' });
  expect(made.answer.touched).toEqual(['correction']);
  const { correction_seq } = told(made);
  expect(await waiting()).toMatchObject([
    {
      ...{ correction_seq, entity: 'company', record_seq: rows[0].key, name: rows[0].company_name },
      ...{ user_name: 'correct.me', screen: 'setting_company', correction_text: 'The name is\nwrong' },
    },
  ]);
  expect(await own(you)).toEqual([]);
  told(await settle(clerk, { correction_seq, correction_state: 'DONE', correction_answer: '고쳤습니다' }));
  expect(await waiting()).toEqual([]);
  const [seen] = await own(me);
  expect(seen).toMatchObject({ correction_state: 'DONE', correction_answer: '고쳤습니다' });
  expect(seen).not.toHaveProperty('user_name');
  const again = { correction_seq, correction_state: 'DECLINED', correction_answer: null };
  expect(said(await settle(clerk, again))).toBe('409 correction_settled');
});

it('refuses what is nothing of everybody, no record, too long, or settled by others', async () => {
  const faults = async (body: Row) => (await suggest(me, body)).answer.fields.map(({ name, key }) => `${name} ${key}`);
  for (const entity of ['user_equip', 'code', 'account', 'toString', '__proto__', null, 7, ['company']])
    expect(await faults({ entity }), String(entity)).toEqual(['entity field_code']);
  for (const record_seq of [987_654_321, -1, 1.5, '1', [1], {}])
    expect(await faults({ record_seq })).toEqual(['record_seq field_ref']);
  for (const text of [null, '', '   \n', undefined])
    expect(await faults({ correction_text: text })).toEqual(['correction_text field_required']);
  expect(await faults({ correction_text: '가'.repeat(334) })).toEqual(['correction_text field_maxLength']);
  expect(await faults({ correction_text: 7 })).toEqual(['correction_text field_text']);
  const { correction_seq } = told(await suggest(me, { correction_text: '가'.repeat(333) }));
  for (const client of [me, you]) {
    expect(said(await settle(client, { correction_seq, correction_state: 'DONE' }))).toBe('403 nopermission_text');
    expect(said(await client.get(`${CORRECTIONS_PATH}/list`))).toBe('403 nopermission_text');
  }
  expect(said(await suggest(api.guest()))).toBe('401 noauth_text');
  for (const correction_state of ['OPEN', null, 'GONE', 1])
    expect((await settle(clerk, { correction_seq, correction_state })).answer.fields).toMatchObject([
      { name: 'correction_state' },
    ]);
  told(await settle(clerk, { correction_seq, correction_state: 'DECLINED' }));
});

it('keeps so many of a person open, however many are sent at once', async () => {
  const sent = await Promise.all(Array.from({ length: MOST_CORRECTIONS + 6 }, () => suggest(you)));
  expect(sent.filter(({ http }) => http === 200)).toHaveLength(MOST_CORRECTIONS);
  expect(new Set(sent.filter(({ http }) => http !== 200).map(said))).toEqual(new Set(['409 correction_too_many']));
  const [first] = await own(you);
  told(await settle(clerk, { correction_seq: first?.correction_seq, correction_state: 'DONE' }));
  told(await suggest(you));
  expect(said(await suggest(you))).toBe('409 correction_too_many');
});

it('is kept apart by the database too', async () => {
  await withClient(api.database.logins.app, async (app) => {
    const as = async (user_seq: number, role: string, statement: string) => {
      await app.query('BEGIN');
      await app.query("SELECT set_config('app.user', $1, true), set_config('app.site_role', $2, true)", [
        String(user_seq),
        role,
      ]);
      const outcome = await app.query(statement).then(
        ({ rowCount }) => rowCount,
        ({ code }) => code,
      );
      await app.query('ROLLBACK');
      return outcome;
    };
    const count = async (where: string) =>
      Number((await admin.query(`SELECT count(*) FROM correction WHERE ${where}`)).rows[0].count);
    const all = 'SELECT FROM correction';
    expect(await as(me.user_seq, 'USER', all)).toBe(await count(`user_seq = ${me.user_seq}`));
    expect(await as(clerk.user_seq, 'ADMIN', all)).toBe(await count('true'));
    const insert = (user_seq: number) =>
      `INSERT INTO correction (user_seq, entity, correction_text) VALUES (${user_seq}, 'company', 'x')`;
    expect(await as(me.user_seq, 'USER', insert(me.user_seq))).toBe(1);
    expect(await as(me.user_seq, 'USER', insert(you.user_seq))).toBe('42501');
    const done = (by: number) =>
      `UPDATE correction SET correction_state = 'DONE', settled_at = now(), settled_by = ${by}`;
    expect(await as(you.user_seq, 'USER', done(you.user_seq))).toBe(0);
    expect(await as(clerk.user_seq, 'ADMIN', done(clerk.user_seq))).toBe(await count("correction_state = 'OPEN'"));
    expect(await as(clerk.user_seq, 'ADMIN', done(me.user_seq))).toBe('42501');
    expect(await as(clerk.user_seq, 'ADMIN', "UPDATE correction SET correction_text = 'other words'")).toBe('42501');
    expect(await as(me.user_seq, 'USER', 'DELETE FROM correction')).toBe('42501');
  });
});
