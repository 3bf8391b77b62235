import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../../apps/server/db/schema/ddl.ts';
import type { TestApi } from '../harness/api.ts';
import { withBlends } from '../harness/blends.ts';
import { type Owner, seat } from '../harness/org.ts';
import { withClient } from '../harness/sql.ts';
import { OWNED, OWNERS, REFUSED, type Settings, startWall, type Wall } from '../harness/wall.ts';

/** Row level security of organisations and their members, and what each role of the database can do with the wall. */

/** Entities of an owner whose table is a view: what is behind it has the wall. */
const VIEWS = [
  ...new Set(withBlends.entities.flatMap((entity) => (entity.isView && ownerOf(entity) ? [entity.table] : []))),
];

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
  it.each(['session', 'sign_attempt', 'sign_step', 'mail_outbox', 'provider_revoke'])(
    'does not see %s',
    async (table) => {
      await withClient(api.database.logins.backup, (backup) =>
        expect(backup.query(`SELECT FROM ${table}`)).rejects.toMatchObject({ code: REFUSED }),
      );
    },
  );
});

describe('the wall itself', () => {
  const BEFORE = [
    ...['account', 'account_passkey', 'account_recovery', 'account_totp', 'mail_outbox'],
    ...['session', 'sign_home', 'sign_identity', 'sign_step'],
  ];
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
      [
        ...BEFORE,
        ...OWNED,
        'org',
        'membership',
        'ownership_offer',
        'correction',
        'user_favorite',
        'org_picture',
        'user_picture',
        'system_account',
        ...VIEWS,
      ].toSorted(),
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
