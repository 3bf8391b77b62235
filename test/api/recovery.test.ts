import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveOneTime } from '../../apps/server/sign/one_time.ts';
import { type Client, PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { hear, JSON_PAGE } from '../harness/http.ts';
import { linkIn, type Mailbox, openMailbox } from '../harness/mailbox.ts';

/** A lost password and verified addresses, by a real server of e-mail. How letters are sent when things go wrong is in outbox.test. */

const NEXT = 'quite another long one';
const ORIGIN = 'http://localhost';
let mailbox: Mailbox;
let api: TestApi;
let admin: pg.Client;
const lines: string[] = [];

beforeAll(async () => {
  mailbox = await openMailbox();
  const from = { name: '한잔', address: 'noreply@hanjan.test' };
  const mail = { host: '127.0.0.1', port: mailbox.port, isTls: false, isHere: true, login: null, from };
  api = await startApi({ origin: ORIGIN, mail, log: { write: (line: string) => lines.push(line) } });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(() => admin.query('DELETE FROM sign_attempt'));
afterAll(async () => {
  await admin.end();
  await api.stop();
  await mailbox.close();
});

const KOREAN = { 'accept-language': 'ko' };
const said = ({ http, answer }: { http: number; answer: { code: string | null } }) => [http, answer.code];
const forgot = (recover_account: string, headers = KOREAN) =>
  api.guest().post('/api/sign/forgot', { recover_account }, headers);
const recover = (token: string, new_pass = NEXT) => api.guest().post('/api/sign/recover', { token, new_pass }, KOREAN);
const signIn = (user_id: string, user_pass: string, client = api.guest()) =>
  client.post('/api/sign/signin', { user_id, user_pass });
/** The letters to an address, once there are so many. */
const letters = (address: string, count: number) =>
  vi.waitFor(
    () => {
      const found = mailbox.to(address);
      expect(found.map(({ subject }) => subject)).toHaveLength(count);
      return found;
    },
    { timeout: 5_000 },
  );
const nothingWaits = () =>
  vi.waitFor(async () => expect((await admin.query('SELECT letter, asked FROM mail_outbox')).rows).toEqual([]), {
    timeout: 5_000,
  });
const addressOf = (user_id: string) => `${user_id}@post.example`;

/** Somebody whose address is confirmed, by the letter that they got. */
async function confirmed(user_id: string): Promise<Client> {
  const me = await api.person(user_id);
  expect((await me.post('/api/userinfo/edit', { user_email: addressOf(user_id) })).http).toBe(200);
  expect(said(await me.post('/api/userinfo/verify', {}, KOREAN))).toEqual([200, null]);
  const [letter] = await letters(addressOf(user_id), 1);
  expect(said(await api.guest().post('/api/sign/verify', { token: letter && linkIn(letter).token }))).toEqual([
    200,
    null,
  ]);
  mailbox.arrived.length = 0;
  return me;
}

async function asked(user_id: string): Promise<string> {
  const before = mailbox.to(addressOf(user_id)).length;
  expect(said(await forgot(user_id))).toEqual([200, null]);
  const letter = (await letters(addressOf(user_id), before + 1)).at(-1);
  return letter ? linkIn(letter).token : '';
}

describe('an address', () => {
  it('is verified by a link that was sent to it, in the language of its person', async () => {
    const me = await api.person('verifier');
    await me.post('/api/userinfo/edit', { user_email: addressOf('verifier') });
    expect((await me.get('/api/userinfo')).answer.result).toMatchObject({ email_verified_at: null });
    await me.post('/api/userinfo/verify', {}, KOREAN);
    const [letter] = await letters(addressOf('verifier'), 1);
    expect(letter).toMatchObject({
      from: 'noreply@hanjan.test',
      to: [addressOf('verifier')],
      subject: '[한잔] 이메일 주소를 확인해 주세요',
    });
    expect(letter?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(letter?.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    // A stranger's address is told nothing in the words of whoever typed it.
    expect(letter?.text).not.toContain('verifier');
    const { href, token } = linkIn(letter ?? expect.fail());
    expect(href).toBe(`${ORIGIN}/user/verify#token=${token}`);
    expect(said(await api.guest().post('/api/sign/verify', { token: 'x'.repeat(43) }))).toEqual([403, 'link_over']);
    expect(said(await api.guest().post('/api/sign/verify', { token }))).toEqual([200, null]);
    expect(said(await api.guest().post('/api/sign/verify', { token }))).toEqual([403, 'link_over']);
    const { email_verified_at } = (await me.get<{ email_verified_at: string }>('/api/userinfo')).answer.result;
    expect(Date.parse(email_verified_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(said(await me.post('/api/userinfo/verify'))).toEqual([409, 'email_verified']);
  });

  it('is no more verified once it is another one, and the old mailbox hears of it', async () => {
    const me = await confirmed('mover');
    await me.post('/api/userinfo/edit', { user_email: 'moved@post.example' }, { 'accept-language': 'en' });
    expect((await me.get('/api/userinfo')).answer.result).toMatchObject({ email_verified_at: null });
    const [told] = await letters(addressOf('mover'), 1);
    expect(told).toMatchObject({ subject: '[Hanjan] Your e-mail address was changed' });
    expect(told?.text).toContain('mover');
    expect(mailbox.to('moved@post.example')).toEqual([]);
  });

  it('is not verified by a link that was sent to the one before', async () => {
    const me = await api.person('two.boxes');
    await me.post('/api/userinfo/edit', { user_email: 'first.box@post.example' });
    await me.post('/api/userinfo/verify');
    const [letter] = await letters('first.box@post.example', 1);
    await me.post('/api/userinfo/edit', { user_email: 'second.box@post.example' });
    const { token } = linkIn(letter ?? expect.fail());
    expect(said(await api.guest().post('/api/sign/verify', { token }))).toEqual([403, 'link_over']);
    expect((await me.get('/api/userinfo')).answer.result).toMatchObject({ email_verified_at: null });
  });

  it('is one account’s, however it is written, and only whoever has its mailbox learns that', async () => {
    await confirmed('owner.of.it');
    const other = await api.person('wants.it');
    await other.post('/api/userinfo/edit', { user_email: 'OWNER.OF.IT@post.example' });
    expect(said(await other.post('/api/userinfo/verify'))).toEqual([200, null]);
    const [letter] = await letters('OWNER.OF.IT@post.example', 1);
    const { token } = linkIn(letter ?? expect.fail());
    for (let tries = 1; tries <= 2; tries += 1) {
      expect(said(await api.guest().post('/api/sign/verify', { token }))).toEqual([409, 'email_taken']);
    }
  });

  it.each([['<a>@b.kr'], ['a,b@c.kr'], ['"a"@b.kr'], [null]])('%s is sent nothing', async (user_email) => {
    const me = await api.person(`odd.${Math.random().toString(36).slice(2, 12)}`);
    if (user_email)
      await admin.query('UPDATE account SET user_email = $1 WHERE user_id LIKE $2', [user_email, 'odd.%']);
    expect(said(await me.post('/api/userinfo/verify'))).toEqual([400, 'validation_error']);
  });
});

describe('a lost password', () => {
  it('is replaced by a link; nobody is signed in by it, and everybody is out', async () => {
    const me = await confirmed('forgetful');
    expect(said(await forgot('  Forgetful '))).toEqual([200, null]);
    const [letter] = await letters(addressOf('forgetful'), 1);
    expect(letter).toMatchObject({ subject: '[한잔] 새 비밀번호를 정해 주세요' });
    expect(letter?.text).toContain('아이디 forgetful');
    const { href, token } = linkIn(letter ?? expect.fail());
    expect(href).toBe(`${ORIGIN}/user/recover#token=${token}`);
    expect((await admin.query('SELECT FROM sign_step WHERE token_hash = sha256($1)', [token])).rowCount).toBe(1);
    const weak = await recover(token, '1234567890');
    expect([...said(weak), weak.answer.fields[0]?.name]).toEqual([400, 'validation_error', 'new_pass']);
    const done = await recover(token);
    expect([...said(done), done.headers.get('set-cookie')]).toEqual([200, null, null]);
    expect((await me.get('/api/userinfo')).answer.result).toEqual({ user_type: 'GUEST' });
    expect((await signIn('forgetful', PASSWORD)).http).toBe(401);
    expect((await signIn('forgetful', NEXT)).http).toBe(200);
    expect((await letters(addressOf('forgetful'), 2))[1]).toMatchObject({ subject: '[한잔] 비밀번호가 바뀌었습니다' });
    expect(said(await recover(token, 'one more long enough'))).toEqual([403, 'link_over']);
  });

  it('is asked for by the address as well, which is written to as it stands in the account', async () => {
    await confirmed('by.address');
    expect(said(await forgot('BY.address@POST.example', { 'accept-language': 'en' }))).toEqual([200, null]);
    const [letter] = await letters(addressOf('by.address'), 1);
    expect(letter).toMatchObject({ subject: '[Hanjan] Choose a new password' });
    expect(linkIn(letter ?? expect.fail()).href).toContain(`${ORIGIN}/en/user/recover#token=`);
  });

  it('is answered alike whoever is meant, and nobody else gets a letter', async () => {
    await confirmed('known.one');
    await api.person('no.address');
    const bare = await api.person('not.shown');
    await bare.post('/api/userinfo/edit', { user_email: addressOf('not.shown') });
    await confirmed('switched.off');
    await admin.query("UPDATE account SET user_use = false WHERE user_id = 'switched.off'");
    const asked = ['known.one', 'nobody.at.all', 'no.address', 'not.shown', 'switched.off', 'nobody@post.example'];
    const answers = await Promise.all(asked.map((one) => forgot(one)));
    const plain = answers.map(({ http, answer, headers }) => [
      http,
      { ...answer, request_id: '' },
      headers.get('set-cookie'),
    ]);
    expect(new Set(plain.map((one) => JSON.stringify(one))).size).toBe(1);
    await nothingWaits();
    expect(mailbox.arrived.map(({ to }) => to)).toEqual([[addressOf('known.one')]]);
  });

  it('is asked for without a look at any account, so that the time that it takes tells nothing', async () => {
    await confirmed('price.known');
    await admin.query('REVOKE SELECT ON account FROM hanjan_sign');
    const answers = await Promise.all(['price.known', 'price.unknown'].map((one) => forgot(one)));
    await admin.query('GRANT SELECT ON account TO hanjan_sign');
    expect(answers.map(said)).toEqual([
      [200, null],
      [200, null],
    ]);
    // Whoever sends letters and could not look meanwhile would try again later.
    await admin.query('UPDATE mail_outbox SET next_at = now()');
    await letters(addressOf('price.known'), 1);
    await nothingWaits();
  });

  it('opens once for many at once', async () => {
    await confirmed('many.hands');
    const token = await asked('many.hands');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, nth) => recover(token, `${NEXT} ${nth}`)));
    const won = answers.flatMap(({ http }, nth) => (http === 200 ? [nth] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter((one) => said(one).join() === '403,link_over')).toHaveLength(7);
    expect((await signIn('many.hands', `${NEXT} ${won[0]}`)).http).toBe(200);
  });

  it('cannot be replaced after half an hour', async () => {
    await confirmed('slow.reader');
    const token = await asked('slow.reader');
    const left = await admin.query(
      'SELECT round(extract(epoch FROM ends_at - now()) / 60)::int AS minutes FROM sign_step WHERE token_hash = sha256($1)',
      [token],
    );
    expect(left.rows).toEqual([{ minutes: 30 }]);
    await admin.query("UPDATE sign_step SET ends_at = now() - interval '1 second'");
    expect(said(await recover(token))).toEqual([403, 'link_over']);
    expect((await signIn('slow.reader', PASSWORD)).http).toBe(200);
  });

  it.each<[string, (user_id: string, me: Client) => Promise<unknown>]>([
    [
      'a change of the password',
      (_, me) => me.post('/api/sign/password', { user_pass: PASSWORD, new_pass: `${NEXT} of mine` }),
    ],
    ['a one-time password', (user_id) => giveOneTime(api.database.url, user_id)],
    ['another link that was used', async (user_id) => recover(await asked(user_id), `${NEXT} by the other`)],
    ['another address', (_, me) => me.post('/api/userinfo/edit', { user_email: 'elsewhere@post.example' })],
    [
      'being switched off',
      (user_id) => admin.query('UPDATE account SET user_use = false WHERE user_id = $1', [user_id]),
    ],
  ])('cannot be replaced after %s', async (what, change) => {
    const user_id = `ended.${what.replaceAll(/[^a-z]/g, '').slice(0, 20)}`;
    const me = await confirmed(user_id);
    const token = await asked(user_id);
    await change(user_id, me);
    expect(said(await recover(token))).toEqual([403, 'link_over']);
    expect((await signIn(user_id, NEXT)).http).toBe(401);
  });

  it('wants fifteen characters of an administrator', async () => {
    await confirmed('the.chief');
    await admin.query("UPDATE account SET user_type = 'ADMIN' WHERE user_id = 'the.chief'");
    const token = await asked('the.chief');
    expect((await recover(token, 'twelve chars')).answer.fields).toMatchObject([
      { key: 'user_pass_short', args: { min: 15 } },
    ]);
    expect((await recover(token)).http).toBe(200);
  });

  it('lets in at once whoever guessed in vain before, from there', async () => {
    await confirmed('guessed.before');
    for (let tries = 1; tries <= 7; tries += 1) await signIn('guessed.before', `wrong ${tries}`);
    expect((await signIn('guessed.before', PASSWORD)).http).toBe(429);
    expect((await recover(await asked('guessed.before'))).http).toBe(200);
    expect((await signIn('guessed.before', NEXT)).http).toBe(200);
  });

  it('is asked for five times, then one waits, whoever is meant; a network twenty times', async () => {
    const from = (one: string, subnet: string) =>
      hear(api.origin, {
        path: '/api/sign/forgot',
        body: JSON.stringify({ recover_account: one }),
        headers: JSON_PAGE,
        from: subnet,
      });
    for (const one of ['asked.often', 'Asked.Often@post.example']) {
      for (let tries = 1; tries <= 5; tries += 1) expect((await from(one, `127.7.${tries}.1`)).http).toBe(200);
      const refused = await from(one.toLowerCase(), '127.7.9.1');
      expect([refused.http, refused.answer.code, Number(refused.headers['retry-after']) > 0]).toEqual([
        429,
        'rate_wait',
        true,
      ]);
    }
    for (let tries = 1; tries <= 20; tries += 1) expect((await from(`asked.${tries}`, '127.8.1.1')).http).toBe(200);
    expect((await from('asked.once', '127.8.1.2')).http).toBe(429);
    expect((await from('asked.once', '127.8.2.1')).http).toBe(200);
    const kept = await admin.query(
      "SELECT subject FROM sign_attempt WHERE subject LIKE '%asked%' OR subject LIKE '%post%'",
    );
    expect(kept.rows).toEqual([]);
  });

  it('has five links open at the most', async () => {
    await confirmed('link.lover');
    for (let nth = 1; nth <= 6; nth += 1) {
      await admin.query('DELETE FROM sign_attempt');
      await forgot('link.lover');
      await nothingWaits();
    }
    expect(mailbox.to(addressOf('link.lover'))).toHaveLength(5);
    const [first] = mailbox.to(addressOf('link.lover'));
    expect((await recover(linkIn(first ?? expect.fail()).token)).http).toBe(200);
  });

  it.each([[''], ['abc'], ['하늘'], ['@'], ['a@b'], [`${'a'.repeat(300)}@b.kr`], [7], [null]])(
    'is not asked for by %j',
    async (recover_account) => {
      const { http, answer } = await api.guest().post('/api/sign/forgot', { recover_account });
      expect([http, answer.fields[0]?.name]).toEqual([400, 'recover_account']);
    },
  );
});

it('whose address it is hears of a change, a reset and the end of the account', async () => {
  const me = await confirmed('hears.all');
  await me.post('/api/sign/password', { user_pass: PASSWORD, new_pass: NEXT }, KOREAN);
  await letters(addressOf('hears.all'), 1);
  await me.post('/api/userinfo/delete', { delete_check: true }, KOREAN);
  const heard = (await letters(addressOf('hears.all'), 2)).map(({ subject }) => subject);
  expect(heard).toEqual(['[한잔] 비밀번호가 바뀌었습니다', '[한잔] 계정 삭제가 신청되었습니다']);
});

it('the log tells of it without an address, a token or what was typed', async () => {
  const from = lines.length;
  await confirmed('in.the.log');
  const token = await asked('in.the.log');
  await recover(token);
  await letters(addressOf('in.the.log'), 2);
  await nothingWaits();
  const told = lines.slice(from);
  const events = told.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'event');
  expect(events.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual(
    expect.arrayContaining(['email_verified ok', 'recover_asked ok', 'recover ok', 'mail ok']),
  );
  expect(events.find(({ event }) => event === 'recover').user_seq).toEqual(expect.any(Number));
  for (const secret of [token, 'post.example', NEXT, 'in.the.log']) expect(told.join('\n')).not.toContain(secret);
});
