import { type Row, rowTablesOf } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../../apps/server/db/schema/ddl.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { withBlends } from '../harness/blends.ts';
import { type Owner, owner, seat } from '../harness/org.ts';
import { GREEN_STOCK, LOT, told } from '../harness/roastery.ts';
import { change, creation, sendSave, type Told } from '../harness/save.ts';
import { ownersOf, withClient } from '../harness/sql.ts';
import { offeredRecord } from '../harness/values.ts';

/** Row level security alone: bare statements as the application's role, with nothing that scopes them. */

const OWNERS = ownersOf(withBlends.entities);
const OWNED = Object.keys(OWNERS);
/** Rows that come and go with the record they belong to. */
const OF_RECORDS = withBlends.entities.flatMap(rowTablesOf).map(({ table }) => table);

let api: TestApi;
let admin: pg.Client;
let app: pg.Client;
let mine: Owner;
let theirs: Owner;

type Settings = Readonly<Record<string, number | string>>;

/** Does something with these settings and takes it back. */
async function as<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  await app.query('BEGIN');
  try {
    for (const [name, value] of Object.entries(settings))
      await app.query('SELECT set_config($1, $2, true)', [name, String(value)]);
    return await work();
  } finally {
    await app.query('ROLLBACK');
  }
}

/** How many rows a statement touched, or the SQL state that it was refused with. */
const outcome = (sql: string, values: unknown[] = []) =>
  app.query(sql, values).then(
    ({ rowCount }) => rowCount,
    ({ code }: { code: string }) => code,
  );

/** Numbers that no record of a table has where no two may be alike. */
const numbersApart = (table: string): Row => {
  const { unique = [], fields = {} } = withBlends.entities.find((entity) => entity.table === table) ?? {};
  return Object.fromEntries(unique.map((set) => [set.findLast((name) => fields[name]?.kind === 'count'), 2222]));
};

/** Entities of an owner whose table is a view: what is behind it has the wall. */
const VIEWS = [
  ...new Set(withBlends.entities.flatMap((entity) => (entity.isView && ownerOf(entity) ? [entity.table] : []))),
];

const REFUSED = '42501';
/** Who wrote what can only be added: nobody says that it was somebody else. */
const AUTHOR: Readonly<Record<string, string>> = {
  user_history: 'edit_by',
  org_history: 'edit_by',
  stock_move: 'rgst_by',
};
const may = async (table: string, right: string) =>
  (await admin.query(`SELECT has_table_privilege('hanjan_app', $1, $2) AS may`, [table, right])).rows[0].may as boolean;

beforeAll(async () => {
  api = await startApi({ catalogue: withBlends });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  app = new pg.Client({ connectionString: api.database.logins.app });
  await Promise.all([admin.connect(), app.connect()]);
  [mine, theirs] = [await owner(api, 'wall.mine'), await owner(api, 'wall.theirs')];
  for (const client of [mine, theirs]) {
    for (const screen of withBlends.screens.filter(({ access }) => access.write)) {
      const good = await offeredRecord(client, screen);
      const desk = { client, screen, draft: good };
      for (let turn = 1; turn <= 2; turn += 1) {
        const made = creation(screen, good);
        expect((await sendSave(desk, made)).answer.description).toBe('');
        expect((await sendSave(desk, change(screen, made.outcome as Told))).http).toBe(200);
      }
    }
    const [first] = told(await client.post<Row[]>(`${LOT}/code`));
    const move = { lot: first?.greenbean_year_seq, move_reason: 'RECEIVE', move_mass: 10 };
    told(await client.post(`${GREEN_STOCK}/move`, move));
  }
});
afterAll(async () => {
  await Promise.all([admin.end(), app.end()]);
  await api.stop();
});

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
      const others = { key: 'another key', nth: 20, counter_period: 1, ...numbersApart(table) };
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

describe('organisations and their members', () => {
  const seen = (table: string, column: string) => async () =>
    (await app.query(`SELECT ${column} AS seen FROM ${table} ORDER BY 1`)).rows.map(({ seen: one }) => Number(one));
  const places = (one: Owner) => [one.cafe_seq, one.roaster_seq];

  it('show a person the places they belong to, in whatever state, and of organisations those that have not let them go', async () => {
    await seat(admin, theirs.cafe_seq, mine.user_seq, 'FIRE', { isOn: false });
    const person = { 'app.user': mine.user_seq };
    const belongs = [...places(mine), theirs.cafe_seq].toSorted((a, b) => a - b);
    expect(await as(person, seen('membership', 'org'))).toEqual(belongs);
    expect(await as(person, seen('membership', 'user_seq'))).toEqual(belongs.map(() => mine.user_seq));
    expect(await as(person, seen('org', 'org'))).toEqual(places(mine));
    await seat(admin, theirs.cafe_seq, mine.user_seq, 'WTSGNP', { isOn: false });
    expect(await as(person, seen('org', 'org'))).toEqual(belongs);
    await admin.query('DELETE FROM membership WHERE org = $1 AND user_seq = $2', [theirs.cafe_seq, mine.user_seq]);
    expect(await as(person, seen('org', 'org'))).toEqual(places(mine));
  });

  it('show whoever works in one its members, and no others', async () => {
    await seat(admin, mine.cafe_seq, theirs.user_seq, 'BARISTA');
    const place = { 'app.org': mine.cafe_seq };
    expect(await as(place, seen('membership', 'user_seq'))).toEqual([mine.user_seq, theirs.user_seq]);
    expect(await as(place, seen('membership', 'org'))).toEqual([mine.cafe_seq, mine.cafe_seq]);
    expect(await as(place, seen('org', 'org'))).toEqual([mine.cafe_seq]);
    await admin.query('DELETE FROM membership WHERE org = $1 AND user_seq = $2', [mine.cafe_seq, theirs.user_seq]);
  });

  it.each([
    // What those who run it may change is said in organization.test.
    ['org', REFUSED],
    // It is changed by moves that a trigger knows, and by these alone.
    ['membership', 'HJ403'],
  ])('keep %s from whoever is nobody, and from every change', async (table, refused) => {
    const everything = { 'app.user': mine.user_seq, 'app.org': mine.cafe_seq } as const;
    const nobody: Settings[] = [{}, { 'app.user': '', 'app.org': '' }];
    for (const settings of nobody) expect(await as(settings, () => outcome(`SELECT FROM ${table}`))).toBe(0);
    const change = table === 'org' ? 'is_demo = is_demo' : "user_auth = 'FIRE'";
    for (const [statement, answer] of [
      [`UPDATE ${table} SET ${change}`, refused],
      [`DELETE FROM ${table}`, REFUSED],
      [`INSERT INTO ${table} DEFAULT VALUES`, REFUSED],
    ] as const)
      expect([statement, await as(everything, () => outcome(statement))]).toEqual([statement, answer]);
  });

  it.each(['cafe_received', 'cafe_blend_blend_list'])(
    'refuse a reference from %s of one to a record of another, whoever writes it',
    async (table) => {
      const lot = `UPDATE ${table} SET coffeebean_seq = (SELECT min(coffeebean_seq) FROM cafe_coffeebean WHERE org = $1)
      WHERE org = $2`;
      const code = (from: number) =>
        admin.query(lot, [from, mine.cafe_seq]).then(
          () => 'OK',
          (error: { code: string }) => error.code,
        );
      expect(await code(theirs.cafe_seq)).toBe('23503');
      expect(await code(mine.cafe_seq)).toBe('OK');
    },
  );
});

describe('the role of backups', () => {
  it('sees every row, changes none, and deletes only what was removed long ago', async () => {
    await withClient(api.database.logins.backup, async (backup) => {
      for (const table of [...OWNED, 'org', 'membership']) {
        const { rows } = await admin.query(`SELECT count(*)::integer AS count FROM ${table}`);
        expect([table, (await backup.query(`SELECT FROM ${table}`)).rowCount]).toEqual([table, rows[0].count]);
        const gone = await backup.query(`DELETE FROM ${table}`).then(
          ({ rowCount }) => rowCount,
          ({ code }: { code: string }) => code,
        );
        expect([table, [0, REFUSED]]).toEqual([table, expect.arrayContaining([gone])]);
        const column = ['org', 'membership'].includes(table) ? 'version' : OWNERS[table]?.column;
        for (const statement of [`UPDATE ${table} SET ${column} = ${column}`, `TRUNCATE ${table}`])
          await expect(backup.query(statement)).rejects.toMatchObject({ code: REFUSED });
      }
    });
  });
  it.each(['session', 'sign_attempt'])('does not see %s', async (table) => {
    await withClient(api.database.logins.backup, (backup) =>
      expect(backup.query(`SELECT FROM ${table}`)).rejects.toMatchObject({ code: REFUSED }),
    );
  });
});

describe('the wall itself', () => {
  const BEFORE = ['account', 'session', 'sign_home'];
  /** Tables with rows of people or organisations that row level security does not keep apart, even from their owner. */
  const UNGUARDED = `
    SELECT DISTINCT c.relname FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('user_seq', 'org')
     WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
       AND NOT (c.relrowsecurity AND c.relforcerowsecurity) ORDER BY 1`;
  const unguarded = async () => (await admin.query(UNGUARDED)).rows.map(({ relname }) => relname);

  it('stands around every table of people but those that are read before anybody is known', async () => {
    expect(await unguarded()).toEqual(BEFORE);
    const found = await admin.query(
      "SELECT DISTINCT table_name FROM information_schema.columns WHERE column_name IN ('user_seq', 'org') AND table_schema = 'public' ORDER BY 1",
    );
    expect(found.rows.map(({ table_name }) => table_name)).toEqual(
      [...BEFORE, ...OWNED, 'org', 'membership', 'ownership_offer', ...VIEWS].toSorted(),
    );
  });
  it('is missed when it is not there', async () => {
    await admin.query(
      'BEGIN; CREATE TABLE left_open (user_seq bigint); CREATE TABLE half_open (org bigint); ALTER TABLE half_open ENABLE ROW LEVEL SECURITY',
    );
    expect(await unguarded()).toEqual([...BEFORE, 'half_open', 'left_open'].toSorted());
    await admin.query('ROLLBACK');
  });
  it('binds the owner of the tables too', async () => {
    await withClient(api.database.url, async (login) => {
      for (const table of OWNED) expect((await login.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
      expect((await login.query('SELECT current_user AS name')).rows[0].name).toBe('hanjan');
    });
  });
  it('cannot be opened by the role of the application, which owns nothing', async () => {
    const { rows } = await admin.query(
      'SELECT rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin FROM pg_roles WHERE rolname = ANY($1) ORDER BY 1',
      [['hanjan_app', 'hanjan_backup', 'hanjan_sign', 'postgres']],
    );
    const nothing = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: true,
    };
    expect(rows[0]).toEqual({ rolname: 'hanjan_app', ...nothing });
    expect(rows[1]).toEqual({ rolname: 'hanjan_backup', ...nothing });
    expect(rows[2]).toEqual({ rolname: 'hanjan_sign', ...nothing });
    expect(rows[3]).toMatchObject({ rolname: 'postgres', rolbypassrls: true });
    const owned = (role: string) =>
      admin.query(
        `SELECT FROM pg_shdepend WHERE refobjid = $1::regrole AND deptype = 'o' AND dbid IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))`,
        [role],
      );
    expect((await owned('hanjan_app')).rowCount).toBe(0);
    expect((await owned('hanjan_backup')).rowCount).toBe(0);
    expect((await owned('hanjan_sign')).rowCount).toBe(0);
    expect((await owned('hanjan')).rowCount).toBeGreaterThan(0);
    const member = await admin.query("SELECT FROM pg_auth_members WHERE member::regrole::text LIKE 'hanjan\\_%'");
    expect(member.rowCount).toBe(0);
  });
  it.each([
    'ALTER TABLE user_cupnote DISABLE ROW LEVEL SECURITY',
    'DROP POLICY user_cupnote_read ON user_cupnote',
    'TRUNCATE user_cupnote',
    'CREATE TABLE mine (a integer)',
    'ALTER TABLE account ADD COLUMN a integer',
    'DELETE FROM account',
    'ALTER TABLE cafe_received DISABLE ROW LEVEL SECURITY',
    'TRUNCATE org_history',
    'UPDATE org_history SET field = field',
    'UPDATE stock_move SET move_mass = move_mass',
    'DELETE FROM stock_move',
    'DELETE FROM counter',
    'DELETE FROM migration',
    "UPDATE code SET code_name = 'x'",
    'CREATE FUNCTION public.f() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$',
  ])('refuses the application: %s', async (statement) => {
    expect(await as({ 'app.user': mine.user_seq, 'app.org': mine.cafe_seq }, () => outcome(statement))).toBe(REFUSED);
  });
});

describe('an organisation', () => {
  it.each([
    ['BARISTA', 1],
    ['WTSGNP', 1],
    ['HLD', 1],
    ['RJN', 1],
    ['CNCL', 0],
    ['RJCT', 0],
    ['FIRE', 0],
  ])('is seen by somebody who is %s in it: %i', async (user_auth, count) => {
    await seat(admin, theirs.cafe_seq, mine.user_seq, user_auth);
    const seen = () => outcome('SELECT FROM org WHERE org = $1', [theirs.cafe_seq]);
    expect(await as({ 'app.user': mine.user_seq }, seen)).toBe(count);
    await admin.query('DELETE FROM membership WHERE org = $1 AND user_seq = $2', [theirs.cafe_seq, mine.user_seq]);
  });
});
