import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import type { SignupMode } from '../../apps/server/config.ts';
import { invite } from '../../apps/server/sign/invitation.ts';
import { PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { temporaryDirectory } from '../harness/directory.ts';
import { withClient } from '../harness/sql.ts';

let api: TestApi;
afterEach(() => api.stop());

const start = async (signup: SignupMode) => {
  api = await startApi({ signup });
};
const signUp = (user_id: string, more: object = {}) =>
  api.guest().post('/api/sign/signup', {
    ...{ user_id, user_pass: PASSWORD, user_name: '하늘', country: 'KOR', age_ok: true, privacy_ok: true },
    ...more,
  });
const said = async (asked: ReturnType<typeof signUp>) => {
  const { http, answer } = await asked;
  return [http, answer.code];
};
const accounts = async () =>
  (await withClient(api.database.adminUrl, (admin) => admin.query('SELECT FROM account'))).rowCount;

it('an open place takes everybody, and heeds no invitation', async () => {
  await start('open');
  expect(await said(signUp('any.body', { invitation: 'nothing' }))).toEqual([200, null]);
});

it('a closed place takes nobody, with or without an invitation', async () => {
  await start('closed');
  const invitation = await invite(api.database.url);
  for (const more of [{}, { invitation }, { user_name: '' }])
    expect(await said(signUp('no.body', more))).toEqual([403, 'signup_closed']);
  expect(await accounts()).toBe(0);
});

it('by invitation one person makes one account, also when two come at once', async () => {
  await start('invited');
  const refused = [403, 'signup_invited'];
  const invitation = await invite(api.database.url);
  for (const wrong of [undefined, '', 7, ['x'], 'x'.repeat(43), `${invitation} `])
    expect(await said(signUp('not.invited', { invitation: wrong }))).toEqual(refused);
  // What is refused for another reason uses nothing up.
  expect(await said(signUp('first.one', { invitation, country: 'XXX' }))).toEqual([400, 'validation_error']);
  const both = await Promise.all(['first.one', 'second.one'].map((id) => said(signUp(id, { invitation }))));
  expect(both.toSorted((one, other) => Number(one[0]) - Number(other[0]))).toEqual([[200, null], refused]);
  expect(await accounts()).toBe(1);
});

it('tells nobody without an invitation which ids are taken, and takes none away for an id that is', async () => {
  await start('invited');
  const [one, other] = [await invite(api.database.url), await invite(api.database.url)];
  expect(await said(signUp('taken.id', { invitation: one }))).toEqual([200, null]);
  expect(await said(signUp('taken.id', { invitation: 'x'.repeat(43) }))).toEqual([403, 'signup_invited']);
  expect(await said(signUp('taken.id', { invitation: other }))).toEqual([400, 'validation_error']);
  expect(await said(signUp('free.id', { invitation: other }))).toEqual([200, null]);
});

it('an invitation expires, and only its hash is kept', async () => {
  await start('invited');
  const invitation = await invite(api.database.url);
  await withClient(api.database.adminUrl, async (admin) => {
    const { rows } = await admin.query('SELECT * FROM invitation');
    expect(JSON.stringify(rows)).not.toContain(invitation);
    await admin.query("UPDATE invitation SET expires_at = now() - interval '1 second'");
  });
  expect(await said(signUp('too.late', { invitation }))).toEqual([403, 'signup_invited']);
});

it('the operator is given a link that works', async () => {
  await start('invited');
  const data = temporaryDirectory();
  const program = join(import.meta.dirname, '../../apps/server/operator/run_invite.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { PATH: process.env.PATH, DATABASE_URL: api.database.url, HANJAN_DATA: data.path, HANJAN_SIGNUP: 'invited' },
  });
  data.remove();
  const [, invitation] = /http:\/\/localhost:8081\/user\/signup#invite=([\w-]{43})\n$/.exec(stdout) ?? [];
  expect(await said(signUp('was.invited', { invitation }))).toEqual([200, null]);
});
