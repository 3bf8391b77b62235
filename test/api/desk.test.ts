import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESK_PATH, DESK_WEEKS, type Desk } from '@hanjan/model/setting/desk.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg } from '../harness/org.ts';

let api: TestApi;
let admin: pg.Client;
let boss: Client;
const dataDir = mkdtempSync(join(tmpdir(), 'hanjan-desk-'));

beforeAll(async () => {
  api = await startApi({ dataDir });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  boss = await api.person('desk.boss');
  await admin.query("UPDATE account SET user_type = 'ADMIN' WHERE user_id = 'desk.boss'");
});
afterAll(async () => {
  await admin.end();
  await api.stop();
  rmSync(dataDir, { recursive: true });
});

const read = async () => (await boss.get<Desk>(DESK_PATH)).answer.result;

it('is for administrators alone', async () => {
  const person = await api.person('desk.person');
  expect((await person.get(DESK_PATH)).http).toBe(403);
  expect((await api.guest().get(DESK_PATH)).http).toBe(401);
});

it('counts what is new by week, and everything before in the totals', async () => {
  const before = await read();
  await makeOrg(admin, 'cafe', 'a cafe of this week');
  const old = await makeOrg(admin, 'roaster', 'a roastery of long ago');
  await admin.query("UPDATE org SET rgst_at = now() - interval '2 years' WHERE org = $1", [old]);
  const { growth, totals } = await read();
  expect(growth).toHaveLength(DESK_WEEKS);
  expect(growth.at(-1)?.cafes).toBe((before.growth.at(-1)?.cafes ?? 0) + 1);
  expect(growth.at(-1)?.roasters).toBe(before.growth.at(-1)?.roasters);
  expect(totals).toMatchObject({ cafes: before.totals.cafes + 1, roasters: before.totals.roasters + 1 });
  expect(growth.at(-1)?.accounts).toBe(totals.accounts);
});

it('shows refused sign-ins, and statements that were slow without their values', async () => {
  for (let nth = 0; nth < 3; nth += 1)
    await api.guest().post('/api/sign/signin', { user_id: 'desk.nobody', user_pass: 'not a password' });
  const { events } = await read();
  expect(events.find(({ event, outcome }) => event === 'sign_in' && outcome !== 'ok')?.count).toBeGreaterThanOrEqual(3);
  await admin.query('BEGIN; LOCK TABLE user_cupnote');
  const list = boss.post('/api/user/qc/coffeebean/list', { searchTitle: 'a secret', searchType: 'cupnote_name' });
  await new Promise((resume) => setTimeout(resume, 200));
  await admin.query('COMMIT');
  expect((await list).http).toBe(200);
  const { slow } = await read();
  expect(slow.find(({ text }) => text.includes('user_cupnote'))?.most_ms).toBeGreaterThan(100);
  expect(JSON.stringify(slow)).not.toContain('a secret');
});

it('names the newest whole backup beside the data', async () => {
  expect((await read()).backup).toBeNull();
  mkdirSync(join(dataDir, 'backups'));
  writeFileSync(join(dataDir, 'backups', 'hanjan-20261127000000.backup'), 'whole');
  writeFileSync(join(dataDir, 'backups', 'hanjan-20261127010000.backup.part'), 'not yet');
  expect((await read()).backup).toMatchObject({ bytes: 5 });
});
