import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { temporaryDirectory } from '../harness/directory.ts';
import { addApp } from '../harness/factors.ts';

/** `npm run password -- id --second`: the operator takes away the second factors of somebody who lost them. */

const data = temporaryDirectory();
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  data.remove();
});

/** Runs the command as npm does; answers how it ended and what it wrote. */
const command = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((done) => {
    const program = join(import.meta.dirname, '../../apps/server/operator/run_password.ts');
    const env = { PATH: process.env.PATH, DATABASE_URL: api.database.url, HANJAN_DATA: data.path };
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    );
  });
const signIn = async (user_id: string) => {
  const client = api.guest();
  const { answer } = await client.post('/api/sign/signin', { user_id, user_pass: PASSWORD });
  return { client, step: answer.result.step };
};

it('takes them away, signs out everywhere, leaves the password, and is in the log of events', async () => {
  const [client, other] = [await api.person('second.lost'), await api.person('second.other')];
  const { codes } = await addApp(client);
  await addApp(other);
  const { user_seq } = (await client.get('/api/userinfo')).answer.result;
  expect((await signIn('second.lost')).step).toBe('factor');

  const { code, out } = await command('Second.Lost', '--second');
  expect([code, out]).toEqual([0, expect.stringContaining("'second.lost' is signed out everywhere")]);
  const [line = ''] = readFileSync(join(data.path, 'events.log'), 'utf8').trim().split('\n').slice(-1);
  expect(JSON.parse(line)).toMatchObject({ event: 'factor', outcome: 'ok', user_seq, target: 'taken away' });

  expect((await client.get('/api/userinfo')).answer.result.user_type).toBe('GUEST');
  const { client: back, step } = await signIn('second.lost');
  expect(step).toBeUndefined();
  expect((await back.get('/api/userinfo')).answer.result).toMatchObject({ factors: [], must_change_pass: false });
  // Codes from before open nothing once there is an app again.
  await addApp(back);
  const { client: late } = await signIn('second.lost');
  expect((await late.post('/api/sign/factor', { recovery: codes[0] })).answer.code).toBe('recovery_wrong');
  // Nobody else is concerned.
  expect((await signIn('second.other')).step).toBe('factor');
});

it.each([
  ['nobody of that id', ['nobody.has.it', '--second'], 'Nobody has the id nobody.has.it.'],
  ['no id', ['--second'], 'Usage: npm run password -- id, or npm run password -- id --second'],
  ['another word', ['second.other', '--third'], 'Usage: '],
  ['more than that', ['second.other', '--second', 'x'], 'Usage: '],
])('changes nothing for %s, and says why in one line', async (_, args, says) => {
  const log = join(data.path, 'events.log');
  writeFileSync(log, '');
  const { code, out, err } = await command(...args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(says);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(readFileSync(log, 'utf8')).toBe('');
  expect((await signIn('second.other')).step).toBe('factor');
});
