import tls from 'node:tls';
import pg from 'pg';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../apps/server/app.ts';
import { ConfigFault } from '../../apps/server/config_fault.ts';
import { checkMail } from '../../apps/server/mail/check.ts';
import type { MailConfig } from '../../apps/server/mail/config.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { certificateFor } from '../harness/certificate.ts';
import { linkIn, type Mailbox, openMailbox, type Refuse, untakenPort } from '../harness/mailbox.ts';

/** Letters when the server of e-mail is away, refuses or is somebody else; and when several servers send. */

const NEXT = 'quite another long one';
let port = 0;
let mail: MailConfig;
/** Without a server of e-mail: whoever sends is started by the tests. */
let api: TestApi;
let admin: pg.Client;
const closing: (() => Promise<unknown>)[] = [];
const lines: string[] = [];

beforeAll(async () => {
  port = await untakenPort();
  const from = { name: '한잔', address: 'noreply@hanjan.test' };
  mail = { host: '127.0.0.1', port, isTls: false, isHere: true, login: null, from };
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  for (const user_id of ['haneul', 'second', 'third']) {
    await api.person(user_id);
    await admin.query('UPDATE account SET user_email = $2 WHERE user_id = $1', [user_id, `${user_id}@post.example`]);
    await admin.query('UPDATE account SET email_verified_at = now() WHERE user_id = $1', [user_id]);
  }
});
beforeEach(() => lines.splice(0));
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await admin.query('DELETE FROM mail_outbox; DELETE FROM sign_step; DELETE FROM sign_attempt');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

/** Another server of the product on the same database. */
async function sender(other: Partial<MailConfig> = {}) {
  const log = { write: (line: string) => lines.push(line) };
  const options = { addresses: api.database.logins, origin: 'http://localhost', logLevel: 'info', log, connections: 4 };
  const app = await buildApp({ ...options, mail: { ...mail, ...other, everyMs: 20 } });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await app.close();
    isOpen = false;
  };
  closing.push(close);
  const post = (path: string, body: object) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'accept-language': 'ko' },
      body: JSON.stringify(body),
    });
  return {
    close,
    forgot: async (recover_account: string) => (await post('/api/sign/forgot', { recover_account })).status,
  };
}

async function opened(refuse?: Refuse, server?: SMTPServerOptions): Promise<Mailbox> {
  const mailbox = await openMailbox({ port, ...(refuse && { refuse }), ...(server && { server }) });
  closing.push(mailbox.close);
  return mailbox;
}

const waiting = async () =>
  (await admin.query('SELECT letter, asked, mail_to, tries FROM mail_outbox ORDER BY mail_seq')).rows;
const until = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 8_000 });
const nothingWaits = () => until(async () => expect(await waiting()).toEqual([]));
/** As if so much time had passed: whatever waits is due. */
const passes = (time: string) =>
  admin.query('UPDATE mail_outbox SET next_at = now(), rgst_at = rgst_at - $1::interval', [time]);
const told = () => lines.map((line) => JSON.parse(line));
const refusals = () => told().flatMap(({ mail: why }) => (why ? [why] : []));

describe('while the server of e-mail is away', () => {
  it('letters wait, are tried again after longer and longer, and each arrives once, with a link that opens', async () => {
    const { forgot } = await sender();
    expect([
      await forgot('haneul'),
      await forgot('nobody.at.all'),
      await forgot('haneul'),
      await forgot('second'),
    ]).toEqual([...[200, 200, 200, 200]]);
    // Whoever is nobody, or asked twice, is known without the server.
    await until(async () => {
      await admin.query('UPDATE mail_outbox SET next_at = now() WHERE asked IS NOT NULL');
      expect(await waiting()).toMatchObject([{ mail_to: 'haneul@post.example' }, { mail_to: 'second@post.example' }]);
    });
    // No link is open that nobody got.
    await until(async () => expect((await admin.query('SELECT FROM sign_step')).rowCount).toBe(0));
    for (let hour = 1; hour <= 3; hour += 1) {
      const before = Math.min(...(await waiting()).map(({ tries }) => tries));
      await passes('20 minutes');
      await until(async () => {
        await admin.query('UPDATE mail_outbox SET next_at = now() WHERE tries = $1', [before]);
        expect(Math.min(...(await waiting()).map(({ tries }) => tries))).toBeGreaterThan(before);
      });
    }
    const waits = await admin.query(
      'SELECT extract(epoch FROM next_at - now())::int AS s FROM mail_outbox WHERE tries >= 4',
    );
    for (const { s } of waits.rows) expect(s).toBeGreaterThan(120);
    const mailbox = await opened();
    await passes('0');
    await nothingWaits();
    expect(mailbox.arrived.flatMap(({ to }) => to).toSorted()).toEqual(['haneul@post.example', 'second@post.example']);
    const [letter] = mailbox.to('haneul@post.example');
    const { token } = linkIn(letter ?? expect.fail());
    expect((await api.guest().post('/api/sign/recover', { token, new_pass: NEXT })).http).toBe(200);
    expect(refusals()[0]).toMatch(/ECONN|ESOCKET/);
  });

  it('they outlive the server that wrote them', async () => {
    const first = await sender();
    expect(await first.forgot('second')).toBe(200);
    await until(async () => expect(await waiting()).toMatchObject([{ mail_to: 'second@post.example', tries: 1 }]));
    await first.close();
    const mailbox = await opened();
    await passes('1 minute');
    await sender();
    await nothingWaits();
    expect(mailbox.arrived.map(({ to }) => to)).toEqual([['second@post.example']]);
  });

  it('they are given up after a day, with a line in the log', async () => {
    const { forgot } = await sender();
    await forgot('second');
    await until(async () => expect(await waiting()).toMatchObject([{ tries: 1 }]));
    await passes('25 hours');
    await nothingWaits();
    await until(async () =>
      expect(told()).toContainEqual(expect.objectContaining({ event: 'mail', outcome: 'failed', target: 'recover' })),
    );
  });
});

it('two servers send forty letters, each once', async () => {
  const mailbox = await opened();
  await admin.query(
    `INSERT INTO mail_outbox (letter, user_seq, mail_to, mail_locale)
     SELECT 'account_delete', user_seq, 'nr' || n || '@post.example', 'ko' FROM account, generate_series(1, 40) n WHERE user_id = 'third'`,
  );
  await Promise.all([sender(), sender()]);
  await nothingWaits();
  const to = mailbox.arrived.flatMap((one) => one.to);
  expect([to.length, new Set(to).size]).toEqual([40, 40]);
  expect(new Set(mailbox.arrived.map(({ id }) => id)).size).toBe(40);
});

it('a letter that was taken is not sent again because the database is away for a moment', async () => {
  const mailbox = await opened();
  const { forgot } = await sender();
  await admin.query('REVOKE DELETE ON mail_outbox FROM hanjan_sign');
  await forgot('second');
  await until(async () => expect(mailbox.arrived).toHaveLength(1));
  await new Promise((resume) => setTimeout(resume, 300));
  await admin.query('GRANT DELETE ON mail_outbox TO hanjan_sign');
  await nothingWaits();
  expect(mailbox.arrived).toHaveLength(1);
});

describe('a mailbox', () => {
  it('that is not there gets no second try', async () => {
    const mailbox = await opened(() => 550);
    const { forgot } = await sender();
    await forgot('second');
    await nothingWaits();
    expect(mailbox.arrived).toEqual([]);
    expect(refusals()).toEqual(['EENVELOPE 550 RCPT TO']);
    expect((await admin.query('SELECT FROM sign_step')).rowCount).toBe(0);
    expect(lines.join('\n')).not.toContain('post.example');
  });

  it('that is full for now gets one, under the same id, and holds up nobody else', async () => {
    let isFull = true;
    const mailbox = await opened((to) => (isFull && to === 'second@post.example' ? 452 : undefined));
    const { forgot } = await sender();
    await forgot('second');
    await forgot('third');
    await until(async () => expect(mailbox.arrived.flatMap(({ to }) => to)).toEqual(['third@post.example']));
    await until(async () => expect(await waiting()).toMatchObject([{ mail_to: 'second@post.example', tries: 1 }]));
    const { mail_uuid } = (await admin.query('SELECT mail_uuid FROM mail_outbox')).rows[0];
    isFull = false;
    await passes('1 minute');
    await nothingWaits();
    expect(mailbox.to('second@post.example').map(({ id }) => id)).toEqual([`<${mail_uuid}@hanjan.test>`]);
  });
});

describe('a server of e-mail', () => {
  const good = certificateFor('localhost');
  const other = certificateFor('other.example');
  const before = tls.getCACertificates('default');
  afterAll(() => tls.setDefaultCACertificates(before));
  const TLS = { isTls: true, host: 'localhost' };
  const trust = (...certificates: { cert: string }[]) =>
    tls.setDefaultCACertificates([...before, ...certificates.map(({ cert }) => cert)]);

  it.each<[string, SMTPServerOptions, Partial<MailConfig>, RegExp]>([
    [
      'with a certificate that nobody vouches for',
      { secure: true, ...certificateFor('localhost') },
      TLS,
      /SELF_SIGNED/,
    ],
    ['with the certificate of another name', { secure: true, ...other }, TLS, /ERR_TLS_CERT_ALTNAME_INVALID/],
    ['without TLS on another machine', {}, { isHere: false }, /ETLS/],
    [
      'of another name that begins TLS',
      { disabledCommands: ['AUTH'], ...other },
      { host: 'localhost', isHere: false },
      /ERR_TLS|ETLS/,
    ],
  ])('%s gets no letter, and ends the start', async (_, options, settings, why) => {
    trust(good, other);
    const mailbox = await opened(undefined, options);
    const { forgot } = await sender(settings);
    await forgot('second');
    await until(async () => expect(refusals()[0]).toMatch(why));
    expect(await waiting()).toMatchObject([{ mail_to: 'second@post.example' }]);
    expect(mailbox.arrived).toEqual([]);
    await expect(checkMail({ ...mail, ...settings })).rejects.toThrow(ConfigFault);
  });

  it.each<[string, SMTPServerOptions, Partial<MailConfig>]>([
    ['that speaks TLS', { secure: true, ...good }, TLS],
    [
      'on another machine that begins TLS',
      { disabledCommands: ['AUTH'], ...good },
      { host: 'localhost', isHere: false },
    ],
  ])('%s with a good certificate gets it', async (_, options, settings) => {
    trust(good);
    const mailbox = await opened(undefined, options);
    await checkMail({ ...mail, ...settings });
    const { forgot } = await sender(settings);
    await forgot('second');
    await nothingWaits();
    expect(mailbox.arrived).toMatchObject([{ isTls: true }]);
  });

  it('that wants a password is given it; a wrong one ends the start in one line without it', async () => {
    const mailbox = await opened(undefined, {
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        username === 'post' && password === 'right one' ? done(null, { user: 'post' }) : done(new Error('no')),
    });
    const login = { user: 'post', pass: 'right one' };
    await checkMail({ ...mail, login });
    const wrong = checkMail({ ...mail, login: { user: 'post', pass: 'wrong one' } });
    await expect(wrong).rejects.toThrow(/^HANJAN_SMTP: 127\.0\.0\.1:\d+ cannot be used \(EAUTH 535[^\n]*$/);
    await expect(wrong).rejects.not.toThrow(/wrong one/);
    const { forgot } = await sender({ login });
    await forgot('second');
    await nothingWaits();
    expect(mailbox.arrived).toHaveLength(1);
  });

  it('that is away does not keep the product from starting', async () => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await checkMail(mail);
    expect(said.mock.calls.flat().join('')).toMatch(/Warning: the server of e-mail 127\.0\.0\.1:\d+ does not answer/);
    said.mockRestore();
  });
});
