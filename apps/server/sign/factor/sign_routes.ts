import { EVERYBODY, GUEST } from '@hanjan/core';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import type { EventKind } from '../../http/events/event.ts';
import { answerEntered, type SignCookies } from '../enter.ts';
import { signSchemas } from '../schema.ts';
import { askPasskey } from './passkey.ts';
import type { FactorParts } from './proof.ts';
import { signInByFactor, signInByPasskey, waysHere } from './sign_in.ts';

/**
 * The calls of a sign-in with more than a password. `POST /api/sign/challenge` answers what a browser asks for a passkey
 * with, `POST /api/sign/passkey` signs in by one alone. Where a sign-in answered `{ step: 'factor' }`, `GET
 * /api/sign/factor` says what may be brought, and `POST` brings it: `code`, `passkey` or `recovery`.
 */
export function factorSignRoutes(app: FastifyInstance, parts: FactorParts, cookies: SignCookies): void {
  const route = (name: 'challenge' | 'passkey' | 'ways' | 'factor', event?: EventKind) => ({
    schema: signSchemas[name],
    config: {
      access: { roles: EVERYBODY },
      evenWithOneTimePassword: true,
      costs: name === 'ways' ? ('read' as const) : ('write' as const),
      ...(event && { event }),
    },
  });

  app.post('/api/sign/challenge', route('challenge'), async (request) =>
    ok(request, await parts.db.transact(GUEST, (run) => askPasskey(run, parts.origin))),
  );

  app.post('/api/sign/passkey', route('passkey', 'sign_in'), async (request, reply) => {
    const brought = { body: readBody(request), replaces: cookies.session.read(request) };
    return answerEntered(request, reply, cookies, await signInByPasskey(parts, request, brought));
  });

  app.get('/api/sign/factor', route('ways'), async (request) =>
    ok(request, { ways: await waysHere(parts.db, cookies.step.read(request)) }),
  );

  app.post('/api/sign/factor', route('factor', 'sign_in'), async (request, reply) => {
    const brought = {
      body: readBody(request),
      step: cookies.step.read(request),
      replaces: cookies.session.read(request),
    };
    return answerEntered(request, reply, cookies, await signInByFactor(parts, request, brought));
  });
}
