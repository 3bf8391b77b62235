import { isKey, PEOPLE } from '@hanjan/core';
import { type OwnSession, SESSION_PATH } from '@hanjan/model/account/session.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { noteFacts } from '../../http/events/event.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { answerOf } from '../../openapi/answer.ts';
import { key } from '../../openapi/typed.ts';
import { refuseShared } from '../../sign/leaving.ts';
import { endOneSession, endOtherSessions, sessionsOf } from '../../sign/own_sessions.ts';
import type { AccountParts } from './routes.ts';

const text = Type.String();
const session = Type.Object({
  session_seq: key,
  session_system: text,
  session_browser: text,
  subnet: text,
  rgst_at: text,
  seen_at: text,
  is_here: Type.Boolean(),
});

/**
 * Where the actor is signed in: `GET /api/userinfo/session` lists it, `POST …/end` {session_seq} ends one that is not this
 * one, `POST …/end_others` all of those, for whoever has proved just now who they are: nobody is put out by a session that
 * was left open. One that has ended meanwhile is answered like one that never was.
 */
export function sessionRoutes(app: FastifyInstance, { signDb }: Pick<AccountParts, 'signDb'>): void {
  const route = (body?: object, ends = false) => ({
    schema: { tags: ['account'], ...(body && { body }), response: { 200: answerOf(Type.Array(session)) } },
    config: {
      access: { roles: PEOPLE },
      costs: ends ? ('write' as const) : ('read' as const),
      ...(ends && { event: 'sessions_ended' as const, needsFresh: true }),
    },
  });
  app.get(SESSION_PATH, route(), async (request) =>
    ok<OwnSession[]>(request, await signDb.transact(request.actor, (run) => sessionsOf(run, request))),
  );
  app.post(`${SESSION_PATH}/end`, route(Type.Object({ session_seq: key }), true), async (request) => {
    const { session_seq } = readBody(request);
    if (!isKey(session_seq)) throw invalid([{ name: 'session_seq', key: 'field_NaN', args: {} }]);
    noteFacts(request, { target: `session ${session_seq}` });
    const left = await signDb.transact(request.actor, async (run) => {
      await refuseShared(run, request.actor.user_seq);
      if (!(await endOneSession(run, request, session_seq))) throw notFound();
      return sessionsOf(run, request);
    });
    return ok(request, left);
  });
  app.post(`${SESSION_PATH}/end_others`, route(undefined, true), async (request) => {
    const left = await signDb.transact(request.actor, async (run) => {
      await refuseShared(run, request.actor.user_seq);
      await endOtherSessions(run, request);
      return sessionsOf(run, request);
    });
    return ok(request, left);
  });
}
