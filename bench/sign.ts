import type pg from 'pg';
import { makeAccount, makeSession } from '../test/harness/accounts.ts';

/** Makes somebody who is signed in, past the application; answers their number and their token. */
export async function signedIn(admin: pg.Client): Promise<{ user_seq: number; token: string }> {
  const user_seq = await makeAccount(admin, { user_id: 'barista', user_pass: 'none', user_name: '최민준' });
  return { user_seq, token: await makeSession(admin, user_seq) };
}
