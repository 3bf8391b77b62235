import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FACTOR_PATH } from '@hanjan/model/account/factor.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keyWarning } from '../../apps/server/sign/factor/check_keys.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { addApp, beginSignIn, bringFactor as bring, codeOf, saidTo as is } from '../harness/factors.ts';
import { newPerson } from '../harness/org.ts';

/** What an operator has to do with second factors: the key that they are encrypted with, and administrators who need one. */

const dataDir = mkdtempSync(join(tmpdir(), 'hanjan-factor-'));
const KEYS = join(dataDir, 'keys.json');

let api: TestApi;
let admin: pg.Client;
beforeAll(async () => {
  api = await startApi({ dataDir });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterEach(() => admin.query('DELETE FROM sign_attempt'));
afterAll(async () => {
  await admin.end();
  await api.stop();
  rmSync(dataDir, { recursive: true });
});

describe('the key of the seeds', () => {
  it('lies in a file that its owner alone reads, and is no part of the database', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'key.file');
    const { secret } = await addApp(client);
    expect(statSync(KEYS).mode & 0o777).toBe(0o600);
    const { current } = JSON.parse(readFileSync(KEYS, 'utf8'));
    const { rows } = await admin.query('SELECT key_id, seed FROM account_totp WHERE user_seq = $1', [user_seq]);
    expect(rows[0].key_id).toBe(current);
    expect(rows[0].seed.includes(Buffer.from(secret))).toBe(false);
    expect(rows[0].seed).toHaveLength(12 + 20 + 16);
  });

  it('opens the seed of its account alone', async () => {
    const [one, two] = [await newPerson(api, admin, 'key.one'), await newPerson(api, admin, 'key.two')];
    const { secret } = await addApp(one.client);
    await addApp(two.client);
    await admin.query(
      'UPDATE account_totp SET seed = (SELECT seed FROM account_totp WHERE user_seq = $1), last_step = 0 WHERE user_seq = $2',
      [one.user_seq, two.user_seq],
    );
    expect(is(await bring(await beginSignIn(api, 'key.two'), { code: codeOf(secret) }))).toBe('401 totp_key_lost');
  });

  it('is missed after a restore without it: that is told, a recovery code works, and the file put back mends it', async () => {
    const { client } = await newPerson(api, admin, 'key.lost');
    const { secret, codes } = await addApp(client);
    const kept = readFileSync(KEYS);
    const elsewhere = mkdtempSync(join(tmpdir(), 'hanjan-factor-'));
    const other = await startApi({ dataDir: elsewhere, database: api.database });
    const there = await beginSignIn(other, 'key.lost');
    expect(is(await bring(there, { code: codeOf(secret) }))).toBe('401 totp_key_lost');
    expect(is(await bring(there, { recovery: codes[0] }))).toBe('200 null');
    writeFileSync(join(elsewhere, 'keys.json'), kept);
    expect(is(await bring(await beginSignIn(other, 'key.lost'), { code: codeOf(secret) }))).toBe('200 null');
    await other.stop();
    rmSync(elsewhere, { recursive: true });
  });

  it('is asked for at the start where the database needs it, and at no other', async () => {
    const { url } = api.database;
    const elsewhere = mkdtempSync(join(tmpdir(), 'hanjan-factor-'));
    await admin.query('DELETE FROM account_totp');
    expect(await keyWarning(url, elsewhere)).toBeNull();
    const [one, two] = [await newPerson(api, admin, 'key.start'), await newPerson(api, admin, 'key.start.two')];
    for (const { client } of [one, two]) await addApp(client);
    expect(await keyWarning(url, dataDir)).toBeNull();
    const { current } = JSON.parse(readFileSync(KEYS, 'utf8'));
    // Without the file, and with that of another database.
    for (const file of [null, { current: '00000000', keys: { '00000000': Buffer.alloc(32).toString('base64') } }]) {
      if (file) writeFileSync(join(elsewhere, 'keys.json'), JSON.stringify(file));
      expect(await keyWarning(url, elsewhere)).toMatch(new RegExp(`lacks ${current}: .* of 2 accounts`));
    }
    rmSync(elsewhere, { recursive: true });
  });
});

describe('administrators', () => {
  it('cannot do without one where the operator says so', async () => {
    const strict = await startApi({ needsAdminFactor: true });
    const db = new pg.Client({ connectionString: strict.database.adminUrl });
    await db.connect();
    const { client: person } = await newPerson(strict, db, 'strict.person');
    const { client, user_seq } = await newPerson(strict, db, 'strict.admin');
    await db.query("UPDATE account SET user_type = 'ADMIN' WHERE user_seq = $1", [user_seq]);
    const PAGES = '/api/userinfo/holds';
    expect(is(await person.get(PAGES))).toBe('200 null');
    expect(is(await client.get(PAGES))).toBe('403 factor_required');
    expect(is(await client.get('/api/userinfo'))).toBe('200 null');
    expect(is(await client.get(FACTOR_PATH))).toBe('200 null');
    await addApp(client);
    expect(is(await client.get(PAGES))).toBe('200 null');
    expect(is(await client.post(`${FACTOR_PATH}/totp/remove`))).toBe('200 null');
    expect(is(await client.get(PAGES))).toBe('403 factor_required');
    await db.end();
    await strict.stop();
  });
});
