import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { seeds } from '@hanjan/model/seed/index.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, clientOf, PASSWORD } from '../../../test/harness/api.ts';
import { temporaryDirectory } from '../../../test/harness/directory.ts';
import { type Program, startProgram } from '../../../test/harness/program.ts';
import { withClient } from '../../../test/harness/sql.ts';
import { hashPassword } from '../sign/password.ts';
import { addresses } from './embedded/bootstrap.ts';
import { startEmbedded } from './embedded/index.ts';
import { freePort } from './embedded/port.ts';
import { applyMigration, makeMigrationTable, readMigrations } from './migrate.ts';

/** The release before had one login, which owned the tables, and took on roles that nobody could sign in as. */
const BEFORE = '0015_empty_last.sql';
const NOTE = '콜롬비아 핑크 버번';
const EDITED = '우리가 고친 켄트';

/** Brings an empty database to where the release before left it, with a person and what they wrote. */
async function fillAsBefore(ownerUrl: string, adminUrl: string): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    await makeMigrationTable(owner);
    for (const migration of await readMigrations()) {
      if (migration.name > BEFORE) break;
      await owner.query('BEGIN');
      await applyMigration(owner, migration);
      await owner.query('COMMIT');
    }
  });
  await withClient(ownerUrl, seedAsBefore);
  const hash = await hashPassword(PASSWORD);
  await withClient(adminUrl, async (admin) => {
    await admin.query(
      "INSERT INTO account (user_id, user_pass, user_name, user_country) VALUES ('from.before', $1, '이전부터', 'KOR')",
      [hash],
    );
    await admin.query(
      `INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date)
       SELECT user_seq, '${NOTE} ' || nth, 'HOME', '2026-01-01' FROM account, generate_series(1, 300) AS nth`,
    );
    await admin.query(
      "INSERT INTO session (token_hash, user_seq, subnet) SELECT sha256('x'), user_seq, '::/48' FROM account",
    );
  });
}

/** The reference data as that release laid it down, with what an administrator has made of it. */
async function seedAsBefore(owner: pg.Client): Promise<void> {
  const lay = (table: string, rows: readonly object[]) =>
    owner.query(
      `INSERT INTO ${table} (${Object.keys(rows[0] ?? {})}) SELECT ${Object.keys(rows[0] ?? {})}
         FROM jsonb_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  await lay('code_group', seeds.code_group);
  await lay(
    'code',
    seeds.code.map(({ code_group_seq: _, ...row }) => row),
  );
  await lay(
    'country',
    seeds.country.map(({ country_code1: _, ...row }) => row),
  );
  await lay(
    'variety',
    seeds.variety.map(({ variety_disp: variety_order, variety_alias: aliases, variety_parent_list: _, ...row }) => ({
      ...row,
      variety_order,
      aliases,
    })),
  );
  await lay('region', seeds.region);
  await owner.query(`UPDATE variety SET variety_name_kr = '${EDITED}', edit_by = 1 WHERE variety_id = 'KENT'`);
  await owner.query("UPDATE variety SET variety_name = 'as it was called' WHERE variety_id = 'SL28'");
  await owner.query("UPDATE code SET code_order = 99, edit_by = 1 WHERE code_group_id = 'NTPLC' AND code_id = 'HOME'");
}

/** What the administrator made of it is still so, the rest as this release has it. */
async function readCodes(me: Client): Promise<void> {
  type Groups = Record<string, { code_list: { code_id: string; code_name: string; code_name_kr: string }[] }>;
  const { answer } = await me.post<Groups>('/api/code/simple', { code_group: ['VRT', 'NTPLC'] });
  const named = (id: string) => answer.result.VRT?.code_list.find(({ code_id }) => code_id === id);
  expect([named('KENT')?.code_name_kr, named('SL28')?.code_name]).toEqual([EDITED, 'SL28']);
  expect(answer.result.NTPLC?.code_list.at(-1)?.code_id).toBe('HOME');
}

/** Signs in at the upgraded product and reads what was there before. */
async function readBack(program: Program, origin: string): Promise<void> {
  await program.says('Hanjan is ready');
  expect(program.written()).toContain('applied 0016_logins.sql');
  const me = clientOf(() => origin);
  const { answer } = await me.post('/api/sign/signin', { user_id: 'from.before', user_pass: PASSWORD });
  expect(answer.result).toMatchObject({ user_id: 'from.before', user_name: '이전부터' });
  await readCodes(me);
  const list = await me.post<{ cupnote_name: string }[]>('/api/user/qc/coffeebean/list', { list_count: 100 });
  expect(list.answer.pagination).toMatchObject({ total: 300 });
  expect(list.answer.result[0]?.cupnote_name).toContain(NOTE);
  const note = { cupnote_name: 'the next one', cupnote_place: 'HOME', cupnote_date: '2026-02-01' };
  expect((await me.post('/api/user/qc/coffeebean/edit', note)).http).toBe(200);
}

const logins = "SELECT rolname FROM pg_roles WHERE rolname LIKE 'hanjan\\_%' AND rolcanlogin ORDER BY 1";
const ALL = [{ rolname: 'hanjan_app' }, { rolname: 'hanjan_backup' }, { rolname: 'hanjan_sign' }];

async function stop({ child, ended }: Program): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

describe('a data directory of the release before', () => {
  const directory = temporaryDirectory();
  afterAll(directory.remove);

  it('is upgraded by a start, and a second start finds the same', async () => {
    const embedded = await startEmbedded({ dataDir: directory.path, log: () => undefined });
    await fillAsBefore(embedded.url, embedded.adminUrl);
    await withClient(embedded.adminUrl, (admin) =>
      admin.query(`REVOKE CONNECT ON DATABASE hanjan FROM hanjan_app, hanjan_sign, hanjan_backup;
        DROP ROLE hanjan_sign; ALTER ROLE hanjan_app NOLOGIN PASSWORD NULL; ALTER ROLE hanjan_backup NOLOGIN PASSWORD NULL`),
    );
    await embedded.stop();
    const file = join(directory.path, 'secrets.json');
    const { postgres, hanjan } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ postgres, hanjan }));

    const port = await freePort();
    const env = { PORT: String(port), HANJAN_DATA: directory.path, HANJAN_ADMIN_PASSWORD: 'for tests, and long' };
    const origin = `http://127.0.0.1:${port}`;
    const first = startProgram(env);
    await readBack(first, origin);
    await stop(first);
    const secrets = JSON.parse(readFileSync(file, 'utf8'));
    expect(secrets).toMatchObject({ postgres, hanjan });
    const second = startProgram(env);
    await second.says('Hanjan is ready');
    expect(second.written()).not.toContain('applied');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(secrets);
    const { adminUrl } = addresses({ host: join(directory.path, 'run'), port: 5432 }, secrets);
    expect(await withClient(adminUrl, async (admin) => (await admin.query(logins)).rows)).toEqual(ALL);
    await stop(second);
  }, 180_000);
});

describe('a PostgreSQL of one’s own that the release before worked on', () => {
  const directory = temporaryDirectory();
  let cluster: Awaited<ReturnType<typeof startEmbedded>>;
  let url: string;
  let adminUrl: string;
  const command = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../operator/run_logins.ts')], {
      env: { PATH: process.env.PATH, ...env },
    });

  beforeAll(async () => {
    cluster = await startEmbedded({ dataDir: directory.path, log: () => undefined });
    const at = (address: string, user: string, password: string) =>
      Object.assign(new URL(address), { pathname: '/own', username: user, password }).href;
    const admin = new URL(cluster.adminUrl);
    adminUrl = at(cluster.adminUrl, admin.username, admin.password);
    url = at(cluster.adminUrl, 'boss', 'geheim');
    const statements = [
      'DROP DATABASE hanjan',
      'DROP ROLE hanjan_app, hanjan_sign, hanjan_backup, hanjan_bean, hanjan_count, hanjan_merge, hanjan',
      "CREATE ROLE boss LOGIN CREATEROLE PASSWORD 'geheim'",
      "CREATE DATABASE own OWNER boss TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'",
    ];
    await withClient(cluster.adminUrl.replace(/\/hanjan$/, '/postgres'), async (client) => {
      for (const statement of statements) await client.query(statement);
    });
    await fillAsBefore(url, adminUrl);
  }, 180_000);
  afterAll(async () => {
    await cluster.stop();
    directory.remove();
  });

  it('asks for the logins in one line', async () => {
    const { code, text } = await startProgram({ PORT: String(await freePort()), DATABASE_URL: url }).ended;
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(/^DATABASE_URL is for migrations alone: .+npm run logins.+\n$/),
    ]);
  });
  it('is upgraded with the logins that npm run logins makes', async () => {
    const { stdout } = await command({ DATABASE_URL: `${url}?user=boss&password=geheim` });
    expect(stdout).not.toContain('geheim');
    const env = Object.fromEntries(
      stdout
        .split('\n')
        .flatMap((line) => [/^(DATABASE_\w+)=(.+)$/.exec(line)?.slice(1) ?? []].filter(({ length }) => length > 0)),
    );
    expect(Object.keys(env)).toEqual(['DATABASE_APP_URL', 'DATABASE_SIGN_URL', 'DATABASE_BACKUP_URL']);
    const port = await freePort();
    const program = startProgram({ PORT: String(port), DATABASE_URL: url, ...env });
    await readBack(program, `http://127.0.0.1:${port}`);
    await stop(program);
  }, 180_000);
  it('gets new passwords whenever it is asked, and the old ones open nothing', async () => {
    const appUrl = async () =>
      /^DATABASE_APP_URL=(.+)$/m.exec((await command({ DATABASE_URL: url })).stdout)?.[1] ?? '';
    const [old, fresh] = [await appUrl(), await appUrl()];
    await expect(withClient(old, (client) => client.query('SELECT 1'))).rejects.toThrow(/password/);
    expect((await withClient(fresh, (client) => client.query('SELECT current_user AS name'))).rows).toEqual([
      { name: 'hanjan_app' },
    ]);
  });
  it('says what an administrator has to run where the owner may make no roles', async () => {
    await withClient(adminUrl, (admin) => admin.query('ALTER ROLE boss NOCREATEROLE'));
    const { stdout } = await command({ DATABASE_URL: url });
    expect(stdout).toContain('Let somebody who may run this first');
    const statements = /\n(DO \$\$[\s\S]+?)\n\n/.exec(stdout)?.[1] ?? '';
    await withClient(adminUrl, (admin) => admin.query(statements));
    const appUrl = /^DATABASE_APP_URL=(.+)$/m.exec(stdout)?.[1] ?? '';
    expect((await withClient(appUrl, (client) => client.query('SELECT 1'))).rowCount).toBe(1);
  });
  it('is asked for before anything else', async () => {
    await expect(command({})).rejects.toMatchObject({ stderr: expect.stringMatching(/^Usage: .+npm run logins\n$/) });
  });
});
