import { nameInLocale, PEOPLE } from '@hanjan/core';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Run } from '../../db/statement.ts';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { noteFacts } from '../../http/events/event.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { localeOf } from '../../http/texts.ts';
import { answerOf } from '../../openapi/answer.ts';
import { beginLeaving, endLeaving, isLastAdmin, isMadeUp, soleOwned } from '../../sign/leaving.ts';
import { endSessions } from '../../sign/session.ts';
import type { AccountParts } from './routes.ts';

/**
 * The end of one's own account: `POST /api/userinfo/delete` {delete_check: true} signs out everywhere and has it deleted in
 * seven days, `POST /api/userinfo/keep` takes that back until it is done. Whoever owns an organisation alone hands it over
 * or closes it first (409 `account_sole_owner`).
 */
export function deletionRoutes(
  app: FastifyInstance,
  { signDb, cookie, outbox }: Pick<AccountParts, 'signDb' | 'cookie' | 'outbox'>,
): void {
  const route = (result: object, config: object, body?: object) => ({
    schema: { tags: ['account'], ...(body && { body }), response: { 200: answerOf(result) } },
    config: {
      access: { roles: PEOPLE },
      costs: 'write' as const,
      event: 'account_delete' as const,
      ...config,
    },
  });
  const asked = Type.Object({ delete_check: Type.Literal(true) });
  const when = Type.Object({ delete_at: Type.String() });
  const ends = { needsFresh: true, evenWithoutConsent: true };
  app.post('/api/userinfo/delete', route(when, ends, asked), async (request, reply) => {
    if (readBody(request).delete_check !== true)
      throw invalid([{ name: 'delete_check', key: 'field_required', args: {} }]);
    const user_seq = request.actor.user_seq ?? 0;
    const locale = localeOf(request.headers['accept-language']);
    const delete_at = await signDb.transact(request.actor, async (run) => {
      await refuseNeeded(run, user_seq, locale);
      const at = await beginLeaving(run, user_seq);
      await endSessions(run, user_seq);
      await outbox.tell(run, 'account_delete', user_seq, locale);
      return at;
    });
    cookie.clear(reply);
    return ok(request, { delete_at });
  });
  app.post('/api/userinfo/keep', route(Type.Null(), { evenWhileLeaving: true }), async (request) => {
    noteFacts(request, { target: 'kept' });
    await signDb.transact(request.actor, (run) => endLeaving(run, request.actor.user_seq ?? 0));
    return ok(request, null);
  });
}

/** Refuses whom others would miss: who owns an organisation alone, or runs the site alone; and people of the demo, who are shared. */
async function refuseNeeded(run: Run, user_seq: number, locale: string): Promise<void> {
  if (await isMadeUp(run, user_seq)) throw new Refusal(403, 'account_made_up');
  if (await isLastAdmin(run, user_seq)) throw new Refusal(409, 'last_admin');
  const owned = await soleOwned(run);
  if (owned.length === 0) return;
  const names = owned.map((one) => nameInLocale(one.owned_name, one.owned_name_locale, locale));
  throw new Refusal(409, 'account_sole_owner', { args: { names: names.join(', ') } });
}
