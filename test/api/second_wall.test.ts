import { screens } from '@hanjan/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { PERSONAL, withClient } from '../harness/sql.ts';
import { goodRecord, readWorld } from '../harness/values.ts';

/** Row level security alone: bare statements as the application's role, with nothing that scopes them. */

let api: TestApi;
let admin: pg.Client;
let app: pg.Client;
let mine: number;
let theirs: number;

/** Does something as one person and takes it back. */
async function as<T>(person: number | '' | undefined, work: () => Promise<T>): Promise<T> {
  await app.query('BEGIN');
  try {
    if (person !== undefined) await app.query("SELECT set_config('app.user', $1, true)", [String(person)]);
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

const REFUSED = '42501';
const may = async (table: string, right: string) =>
  (await admin.query(`SELECT has_table_privilege('hanjan_app', $1, $2) AS may`, [table, right])).rows[0].may as boolean;
const countOf = async (table: string, person: number) =>
  Number((await admin.query(`SELECT count(*) FROM ${table} WHERE user_seq = $1`, [person])).rows[0].count);

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  app = new pg.Client({ connectionString: api.database.url, options: '-c role=hanjan_app' });
  await Promise.all([admin.connect(), app.connect()]);
  for (const user_id of ['wall.mine', 'wall.theirs']) {
    const client = await api.person(user_id);
    for (const { entity, path, list } of screens) {
      const good = goodRecord(entity, await readWorld(client, entity));
      for (const turn of [1, 2]) {
        const once = { 'idempotency-key': `${user_id}-${entity.name}-${turn}` };
        const { answer } = await client.post<Record<string, number>>(`${path}/edit`, good, once);
        const name = list.title[0] ?? '';
        const change = { [entity.key]: answer.result[entity.key], UPList: [name], [name]: `${turn}번째` };
        expect((await client.post(`${path}/edit`, change)).http).toBe(200);
      }
    }
  }
  const { rows } = await admin.query<{ user_seq: string }>('SELECT user_seq FROM account ORDER BY user_seq');
  [mine = 0, theirs = 0] = rows.map(({ user_seq }) => Number(user_seq));
});
afterAll(async () => {
  await Promise.all([admin.end(), app.end()]);
  await api.stop();
});

describe.each(PERSONAL)('%s', (table) => {
  it('shows a person their own rows and no others', async () => {
    const own = await countOf(table, mine);
    expect(own).toBeGreaterThan(0);
    expect(await countOf(table, theirs)).toBeGreaterThan(0);
    const owners = async () =>
      (await app.query(`SELECT DISTINCT user_seq FROM ${table}`)).rows.map((row) => Number(row.user_seq));
    expect(await as(mine, () => outcome(`SELECT FROM ${table}`))).toBe(own);
    expect(await as(mine, owners)).toEqual([mine]);
    expect(await as(theirs, owners)).toEqual([theirs]);
    expect(await as(mine, () => outcome(`SELECT FROM ${table} WHERE user_seq = $1`, [theirs]))).toBe(0);
  });

  it('shows nothing when nobody acts, whether unset or emptied by a commit', async () => {
    expect(
      await withClient(api.database.url, (fresh) => fresh.query(`SELECT FROM ${table}`), '-c role=hanjan_app'),
    ).toMatchObject({ rowCount: 0 });
    expect(await as(undefined, () => outcome(`SELECT FROM ${table}`))).toBe(0);
    expect(await as('', () => outcome(`SELECT FROM ${table}`))).toBe(0);
    await app.query('BEGIN');
    await app.query("SELECT set_config('app.user', $1, true)", [String(mine)]);
    expect(await outcome(`SELECT FROM ${table}`)).toBeGreaterThan(0);
    await app.query('COMMIT');
    expect(await outcome(`SELECT FROM ${table}`)).toBe(0);
  });

  it('lets a person change their own rows and no others', async () => {
    const update = (where = 'true') => outcome(`UPDATE ${table} SET user_seq = user_seq WHERE ${where}`);
    const isChangeable = await may(table, 'UPDATE');
    expect(await as(mine, () => update())).toBe(isChangeable ? await countOf(table, mine) : REFUSED);
    expect(await as(mine, () => update(`user_seq = ${theirs}`))).toBe(isChangeable ? 0 : REFUSED);
    expect(await as('', () => update())).toBe(isChangeable ? 0 : REFUSED);
    expect(await as(mine, () => outcome(`UPDATE ${table} SET user_seq = $1`, [theirs]))).toBe(REFUSED);
  });

  it('lets a person delete at most their own rows', async () => {
    const remove = (where = 'true') => outcome(`DELETE FROM ${table} WHERE ${where}`);
    const ownAtMost = await as(mine, () => remove());
    const own = await countOf(table, mine);
    expect(ownAtMost).toBe(table === 'idempotency' ? own : 0);
    expect(await as(mine, () => remove(`user_seq = ${theirs}`))).toBe(0);
    expect(await as('', () => remove())).toBe(0);
    await admin.query('BEGIN');
    expect((await admin.query(`DELETE FROM ${table} WHERE user_seq = $1`, [mine])).rowCount).toBe(own);
    await admin.query('ROLLBACK');
  });

  it('takes new rows for the acting person only', async () => {
    const { rows } = await admin.query(`SELECT to_jsonb(t) AS row FROM ${table} t WHERE user_seq = $1 LIMIT 1`, [mine]);
    const counted = await admin.query<{ column_name: string }>(
      "SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND is_identity = 'YES'",
      [table],
    );
    const fresh = Object.fromEntries(counted.rows.map(({ column_name }) => [column_name, 99_999_999]));
    const insert = (user_seq: number) => {
      const row = { ...rows[0].row, ...fresh, user_seq, key: 'another key' };
      return outcome(
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_record(NULL::${table}, $1)`,
        [JSON.stringify(row)],
      );
    };
    expect(await as(mine, () => insert(mine))).toBe(1);
    expect(await as(mine, () => insert(theirs))).toBe(REFUSED);
    expect(await as('', () => insert(mine))).toBe(REFUSED);
    expect(await as(undefined, () => insert(mine))).toBe(REFUSED);
  });
});

describe('the wall itself', () => {
  const BEFORE = ['account', 'session', 'sign_home'];
  /** Tables with rows of people that row level security does not keep apart, even from their owner. */
  const UNGUARDED = `
    SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'user_seq'
     WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
       AND NOT (c.relrowsecurity AND c.relforcerowsecurity) ORDER BY 1`;
  const unguarded = async () => (await admin.query(UNGUARDED)).rows.map(({ relname }) => relname);

  it('stands around every table of people but those that are read before anybody is known', async () => {
    expect(await unguarded()).toEqual(BEFORE);
    const tables = await admin.query(
      "SELECT table_name FROM information_schema.columns WHERE column_name = 'user_seq' AND table_schema = 'public' ORDER BY 1",
    );
    expect(tables.rows.map(({ table_name }) => table_name)).toEqual([...BEFORE, ...PERSONAL].toSorted());
  });
  it('is missed when it is not there', async () => {
    await admin.query(
      'BEGIN; CREATE TABLE left_open (user_seq bigint); CREATE TABLE half_open (user_seq bigint); ALTER TABLE half_open ENABLE ROW LEVEL SECURITY',
    );
    expect(await unguarded()).toEqual([...BEFORE, 'half_open', 'left_open'].toSorted());
    await admin.query('ROLLBACK');
  });
  it('binds the owner of the tables too', async () => {
    await withClient(api.database.url, async (login) => {
      for (const table of PERSONAL) expect((await login.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
      expect((await login.query('SELECT current_user AS name')).rows[0].name).toBe('hanjan');
    });
  });
  it('cannot be opened by the role of the application, which owns nothing', async () => {
    const { rows } = await admin.query(
      'SELECT rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin FROM pg_roles WHERE rolname = ANY($1) ORDER BY 1',
      [['hanjan_app', 'postgres']],
    );
    const nothing = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
    };
    expect(rows[0]).toEqual({ rolname: 'hanjan_app', ...nothing });
    expect(rows[1]).toMatchObject({ rolname: 'postgres', rolbypassrls: true });
    const owned = (role: string) =>
      admin.query(
        `SELECT FROM pg_shdepend WHERE refobjid = $1::regrole AND deptype = 'o' AND dbid IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))`,
        [role],
      );
    expect((await owned('hanjan_app')).rowCount).toBe(0);
    expect((await owned('hanjan')).rowCount).toBeGreaterThan(0);
    const member = await admin.query("SELECT FROM pg_auth_members WHERE member = 'hanjan_app'::regrole");
    expect(member.rowCount).toBe(0);
  });
  it.each([
    'ALTER TABLE user_cupnote DISABLE ROW LEVEL SECURITY',
    'DROP POLICY user_cupnote_read ON user_cupnote',
    'TRUNCATE user_cupnote',
    'CREATE TABLE mine (a integer)',
    'ALTER TABLE account ADD COLUMN a integer',
    'DELETE FROM account',
    'DELETE FROM migration',
    "UPDATE code SET code_name = 'x'",
    'CREATE FUNCTION public.f() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$',
  ])('refuses the application: %s', async (statement) => {
    expect(await as(mine, () => outcome(statement))).toBe(REFUSED);
  });
});
