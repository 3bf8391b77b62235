import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '@hanjan/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, PASSWORD, startApi, type TestApi } from '../../../test/harness/api.ts';
import { backUp, bringBack, everything, options } from '../../../test/harness/backups.ts';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { temporaryDirectory } from '../../../test/harness/directory.ts';
import { owner } from '../../../test/harness/org.ts';
import { shipped } from '../../../test/harness/served.ts';
import { withClient } from '../../../test/harness/sql.ts';
import { goodRecord, readWorld } from '../../../test/harness/values.ts';
import { migrate } from '../db/migrate.ts';
import { seed } from '../db/seed.ts';
import { invite } from '../sign/invitation.ts';
import { checkBackup } from './read.ts';
import { LEFT_OUT } from './snapshot.ts';

const PATH = '/api/user/qc/coffeebean';
/** What COPY has to write in another way than it is. */
const note = {
  cupnote_name: '예가체프 "코체레" \\N \\. 100%',
  cupnote_desc: 'a\tb\r\n\\.\n\\N\n{"x":null}\n\u{1F600} \\\\ \u00a0끝',
  cupnote_place: 'HOME',
  cupnote_date: '2026-11-20',
  cupnote_etc_list: ['"따옴표"', '{괄호}', 'back\\slash', 'NULL'],
};

const directory = temporaryDirectory();
const path = join(directory.path, 'drill.backup');
let api: TestApi;
let me: Client;
let kept: Row;
let before: Awaited<ReturnType<typeof all>>;
let empty: TestDatabase;

const all = (database: TestDatabase) => withClient(database.adminUrl, everything);
const withoutLeftOut = ({ rows, ...rest }: Awaited<ReturnType<typeof all>>) => ({
  ...rest,
  rows: Object.fromEntries(Object.entries(rows).filter(([table]) => !LEFT_OUT.includes(table))),
});

beforeAll(async () => {
  api = await startApi({ catalogue: shipped });
  me = await api.person('drill');
  const boss = await api.person('the.boss');
  await withClient(api.database.adminUrl, (admin) =>
    admin.query("UPDATE account SET user_type = 'SADMIN' WHERE user_id = 'the.boss'"),
  );
  expect((await boss.post('/api/setting/demo/fill')).http).toBe(200);
  const everywhere = await owner(api, 'everywhere');
  for (const { path, entity } of shipped.screens.filter(({ access }) => access.write)) {
    const { http } = await everywhere.post(`${path}/edit`, goodRecord(entity, await readWorld(everywhere, entity)));
    expect([path, http]).toEqual([path, 200]);
  }
  await withClient(api.database.adminUrl, (admin) =>
    admin.query(`INSERT INTO ownership_offer (org, offered_by, offered_to, offer_stays)
      SELECT o.org, o.user_seq, m.user_seq, true FROM membership o JOIN membership m USING (org)
       WHERE o.user_auth = 'OWN' AND m.user_auth = 'SMNG' LIMIT 1`),
  );
  await withClient(api.database.adminUrl, (admin) =>
    admin.query(
      `INSERT INTO user_picture (user_seq, hash, type, width, height, data, rgst_by)
       SELECT user_seq, encode(sha256('drawn'), 'hex'), 'image/webp', 1, 1, 'drawn', user_seq FROM account LIMIT 1`,
    ),
  );
  // Somebody who signs in through a provider, somebody on their way to one, and one that is still to hear of an end.
  await withClient(api.database.adminUrl, (admin) =>
    admin.query(`
      INSERT INTO sign_identity (user_seq, issuer, subject, provider) SELECT user_seq, 'https://login.example', 'drill', 'oidc' FROM account LIMIT 1;
      INSERT INTO sign_step (token_hash, step, ends_at) VALUES (sha256('step'), 'provider', now() + interval '10 minutes');
      INSERT INTO provider_revoke (provider, key_id, revoke_token) VALUES ('apple', '0123abcd', 'sealed')`),
  );
  // What administrators of the site write, what they are told, and what was starred.
  await withClient(api.database.adminUrl, (admin) =>
    admin.query(`
      INSERT INTO farm (farm_name, farm_country_code) VALUES ('Kochere', 'ETH');
      INSERT INTO site_history (entity, record_seq, version, field, after, edit_by)
        SELECT 'farm', 1, 1, 'farm_name', '"Kochere"', user_seq FROM account LIMIT 1;
      INSERT INTO own_text (text_key, text_locale, text_own, edit_by) SELECT 'save', 'ko', '적어 두기', user_seq FROM account LIMIT 1;
      INSERT INTO correction (user_seq, entity, record_seq, correction_text) SELECT user_seq, 'farm', 1, '이름이 달라요' FROM account LIMIT 1;
      INSERT INTO user_favorite (user_seq, entity, record_seq) SELECT user_seq, 'farm', 1 FROM account LIMIT 1`),
  );
  // A link and a letter that somebody waits for.
  await withClient(api.database.adminUrl, (admin) =>
    admin.query(`
      INSERT INTO sign_step (token_hash, step, user_seq, ends_at)
        SELECT sha256('a link'), 'recover', user_seq, now() + interval '1 hour' FROM account LIMIT 1;
      INSERT INTO mail_outbox (letter, asked, mail_locale) VALUES ('recover', 'somebody', 'ko')`),
  );
  // Second factors of somebody else: whoever signs in below has none.
  await withClient(api.database.adminUrl, (admin) =>
    admin.query(`
      WITH other AS (
        INSERT INTO account (user_id, user_pass, user_name, user_country, privacy_at)
          SELECT 'drill.factors', user_pass, '다른 사람', 'KOR', now() FROM account LIMIT 1 RETURNING user_seq),
      code AS (
        INSERT INTO account_totp (user_seq, key_id, seed, last_step) SELECT user_seq, '0123abcd', 'sealed', 0 FROM other),
      passkey AS (
        INSERT INTO account_passkey (user_seq, passkey_name, credential_id, public_key, sign_count, is_synced, is_backed_up)
          SELECT user_seq, '열쇠', 'credential', 'key', 0, true, true FROM other)
      INSERT INTO account_recovery (user_seq, code_hash) SELECT user_seq, sha256('code') FROM other`),
  );
  await invite(api.database.url);
  // Somebody who mistyped their password has a try less.
  const mistyped = await api.guest().post('/api/sign/signin', { user_id: 'the.boss', user_pass: 'not this one' });
  expect(mistyped.http).toBe(401);
  const key = { 'idempotency-key': crypto.randomUUID() };
  kept = (await me.post<Row>(`${PATH}/edit`, note, key)).answer.result;
  const gone = (await me.post<Row>(`${PATH}/edit`, note)).answer.result;
  await me.post(`${PATH}/edit`, { ...gone, UPList: ['store_name'], store_name: '바뀐 곳' });
  await me.post(`${PATH}/remove`, { cupnote_seq: gone.cupnote_seq });
  before = await all(api.database);
  await backUp(api.database.logins.backup, path);
  empty = await createDatabase('empty');
}, 180_000);
afterAll(async () => {
  await api.stop();
  await empty.drop();
  directory.remove();
});

it('a backup is one file that only its owner reads', () => {
  expect(readdirSync(directory.path)).toEqual(['drill.backup']);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

describe('restored into an empty database', () => {
  let restored: TestApi;
  beforeAll(async () => {
    await bringBack(empty.url, path);
  });
  afterAll(() => restored?.stop());

  it('every row, number and policy is as before, but nobody is signed in', async () => {
    const after = await all(empty);
    expect(withoutLeftOut(after)).toEqual(withoutLeftOut(before));
    for (const table of LEFT_OUT) {
      expect([table, before.rows[table]?.length ?? 0]).not.toEqual([table, 0]);
      expect(after.rows[table]).toEqual([]);
    }
    // A table nobody wrote into would not have been tested.
    const untouched = Object.entries(before.rows).filter(([, rows]) => rows.length === 0);
    expect(untouched).toEqual([]);
    expect(before.security.length).toBeGreaterThan(30);
  });

  it('there is nothing to migrate or to seed', async () => {
    expect(await migrate(empty.url)).toEqual([]);
    expect(await seed(empty.url)).toBe(0);
  });

  it('a person signs in again, finds the note and writes the next one', async () => {
    restored = await startApi({ catalogue: shipped, way: async () => empty.url });
    const old = await restored.guest().get(`${PATH}/detail/${kept.cupnote_seq}`, { cookie: me.cookie });
    expect(old.http).toBe(401);
    const again = restored.guest();
    await again.post('/api/sign/signin', { user_id: 'drill', user_pass: PASSWORD });
    const { answer } = await again.get<Row>(`${PATH}/detail/${kept.cupnote_seq}`);
    expect(answer.result).toMatchObject(note);
    const next = (await again.post<Row>(`${PATH}/edit`, note)).answer.result;
    const last = before.sequences.find(({ name }) => name === 'user_cupnote_cupnote_seq_seq');
    expect(next.cupnote_seq).toBe(Number(last?.last_value) + 1);
  });
});

describe('restored over what was changed since', () => {
  it('everything is as it was', async () => {
    const other = await createDatabase();
    await bringBack(other.url, path);
    await withClient(other.adminUrl, async (admin) => {
      await admin.query(`
        DELETE FROM user_cupnote WHERE user_seq = 1;
        UPDATE account SET user_name = 'somebody else';
        ALTER TABLE user_cupnote NO FORCE ROW LEVEL SECURITY;
        DROP POLICY user_cupnote_read ON user_cupnote;
        DROP TABLE sign_attempt;
        CREATE TABLE of_a_later_release (n integer PRIMARY KEY);
        CREATE VIEW of_a_later_view AS SELECT n FROM of_a_later_release;
        CREATE FUNCTION of_a_later_function() RETURNS integer LANGUAGE sql RETURN 1;
        CREATE TYPE of_a_later_type AS ENUM ('a');
        CREATE SEQUENCE of_a_later_sequence`);
      for (const [kind, name] of ['TABLE', 'VIEW', 'FUNCTION', 'TYPE', 'SEQUENCE'].map((one) => [
        one,
        one.toLowerCase(),
      ]))
        await admin.query(`ALTER ${kind} of_a_later_${name === 'table' ? 'release' : name} OWNER TO hanjan`);
    });
    await bringBack(other.url, path);
    expect(withoutLeftOut(await all(other))).toEqual(withoutLeftOut(before));
    const { rows } = await withClient(other.adminUrl, (admin) =>
      admin.query("SELECT to_regclass('of_a_later_release') AS t, to_regproc('of_a_later_function') AS f"),
    );
    expect(rows).toEqual([{ t: null, f: null }]);
    await other.drop();
  });
});

describe('moved to a PostgreSQL of one’s own', () => {
  const login = `plain_${process.pid}`;
  const asAdmin = (statement: string) => withClient(empty.adminUrl, (admin) => admin.query(statement));
  afterAll(() => asAdmin(`DROP OWNED BY ${login} CASCADE; DROP ROLE ${login}`));

  it('whose login may make no roles: restored and backed up again', async () => {
    const other = await createDatabase('empty');
    const url = new URL(other.url);
    await asAdmin(`
      CREATE ROLE ${login} LOGIN PASSWORD 'plain'; GRANT hanjan_app, hanjan_sign, hanjan_backup, hanjan_bean, hanjan_count, hanjan_merge TO ${login};
      ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${login}`);
    await withClient(other.adminUrl, (admin) => admin.query(`GRANT ALL ON SCHEMA public TO ${login}`));
    url.username = login;
    url.password = 'plain';
    await bringBack(url.href, path);
    expect(withoutLeftOut(await all(other))).toEqual(withoutLeftOut(before));
    const again = join(directory.path, 'again.backup');
    await backUp(other.logins.backup, again);
    expect((await checkBackup(again, options)).rows).toEqual((await checkBackup(path, options)).rows);
    await other.drop();
  });
});
