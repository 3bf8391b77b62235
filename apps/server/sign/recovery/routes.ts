import { createHash } from 'node:crypto';
import { byteLength, EVERYBODY, GUEST, PEOPLE, type SiteRole } from '@hanjan/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../db/database.ts';
import { query } from '../../db/statement.ts';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import type { EventKind } from '../../http/events/event.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { subnetOf } from '../../http/subnet.ts';
import { localeOf } from '../../http/texts.ts';
import { isMailAddress } from '../../mail/config.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { answerOf } from '../../openapi/answer.ts';
import { readUserId } from '../account.ts';
import { takeBack } from '../handed_out.ts';
import { countTry, type Limit } from '../throttle.ts';
import { recover } from './recover.ts';
import { verify } from './verify.ts';

export interface RecoveryParts {
  readonly signDb: Database;
  readonly outbox: Outbox;
  /** Where one-time passwords lie that were handed out. */
  readonly dataDir: string | undefined;
}

const nothing = Type.Null();
const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
const ASKED_BYTES = 300;

/**
 * A lost password: `POST /api/sign/forgot` {recover_account: an id or an address} has a link sent, if there is anybody and
 * their address is theirs, and is answered alike if not; `POST /api/sign/recover` {token, new_pass} sets another password by
 * it. An address: `POST /api/userinfo/verify` has a link sent to the actor's, `POST /api/sign/verify` {token} shows by it that
 * it is theirs. Without a server of e-mail nothing is sent (409 `mail_closed`).
 */
export function recoveryRoutes(app: FastifyInstance, { signDb, outbox, dataDir }: RecoveryParts): void {
  const route = (event: EventKind, body?: object, roles: readonly SiteRole[] = EVERYBODY) => ({
    schema: { tags: ['sign'], ...(body && { body }), response: { 200: answerOf(nothing) } },
    // Whoever is let in by a link may be somebody who is signed in here with a one-time password.
    config: { access: { roles }, costs: 'write' as const, evenWithOneTimePassword: body !== undefined, event },
  });
  const localeHere = (request: FastifyRequest) => localeOf(request.headers['accept-language']);

  const asking = Type.Object({ recover_account: Type.String() });
  app.post('/api/sign/forgot', route('recover_asked', asking), async (request) => {
    const asked = readAsked(readBody(request).recover_account);
    refuseClosed(outbox);
    await signDb.transact(GUEST, async (run) => {
      await countTry(run, [
        { subject: `forgot ${subnetOf(request.ip)}`, free: 20 },
        { subject: `forgot ${nameOf(asked)}`, free: 5 },
      ]).catch(asRate);
      await outbox.ask(run, 'recover', asked, localeHere(request));
    });
    return ok(request, null);
  });

  const answering = Type.Object({ token, new_pass: Type.String({ minLength: 10, maxLength: 1024 }) });
  app.post('/api/sign/recover', route('recover', answering), async (request) => {
    const { token, new_pass } = readBody(request);
    const user_id = await recover(signDb, request, outbox, { token, new_pass, locale: localeHere(request) });
    if (dataDir) takeBack(dataDir, user_id);
    return ok(request, null);
  });

  app.post('/api/sign/verify', route('email_verified', Type.Object({ token })), async (request) => {
    await verify(signDb, request, readBody(request).token);
    return ok(request, null);
  });

  app.post('/api/userinfo/verify', route('mail', undefined, PEOPLE), async (request) => {
    refuseClosed(outbox);
    const { actor } = request;
    const user_seq = actor.user_seq ?? 0;
    await signDb.transact(actor, async (run) => {
      const [found] = await run(
        query.selectFrom('account').select(['user_email', 'email_verified_at']).where('user_seq', '=', user_seq),
      );
      const user_email = found?.user_email ?? '';
      if (!isMailAddress(user_email)) throw invalid([{ name: 'user_email', key: 'user_email_bad', args: {} }]);
      if (found?.email_verified_at) throw new Refusal(409, 'email_verified');
      const limits: Limit[] = [
        { subject: `verify ${user_seq}`, free: 5 },
        { subject: `verify ${subnetOf(request.ip)}`, free: 20 },
        { subject: `verify ${nameOf(user_email)}`, free: 5 },
      ];
      await countTry(run, limits).catch(asRate);
      await outbox.sendTo(run, 'verify', user_seq, user_email, localeHere(request));
    });
    return ok(request, null);
  });
}

function refuseClosed({ isOpen }: Outbox): void {
  if (!isOpen) throw new Refusal(409, 'mail_closed');
}

/** What was typed, if it can be an id or an address. */
function readAsked(typed: unknown): string {
  const fail = (key: string) => invalid([{ name: 'recover_account', key, args: {} }]);
  const asked = typeof typed === 'string' && byteLength(typed) <= ASKED_BYTES ? typed.trim() : null;
  if (asked === '' || typed === undefined) throw fail('field_required');
  if (asked === null || !(asked.includes('@') ? isMailAddress(asked) : readUserId(asked)))
    throw fail('recover_account_bad');
  return asked;
}

/** What tries are counted by says nothing of whom they were for. */
const nameOf = (asked: string) => createHash('sha256').update(asked.toLowerCase()).digest('hex');

/** Nobody guesses anything here: whoever has to wait has asked too often. */
function asRate(error: unknown): never {
  throw error instanceof Refusal && error.status === 429 ? new Refusal(429, 'rate_wait', error.details) : error;
}
