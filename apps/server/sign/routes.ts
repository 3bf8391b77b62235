import { EVERYBODY, GUEST, PEOPLE, type SiteRole } from '@hanjan/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Database, query, type Run } from '../db/database.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { type EventKind, noteFacts } from '../http/event.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { subnetOf } from '../http/subnet.ts';
import { checkedByHandler } from '../openapi/answer.ts';
import { readNewAccount, readUserId } from './account.ts';
import { hashPassword, isPassword, passwordFault } from './password.ts';
import { signSchemas } from './schema.ts';
import { beginSession, endSession, endSessions, type SessionCookie, sessionName } from './session.ts';
import { countTry, forgetTries, takeBackTry } from './throttle.ts';

/** Sign-up, sign-in, sign-out, the change of a password, and who is signed in. */
export function signRoutes(app: FastifyInstance, db: Database, cookie: SessionCookie): void {
  const route = (name: keyof typeof signSchemas, event?: EventKind, roles: readonly SiteRole[] = EVERYBODY) => ({
    schema: signSchemas[name],
    validatorCompiler: checkedByHandler,
    config: {
      access: { roles },
      evenWithOneTimePassword: true,
      ...(event && { event }),
      costs: name === 'userinfo' ? ('read' as const) : ('write' as const),
    },
  });

  app.get('/api/userinfo', route('userinfo'), async (request) => {
    const { user_seq } = request.actor;
    if (user_seq === null) return ok(request, { user_type: GUEST.user_type });
    return ok(request, await db.transact(request.actor, (run) => userInfo(run, user_seq)));
  });

  app.post('/api/sign/signup', route('signup', 'sign_up'), async (request, reply) => {
    const account = readNewAccount(readBody(request));
    const subnet = subnetOf(request.ip);
    await db.transact(GUEST, (run) => countTry(run, [{ subject: `signup ${subnet}`, free: 20 }]));
    const { user_pass, ...rest } = account;
    const hashed = await hashPassword(user_pass);
    const { token, user } = await db.transact(GUEST, async (run) => {
      const [country] = await run(sql`SELECT FROM country WHERE country_id = ${account.user_country}`);
      if (!country) throw invalid([{ name: 'country', key: 'field_code', args: {} }]);
      const [made] = await run(
        query
          .insertInto('account')
          .values({ ...rest, user_pass: hashed, privacy_at: sql`now()` })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('user_seq'),
      );
      if (!made) throw invalid([{ name: 'user_id', key: 'user_id_taken', args: {} }]);
      return { token: await beginSession(run, made.user_seq, subnet), user: await userInfo(run, made.user_seq) };
    });
    cookie.set(reply, token);
    noteFacts(request, { user_seq: user?.user_seq ?? null, session: sessionName(token) });
    return ok(request, user);
  });

  app.post('/api/sign/signin', route('signin', 'sign_in'), async (request, reply) => {
    const { user_id, user_pass } = readBody(request);
    const { token, user } = await signIn(db, request, readUserId(user_id), user_pass);
    cookie.set(reply, token);
    return ok(request, user);
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/api/sign/signout',
    ...route('signout'),
    config: { ...route('signout', 'sign_out').config, changesState: true },
    handler: async (request, reply) => {
      const token = cookie.read(request);
      if (token) await db.transact(GUEST, (run) => endSession(run, token));
      cookie.clear(reply);
      return ok(request, null);
    },
  });

  app.post('/api/sign/password', route('password', 'password_change', PEOPLE), async (request) => {
    const { user_pass, new_pass } = readBody(request);
    await changePassword(db, request, user_pass, new_pass, cookie.read(request));
    return ok(request, null);
  });
}

/** Signs in or refuses; an unknown id and a wrong password answer alike and take alike. */
async function signIn(db: Database, request: FastifyRequest, user_id: string | null, user_pass: unknown) {
  const subnet = subnetOf(request.ip);
  const here = `pair ${user_id ?? ''} ${subnet}`;
  const around = `subnet ${subnet}`;
  const everywhere = `account ${user_id ?? ''}`;
  const account = await db.transact(GUEST, async (run) => {
    const [found] = await run(
      query
        .selectFrom('account')
        .select(['user_seq', 'user_pass', 'user_use'])
        .where('user_id', '=', user_id ?? ''),
    );
    // Whom somebody tries to be, and no session that they may have already.
    noteFacts(request, { user_seq: found?.user_seq ?? null, session: null });
    // Tries from where the person has signed in before are not held up by those who guess from elsewhere.
    const [home] = await run(
      query
        .selectFrom('sign_home')
        .select('user_seq')
        .where('user_seq', '=', found?.user_seq ?? 0)
        .where('subnet', '=', subnet),
    );
    const stranger = home ? [] : [{ subject: everywhere, free: 50 }];
    await countTry(run, [{ subject: here, free: 5 }, { subject: around, free: 50 }, ...stranger]);
    return found;
  });
  const fits = await isPassword(account?.user_pass, typeof user_pass === 'string' ? user_pass : '');
  if (!account || !fits || !account.user_use) throw new Refusal(401, 'signin_denied_detail');
  return db.transact(GUEST, async (run) => {
    await forgetTries(run, here);
    await takeBackTry(run, [around, everywhere]);
    const token = await beginSession(run, account.user_seq, subnet);
    noteFacts(request, { session: sessionName(token) });
    return { token, user: await userInfo(run, account.user_seq) };
  });
}

async function changePassword(
  db: Database,
  request: FastifyRequest,
  user_pass: unknown,
  new_pass: unknown,
  token: string | undefined,
) {
  const { user_seq, user_type } = request.actor;
  if (user_seq === null) throw new Refusal(401, 'noauth_text');
  const account = await db.transact(request.actor, async (run) => {
    await countTry(run, [{ subject: `change ${user_seq}`, free: 5 }]);
    return (
      await run(
        query.selectFrom('account').select(['user_id', 'user_name', 'user_pass']).where('user_seq', '=', user_seq),
      )
    )[0];
  });
  const old = typeof user_pass === 'string' ? user_pass : '';
  if (!account || !(await isPassword(account.user_pass, old)))
    throw invalid([{ name: 'user_pass', key: 'user_pass_wrong', args: {} }]);
  const isAdmin = user_type === 'SADMIN' || user_type === 'ADMIN';
  const weak =
    old === new_pass
      ? { key: 'new_pass_same', args: {} }
      : passwordFault(new_pass, isAdmin, [account.user_id, account.user_name]);
  if (weak) throw invalid([{ name: 'new_pass', ...weak }]);
  const hashed = await hashPassword(String(new_pass));
  await db.transact(request.actor, async (run) => {
    const [changed] = await run(
      query
        .updateTable('account')
        .set({ user_pass: hashed, must_change_pass: false, edit_at: sql`now()` })
        .where('user_seq', '=', user_seq)
        .where('user_pass', '=', account.user_pass)
        .returning('user_seq'),
    );
    if (!changed) throw invalid([{ name: 'user_pass', key: 'user_pass_wrong', args: {} }]);
    await endSessions(run, user_seq, token);
    await forgetTries(run, `change ${user_seq}`);
  });
}

const PERSON = [
  'user_seq',
  'user_uuid',
  'user_id',
  'user_name',
  'user_email',
  'user_country',
  'user_type',
  'must_change_pass',
] as const;

async function userInfo(run: Run, user_seq: number) {
  const [user] = await run(query.selectFrom('account').select(PERSON).where('user_seq', '=', user_seq));
  return user;
}
