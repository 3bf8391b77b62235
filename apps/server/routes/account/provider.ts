import { isKey, PEOPLE } from '@hanjan/core';
import { type OwnProvider, PROVIDER_PATH } from '@hanjan/model/account/provider.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { noteFacts } from '../../http/events/event.ts';
import { invalid } from '../../http/refusal.ts';
import { localeOf } from '../../http/texts.ts';
import { answerOf } from '../../openapi/answer.ts';
import { key } from '../../openapi/typed.ts';
import { providersOf, unlink } from '../../sign/provider/own_providers.ts';
import type { AccountParts } from './routes.ts';

const text = Type.String();
const linked = Type.Object({
  identity_seq: key,
  provider: text,
  rgst_at: text,
  used_at: text,
  is_last: Type.Boolean(),
});

/**
 * What the actor signs in by besides a password: `GET /api/userinfo/provider` lists it, `POST …/unlink` {identity_seq} takes
 * one away, for whoever has proved just now who they are, unless nothing else leads in. It is linked by the way to the
 * provider (`sign/provider`).
 */
export function providerRoutes(
  app: FastifyInstance,
  { signDb, providers, outbox }: Pick<AccountParts, 'signDb' | 'providers' | 'outbox'>,
): void {
  const route = (config: object, body?: object) => ({
    schema: { tags: ['account'], ...(body && { body }), response: { 200: answerOf(Type.Array(linked)) } },
    config: { access: { roles: PEOPLE }, costs: 'read' as const, ...config },
  });
  // Whoever leaves proves by one of them who they are.
  app.get(PROVIDER_PATH, route({ evenWhileLeaving: true, evenWithoutConsent: true }), async (request) =>
    ok<OwnProvider[]>(request, await signDb.transact(request.actor, (run) => providersOf(run, request, providers))),
  );
  const ends = { costs: 'write', event: 'provider_edit', needsFresh: true };
  app.post(`${PROVIDER_PATH}/unlink`, route(ends, Type.Object({ identity_seq: key })), async (request) => {
    const { identity_seq } = readBody(request);
    if (!isKey(identity_seq)) throw invalid([{ name: 'identity_seq', key: 'field_NaN', args: {} }]);
    noteFacts(request, { target: `unlink ${identity_seq}` });
    const locale = localeOf(request.headers['accept-language']);
    const left = await signDb.transact(request.actor, async (run) => {
      const others = await unlink(run, request, providers, identity_seq);
      await outbox.tell(run, 'provider_unlinked', request.actor.user_seq ?? 0, locale);
      return others;
    });
    return ok(request, left);
  });
}
