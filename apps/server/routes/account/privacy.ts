import { PEOPLE } from '@hanjan/core';
import { PRIVACY_PATH, PRIVACY_VERSION } from '@hanjan/model/account/privacy.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { noteFacts } from '../../http/events/event.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { answerOf } from '../../openapi/answer.ts';
import { agreeAgain } from '../../sign/privacy.ts';
import type { AccountParts } from './routes.ts';

/**
 * `POST /api/userinfo/privacy` {privacy_ok: true, privacy_version}: whoever agreed to a former privacy policy agrees to the
 * one of now. Until then every other call is refused (403 `privacy_newer`) but those by which they leave. A page that was
 * opened before the policy changed shows a former one (409 `privacy_changed`).
 */
export function privacyRoutes(app: FastifyInstance, { signDb }: Pick<AccountParts, 'signDb'>): void {
  const body = Type.Object({ privacy_ok: Type.Literal(true), privacy_version: Type.String({ format: 'date' }) });
  const route = {
    schema: { tags: ['account'], body, response: { 200: answerOf(Type.Null()) } },
    config: {
      access: { roles: PEOPLE },
      costs: 'write' as const,
      event: 'account_edit' as const,
      evenWithoutConsent: true,
      evenWithoutFactor: true,
    },
  };
  app.post(PRIVACY_PATH, route, async (request) => {
    const { privacy_ok, privacy_version } = readBody(request);
    if (privacy_ok !== true) throw invalid([{ name: 'privacy_ok', key: 'privacy_required', args: {} }]);
    if (privacy_version !== PRIVACY_VERSION) throw new Refusal(409, 'privacy_changed');
    noteFacts(request, { target: `privacy policy ${PRIVACY_VERSION}` });
    await signDb.transact(request.actor, (run) => agreeAgain(run, request.actor.user_seq ?? 0));
    return ok(request, null);
  });
}
