import { EVERYBODY, GUEST, PEOPLE, type SiteRole } from '@hanjan/core';
import type { FastifyInstance } from 'fastify';
import type { SignupMode } from '../config.ts';
import type { Database } from '../db/database.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import type { EventKind } from '../http/events/event.ts';
import { bearerOf } from '../http/guard.ts';
import type { Outbox } from '../mail/outbox.ts';
import { readUserId } from './account.ts';
import { accountRoutes } from './account_routes.ts';
import { proveAgain } from './again.ts';
import { changePassword } from './change_password.ts';
import { answerEntered, type SignCookies } from './enter.ts';
import type { Keyring } from './factor/keyring.ts';
import { ownFactorRoutes } from './factor/own_routes.ts';
import { factorSignRoutes } from './factor/sign_routes.ts';
import { takeBack } from './handed_out.ts';
import { refresh } from './refresh.ts';
import { signSchemas } from './schema.ts';
import { endSession } from './session.ts';
import { signIn } from './sign_in.ts';
import { signUp } from './sign_up.ts';
import { userInfo } from './user_info.ts';

/** How signing in is set up. */
export interface SignOptions {
  /** Where one-time passwords lie that were handed out. */
  readonly dataDir: string | undefined;
  readonly signup: SignupMode;
  /** Whether made-up people may sign in. */
  readonly isDemoOpen: boolean;
  /** Letters that tell people what happened to their account. */
  readonly outbox: Outbox;
  /** Encrypts what codes of authenticator apps are made from. */
  readonly keyring: Keyring;
  /** Where people reach the product. */
  readonly origin: string;
}

/** Sign-up, sign-in, sign-out, the change of a password, who is signed in, and what is done with accounts of others. */
export function signRoutes(
  app: FastifyInstance,
  db: Database,
  cookies: SignCookies,
  { dataDir, signup, isDemoOpen, outbox, keyring, origin }: SignOptions,
): void {
  const { session: cookie } = cookies;
  const factorParts = { db, keyring, origin };
  const route = (name: keyof typeof signSchemas, event?: EventKind, roles: readonly SiteRole[] = EVERYBODY) => ({
    schema: signSchemas[name],
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
    const entered = await signUp(db, request, {
      body: readBody(request),
      mode: signup,
      replaces: cookie.read(request),
    });
    return answerEntered(request, reply, cookies, entered);
  });

  app.post('/api/sign/signin', route('signin', 'sign_in'), async (request, reply) => {
    const { user_id, user_pass } = readBody(request);
    const entered = await signIn(db, request, {
      user_id: readUserId(user_id),
      user_pass: typeof user_pass === 'string' ? user_pass : '',
      replaces: cookie.read(request),
      isDemoOpen,
    });
    return answerEntered(request, reply, cookies, entered);
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

  app.post('/api/sign/refresh', route('refresh', 'token'), async (request, reply) => {
    const token = cookie.read(request);
    const { accessToken = token } = readBody(request);
    const next = await refresh(db, request, accessToken === token ? token : undefined);
    cookie.set(reply, next);
    // A browser keeps its token from scripts.
    return ok(request, bearerOf(request) === undefined ? null : { accessToken: next });
  });

  app.post('/api/sign/password', route('password', 'password_change', PEOPLE), async (request, reply) => {
    const { user_pass, new_pass } = readBody(request);
    const { token, user_id } = await changePassword(db, request, outbox, { user_pass, new_pass });
    if (dataDir) takeBack(dataDir, user_id);
    cookie.set(reply, token);
    return ok(request, null);
  });

  app.post('/api/sign/again', route('again', 'sign_again', PEOPLE), async (request) => {
    await proveAgain(factorParts, request, readBody(request));
    return ok(request, null);
  });

  factorSignRoutes(app, factorParts, cookies);
  ownFactorRoutes(app, { ...factorParts, outbox });
  accountRoutes(app, db, outbox);
}
