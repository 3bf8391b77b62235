import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '../../apps/server/db/embedded/port.ts';
import { asAdmin, type Filled } from '../api/data.ts';

/** A Directus that is filled like the product. */
export interface Directus {
  readonly origin: string;
  stop(): Promise<void>;
}

const ADMIN = 'admin-of-the-bench';

/** What one of those who call sends to be known. */
export const tokenOf = (at: number) => `taster-${at}`;

/**
 * Starts the Directus that is installed in a directory, in a schema of its own beside the product's, with the same notes:
 * as many people as there are connections read and write their own, by a policy with `$CURRENT_USER`, and what they
 * write is kept in its revisions, as it does by itself.
 */
export async function startDirectus(
  installed: string,
  adminUrl: string,
  filled: Filled,
  people: number,
  log: string,
): Promise<Directus> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...settings(adminUrl, port) };
  const cli = join(installed, 'node_modules/directus/cli.js');
  const node = process.env.DIRECTUS_NODE ?? process.execPath;
  await asAdmin(adminUrl, (admin) => admin.query('CREATE SCHEMA directus'));
  execFileSync(node, [cli, 'bootstrap'], { env, cwd: installed, stdio: 'ignore' });
  const run = () => started(node, cli, installed, env, origin, log);
  const first = await run();
  const ids = await makePeople(origin, people);
  await asAdmin(adminUrl, (admin) => copyNotes(admin, filled, ids));
  // It reads what tables there are when it starts.
  await first();
  const stop = await run();
  await allow(origin);
  return { origin, stop };
}

const settings = (adminUrl: string, port: number): Record<string, string> => ({
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: adminUrl,
  DB_SEARCH_PATH: 'directus',
  DB_POOL__MAX: '10',
  KEY: 'k'.repeat(32),
  SECRET: 's'.repeat(32),
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'coffee in the morning',
  ADMIN_TOKEN: ADMIN,
  HOST: '127.0.0.1',
  PORT: String(port),
  LOG_LEVEL: 'error',
  TELEMETRY: 'false',
  PRESSURE_LIMITER_ENABLED: 'false',
  NODE_ENV: 'production',
});

async function started(
  node: string,
  cli: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  origin: string,
  log: string,
): Promise<() => Promise<void>> {
  const output = openSync(log, 'w');
  const child = spawn(node, [cli, 'start'], { env, cwd, stdio: ['ignore', output, output] });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (let tries = 0; tries < 120 && child.exitCode === null; tries++) {
    const answered = await fetch(`${origin}/server/ping`).catch(() => undefined);
    if (answered?.ok) return stop;
    await wait(500);
  }
  await stop();
  throw new Error(`Directus did not start:\n${readFileSync(log, 'utf8')}`);
}

async function tell(origin: string, path: string, body: object): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' };
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text).data;
}

const POLICY = '00000000-0000-4000-8000-000000000001';

async function makePeople(origin: string, count: number): Promise<string[]> {
  const role = await tell(origin, '/roles', { name: 'taster' });
  await tell(origin, '/policies', { id: POLICY, name: 'own notes', app_access: false, admin_access: false });
  await tell(origin, '/access', { role: role.id, policy: POLICY });
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const account = { email: `taster.${at}@example.com`, password: 'coffee in the morning', token: tokenOf(at) };
    ids.push((await tell(origin, '/users', { ...account, role: role.id })).id);
  }
  return ids;
}

async function allow(origin: string): Promise<void> {
  const mine = { owner: { _eq: '$CURRENT_USER' } };
  for (const action of ['read', 'create', 'update']) {
    const permissions = action === 'create' ? {} : mine;
    await tell(origin, '/permissions', { policy: POLICY, collection: 'note', action, fields: ['*'], permissions });
  }
}

/** Every note with the columns of the product's, lists as JSON, and the index that its list is read by. */
async function copyNotes(admin: pg.Client, { user }: Filled, ids: readonly string[]): Promise<void> {
  const { rows } = await admin.query<{ name: string; is_list: boolean }>(
    `SELECT column_name AS name, data_type = 'ARRAY' AS is_list FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = 'user_cupnote' ORDER BY ordinal_position`,
  );
  const columns = rows.map(({ name, is_list }) => (is_list ? `to_json("${name}") AS "${name}"` : `"${name}"`));
  await admin.query('SET search_path = directus, public');
  await admin.query(`CREATE TABLE directus.note AS SELECT ${columns}, NULL::uuid AS owner FROM public.user_cupnote`);
  for (const [at, id] of ids.entries())
    await admin.query('UPDATE note SET owner = $1 WHERE user_seq = $2', [id, user + at]);
  await admin.query(`
    ALTER TABLE note ADD PRIMARY KEY (cupnote_seq);
    CREATE SEQUENCE note_seq OWNED BY note.cupnote_seq;
    SELECT setval('note_seq', (SELECT max(cupnote_seq) FROM note));
    ALTER TABLE note ALTER cupnote_seq SET DEFAULT nextval('directus.note_seq');
    CREATE INDEX ON note (owner, cupnote_date DESC, cupnote_seq DESC);
    INSERT INTO directus_collections (collection, accountability) VALUES ('note', 'all');
    INSERT INTO directus_fields (collection, field, special) VALUES ('note', 'owner', 'user-created')`);
  for (const { name } of rows.filter(({ is_list }) => is_list)) {
    await admin.query("INSERT INTO directus_fields (collection, field, special) VALUES ('note', $1, 'cast-json')", [
      name,
    ]);
  }
  await admin.query('VACUUM ANALYZE');
}
