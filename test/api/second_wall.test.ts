import { type Row, rowTablesOf } from '@hanjan/core';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../harness/api.ts';
import { withBlends } from '../harness/blends.ts';
import type { Owner } from '../harness/org.ts';
import { withClient } from '../harness/sql.ts';
import { OWNERS, REFUSED, type Settings, startWall, type Wall } from '../harness/wall.ts';

/** Row level security alone: bare statements as the application's role, with nothing that scopes them. */

/** Rows that come and go with the record they belong to. */
const ROWS = withBlends.entities.flatMap(rowTablesOf);
const OF_RECORDS = ROWS.map(({ table }) => table);
/** A place in a list that no record of a wall's has: its last one. */
const lastOf = (table: string): number => ROWS.find((one) => one.table === table)?.max ?? 20;
/** Numbers that no record of a table has where no two may be alike. */
const numbersApart = (table: string): Row => {
  const { unique = [], fields = {} } = withBlends.entities.find((entity) => entity.table === table) ?? {};
  return Object.fromEntries(unique.map((set) => [set.findLast((name) => fields[name]?.kind === 'count'), 2222]));
};
/** Who wrote what can only be added: nobody says that it was somebody else. */
const AUTHOR: Readonly<Record<string, string>> = {
  user_history: 'edit_by',
  org_history: 'edit_by',
  stock_move: 'rgst_by',
};
const may = async (table: string, right: string) =>
  (await admin.query(`SELECT has_table_privilege('hanjan_app', $1, $2) AS may`, [table, right])).rows[0].may as boolean;

let wall: Wall;
let api: TestApi;
let admin: pg.Client;
let app: pg.Client;
let mine: Owner;
let theirs: Owner;
let as: Wall['as'];
let outcome: Wall['outcome'];
beforeAll(async () => {
  wall = await startWall();
  ({ api, admin, app, mine, theirs, as, outcome } = wall);
}, 180_000);
afterAll(() => wall.stop());

const tables = Object.entries(OWNERS).map(([table, { column, setting }]) => [table, column, setting] as const);

describe.each(tables)('%s', (table, column, setting) => {
  const isRoasters = table.startsWith('roaster_') || ['stock_move', 'counter'].includes(table);
  const orgOf = (one: Owner) => (isRoasters ? one.roaster_seq : one.cafe_seq);
  const ownerIn = (one: Owner) => (setting === 'app.org' ? orgOf(one) : one.user_seq);
  const acting = (one: Owner): Settings => ({ [setting]: ownerIn(one) });
  const countOf = async (one: Owner) =>
    Number((await admin.query(`SELECT count(*) FROM ${table} WHERE ${column} = $1`, [ownerIn(one)])).rows[0].count);

  it('shows an owner their own rows and no others', async () => {
    const own = await countOf(mine);
    expect(own).toBeGreaterThan(0);
    expect(await countOf(theirs)).toBeGreaterThan(0);
    const owners = async () =>
      (await app.query(`SELECT DISTINCT ${column} AS owner FROM ${table}`)).rows.map((row) => Number(row.owner));
    expect(await as(acting(mine), () => outcome(`SELECT FROM ${table}`))).toBe(own);
    expect(await as(acting(mine), owners)).toEqual([ownerIn(mine)]);
    expect(await as(acting(theirs), owners)).toEqual([ownerIn(theirs)]);
    expect(await as(acting(mine), () => outcome(`SELECT FROM ${table} WHERE ${column} = $1`, [ownerIn(theirs)]))).toBe(
      0,
    );
  });

  it('is opened by its own setting only', async () => {
    const other = setting === 'app.org' ? 'app.user' : 'app.org';
    const all = { 'app.user': mine.user_seq, 'app.org': orgOf(mine) };
    expect(await as({ ...all, [setting]: '' }, () => outcome(`SELECT FROM ${table}`))).toBe(0);
    expect(await as({ [other]: ownerIn(mine) }, () => outcome(`SELECT FROM ${table}`))).toBe(0);
  });

  it('shows nothing when nobody acts, whether unset or emptied by a commit', async () => {
    expect(await withClient(api.database.logins.app, (fresh) => fresh.query(`SELECT FROM ${table}`))).toMatchObject({
      rowCount: 0,
    });
    expect(await as({}, () => outcome(`SELECT FROM ${table}`))).toBe(0);
    expect(await as({ [setting]: '' }, () => outcome(`SELECT FROM ${table}`))).toBe(0);
    await app.query('BEGIN');
    await app.query('SELECT set_config($1, $2, true)', [setting, String(ownerIn(mine))]);
    expect(await outcome(`SELECT FROM ${table}`)).toBeGreaterThan(0);
    await app.query('COMMIT');
    expect(await outcome(`SELECT FROM ${table}`)).toBe(0);
  });

  it('lets an owner change their own rows and no others', async () => {
    const update = (where = 'true') => outcome(`UPDATE ${table} SET ${column} = ${column} WHERE ${where}`);
    const isChangeable = await may(table, 'UPDATE');
    expect(await as(acting(mine), () => update())).toBe(isChangeable ? await countOf(mine) : REFUSED);
    expect(await as(acting(mine), () => update(`${column} = ${ownerIn(theirs)}`))).toBe(isChangeable ? 0 : REFUSED);
    expect(await as({ [setting]: '' }, () => update())).toBe(isChangeable ? 0 : REFUSED);
    expect(await as(acting(mine), () => outcome(`UPDATE ${table} SET ${column} = $1`, [ownerIn(theirs)]))).toBe(
      REFUSED,
    );
  });

  it('lets an owner delete at most their own rows', async () => {
    const remove = (where = 'true') => outcome(`DELETE FROM ${table} WHERE ${where}`);
    const ownAtMost = await as(acting(mine), () => remove());
    const own = await countOf(mine);
    const none = (await may(table, 'DELETE')) ? 0 : REFUSED;
    expect(ownAtMost).toBe(['idempotency', ...OF_RECORDS].includes(table) ? own : none);
    expect(await as(acting(mine), () => remove(`${column} = ${ownerIn(theirs)}`))).toBe(none);
    expect(await as({ [setting]: '' }, () => remove())).toBe(none);
    await admin.query('BEGIN; SET LOCAL session_replication_role = replica');
    expect((await admin.query(`DELETE FROM ${table} WHERE ${column} = $1`, [ownerIn(mine)])).rowCount).toBe(own);
    await admin.query('ROLLBACK');
  });

  it('takes new rows for whoever acts only', async () => {
    const { rows } = await admin.query(`SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${column} = $1 LIMIT 1`, [
      ownerIn(mine),
    ]);
    const { rows: columns } = await admin.query<{ name: string; is_identity: string; is_random: boolean }>(
      `SELECT quote_ident(column_name) AS name, is_identity, coalesce(column_default = 'gen_random_uuid()', false) AS is_random
         FROM information_schema.columns WHERE table_name = $1 AND is_generated = 'NEVER'`,
      [table],
    );
    const names = columns.map(({ name }) => name).join(', ');
    const counted = columns.filter(({ is_identity }) => is_identity === 'YES');
    const fresh = Object.fromEntries(counted.map(({ name }) => [name, 99_999_999]));
    const insert = (one: Owner, more: Row = {}) => {
      const others = { key: 'another key', nth: lastOf(table), counter_period: 1, ...numbersApart(table) };
      const random = columns.flatMap(({ name, is_random }) => (is_random ? [[name, crypto.randomUUID()]] : []));
      const row = {
        ...rows[0].row,
        ...fresh,
        ...Object.fromEntries(random),
        [column]: ownerIn(one),
        ...others,
        ...more,
      };
      return outcome(
        `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE
           SELECT ${names} FROM jsonb_populate_record(NULL::${table}, $1)`,
        [JSON.stringify(row)],
      );
    };
    const person = { 'app.user': mine.user_seq };
    const me = { ...person, ...acting(mine) };
    expect(await as(me, () => insert(mine))).toBe(1);
    expect(await as(me, () => insert(theirs))).toBe(REFUSED);
    expect(await as({ ...person, [setting]: '' }, () => insert(mine))).toBe(REFUSED);
    expect(await as({}, () => insert(mine))).toBe(REFUSED);
    const author = AUTHOR[table];
    if (author) expect(await as(me, () => insert(mine, { [author]: theirs.user_seq }))).toBe(REFUSED);
  });
});
