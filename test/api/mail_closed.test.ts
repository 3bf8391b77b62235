import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startApi, type TestApi } from '../harness/api.ts';

/** Letters where none are sent, and who may touch those that wait. */

let api: TestApi;
let admin: pg.Client;
beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe('without a server of e-mail', () => {
  it('nothing is written, and whoever asks is told so', async () => {
    const me = await api.person('no.letters');
    await admin.query("UPDATE account SET user_email = 'no.letters@post.example' WHERE user_id = 'no.letters'");
    expect((await me.post('/api/userinfo/verify')).answer.code).toBe('mail_closed');
    expect((await me.post('/api/sign/forgot', { recover_account: 'no.letters' })).answer.code).toBe('mail_closed');
    await admin.query("UPDATE account SET email_verified_at = now() WHERE user_id = 'no.letters'");
    expect(
      (await me.post('/api/sign/password', { user_pass: PASSWORD, new_pass: 'quite another long one' })).http,
    ).toBe(200);
    expect((await me.post('/api/userinfo/delete', { delete_check: true })).http).toBe(200);
    expect((await admin.query('SELECT FROM mail_outbox')).rows).toEqual([]);
  });
});

it.each(['app', 'backup'] as const)(
  'the login %s neither reads nor writes a letter, nor whose an address is',
  async (login) => {
    const client = new pg.Client({ connectionString: api.database.logins[login] });
    await client.connect();
    const wanted = [
      'SELECT FROM mail_outbox',
      "INSERT INTO mail_outbox (letter, asked, mail_locale) VALUES ('verify', 'a', 'ko')",
    ];
    for (const statement of [...wanted, 'DELETE FROM mail_outbox', 'UPDATE account SET email_verified_at = now()']) {
      await expect(client.query(`BEGIN READ WRITE; ${statement}`)).rejects.toMatchObject({ code: '42501' });
      await client.query('ROLLBACK');
    }
    await client.end();
  },
);
