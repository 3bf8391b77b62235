import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Reply } from '../harness/api.ts';
import { markRows } from '../harness/digest.ts';
import { expectBusy, startWatched, type Watched } from '../harness/watched.ts';

/** What people do with their accounts while statements fail: all of it or nothing. */

let watched: Watched;
let admin: pg.Client;
beforeAll(async () => {
  watched = await startWatched();
  admin = new pg.Client({ connectionString: watched.api.database.adminUrl });
  await admin.connect();
  await watched.quiet();
});
afterAll(async () => {
  await admin.end();
  await watched.stop();
});

let people = 0;
const accounts: readonly [name: string, prepare: () => Promise<() => Promise<Reply<Row>>>][] = [
  [
    'sign-up',
    async () => {
      people += 1;
      const body = {
        user_id: `fault.${people}`,
        user_pass: PASSWORD,
        user_name: '가',
        country: 'KOR',
        age_ok: true,
        privacy_ok: true,
      };
      return () => watched.api.guest().post('/api/sign/signup', body);
    },
  ],
  [
    'change of a password',
    async () => {
      people += 1;
      const person = await watched.api.person(`fault.${people}`);
      const body = { user_pass: PASSWORD, new_pass: 'another one that is long' };
      return () => person.post('/api/sign/password', body);
    },
  ],
];

/** Tries are counted whatever becomes of them. */
const accountState = async () => ({ ...(await markRows(admin)), sign_attempt: '' });

describe.each(accounts)('%s', (_, prepare) => {
  it('is nothing when any of its statements fails', async () => {
    for (let nth = 1, isMet = true; isMet; nth += 1) {
      await admin.query('DELETE FROM sign_attempt');
      const send = await prepare();
      const before = await accountState();
      watched.proxy.watch('fail', (__, at) => at === nth);
      const reply = await send();
      isMet = watched.proxy.calm();
      if (!isMet) expect([reply.http, nth > 5]).toEqual([200, true]);
      else expectBusy(reply);
      expect(JSON.stringify(await accountState()) === JSON.stringify(before)).toBe(isMet);
      if (isMet) expect([nth, (await send()).http]).toEqual([nth, 200]);
    }
  }, 60_000);
});
