import { EVERYBODY, GUEST, PEOPLE, type SiteRole } from '@hanjan/core';
import type { FastifyInstance } from 'fastify';
import type { SignupMode } from '../config.ts';
import type { Database } from '../db/database.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import type { EventKind } from '../http/event.ts';
import { checkedByHandler } from '../openapi/answer.ts';
import { readUserId } from './account.ts';
import { changePassword } from './change_password.ts';
import { takeBack } from './handed_out.ts';
import { signSchemas } from './schema.ts';
import { endSession, type SessionCookie } from './session.ts';
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
}

/** Sign-up, sign-in, sign-out, the change of a password, and who is signed in. */
export function signRoutes(
  app: FastifyInstance,
  db: Database,
  cookie: SessionCookie,
  { dataDir, signup, isDemoOpen }: SignOptions,
): void {
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
    const { token, user } = await signUp(db, request, {
      body: readBody(request),
      mode: signup,
      replaces: cookie.read(request),
    });
    cookie.set(reply, token);
    return ok(request, user);
  });

  app.post('/api/sign/signin', route('signin', 'sign_in'), async (request, reply) => {
    const { user_id, user_pass } = readBody(request);
    const { token, user } = await signIn(db, request, {
      user_id: readUserId(user_id),
      user_pass: typeof user_pass === 'string' ? user_pass : '',
      replaces: cookie.read(request),
      isDemoOpen,
    });
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

  app.post('/api/sign/password', route('password', 'password_change', PEOPLE), async (request, reply) => {
    const { user_pass, new_pass } = readBody(request);
    const { token, user_id } = await changePassword(db, request, user_pass, new_pass);
    if (dataDir) takeBack(dataDir, user_id);
    cookie.set(reply, token);
    return ok(request, null);
  });
}
