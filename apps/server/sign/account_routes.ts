import { isKey, PEOPLE, type Row, type SiteRole } from '@hanjan/core';
import { ACCOUNT_PATH, type AccountState } from '@hanjan/model/system/account.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../db/database.ts';
import type { Run } from '../db/statement.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { type EventKind, noteFacts } from '../http/events/event.ts';
import { invalid, notFound, Refusal, refusedBelow } from '../http/refusal.ts';
import type { Outbox } from '../mail/outbox.ts';
import { answerOf } from '../openapi/answer.ts';
import { key, text, whole } from '../openapi/typed.ts';
import { dropFactors, FACTORS } from './factors.ts';
import { IS_EXPIRED, oneTimePassword, setOneTime } from './one_time.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './session.ts';

const body = Type.Object({ user_seq: key });
const state = Type.Object({
  user_seq: key,
  user_type: Type.String(),
  user_use: Type.Boolean(),
  sessions: whole,
  seen_at: text,
  one_time: Type.Union(['none', 'open', 'expired'].map((one) => Type.Literal(one))),
  factors: Type.Array(Type.String()),
  is_self: Type.Boolean(),
});

/**
 * What the super administrator does with accounts of others: `POST {path}/state` reads one, `/set` gives it a site role or
 * switches it off or on, `/password` gives it a one-time password, which is answered once and kept nowhere, `/end` ends
 * its sessions, `/factor` takes its second factors away for somebody who lost them. Each is in the log of events with whose account it was.
 */
export function accountRoutes(app: FastifyInstance, db: Database, outbox: Outbox): void {
  const route = (result: object, event?: EventKind, asked: object = body) => ({
    schema: { tags: ['account'], body: asked, response: { 200: answerOf(result) } },
    config: {
      access: { roles: ['SADMIN'] as const },
      costs: event ? ('write' as const) : ('read' as const),
      ...(event && { event }),
    },
  });

  app.post(`${ACCOUNT_PATH}/state`, route(state), async (request) => {
    const user_seq = readWhose(readBody(request));
    return ok(request, await db.transact(request.actor, (run) => stateOf(run, request, user_seq)));
  });

  const set = Type.Object({
    user_seq: key,
    was: Type.Object({ user_type: Type.String(), user_use: Type.Boolean() }),
    user_type: Type.String(),
    user_use: Type.Boolean(),
  });
  app.post(`${ACCOUNT_PATH}/set`, route(state, 'account', set), async (request) => {
    const { user_seq, was, user_type, user_use } = readSet(readBody(request));
    const deed = [
      ...(user_type === was.user_type ? [] : [`role ${user_type}`]),
      ...(user_use === was.user_use ? [] : [user_use ? 'on' : 'off']),
    ];
    noteFacts(request, { target: `account ${user_seq} ${deed.join(', ')}` });
    const result = await db
      .transact(request.actor, async (run) => {
        const [found] = await run(
          sql<{ is_there: boolean }>`
            SELECT account_set(${user_seq}, ${was.user_type}, ${was.user_use}, ${user_type}, ${user_use}) AS is_there`,
        );
        if (!found?.is_there) throw notFound();
        return stateOf(run, request, user_seq);
      })
      .catch(refusedBelow);
    return ok(request, result);
  });

  const given = Type.Object({ password: Type.String() });
  app.post(`${ACCOUNT_PATH}/password`, route(given, 'one_time_password'), async (request) => {
    const user_seq = readOthers(request);
    const password = oneTimePassword();
    const user_pass = await hashPassword(password);
    await db.transact(request.actor, async (run) => {
      await refuseOthers(run, request);
      if (!(await setOneTime(run, user_seq, user_pass))) throw notFound();
      await outbox.tell(run, 'password_changed', user_seq);
    });
    return ok(request, { password });
  });

  app.post(`${ACCOUNT_PATH}/end`, route(state, 'sessions_ended'), async (request) => {
    const user_seq = readOthers(request);
    const result = await db.transact(request.actor, async (run) => {
      await refuseOthers(run, request);
      await endSessions(run, user_seq);
      return stateOf(run, request, user_seq);
    });
    return ok(request, result);
  });

  app.post(`${ACCOUNT_PATH}/factor`, route(state, 'factor'), async (request) => {
    const user_seq = readOthers(request);
    const result = await db.transact(request.actor, async (run) => {
      await refuseOthers(run, request);
      await run(sql`SELECT FROM account WHERE user_seq = ${user_seq} FOR NO KEY UPDATE`);
      if (await dropFactors(run, user_seq)) await outbox.tell(run, 'factors_taken', user_seq);
      await endSessions(run, user_seq);
      return stateOf(run, request, user_seq);
    });
    return ok(request, result);
  });
}

/** Whoever is no super administrator any more by the time that it is done does nothing. */
async function refuseOthers(run: Run, { actor }: FastifyRequest): Promise<void> {
  const [found] = await run(
    sql`SELECT FROM account WHERE user_seq = ${actor.user_seq} AND user_type = 'SADMIN' AND user_use FOR SHARE`,
  );
  if (!found) throw new Refusal(403, 'nopermission_text');
}

async function stateOf(run: Run, { actor }: FastifyRequest, user_seq: number): Promise<AccountState> {
  const [found] = await run(
    sql<AccountState>`
      SELECT user_seq, user_type, user_use,
             (SELECT count(*)::integer FROM session s WHERE s.user_seq = a.user_seq) AS sessions,
             (SELECT max(seen_at) FROM session s WHERE s.user_seq = a.user_seq) AS seen_at,
             CASE WHEN ${sql.raw(IS_EXPIRED)} THEN 'expired' WHEN must_change_pass THEN 'open' ELSE 'none' END AS one_time,
             ${sql.raw(FACTORS)} AS factors
        FROM account a WHERE user_seq = ${user_seq}`,
  );
  if (!found) throw notFound();
  return { ...found, is_self: user_seq === actor.user_seq };
}

function readWhose({ user_seq }: Row): number {
  if (!isKey(user_seq)) throw invalid([{ name: 'user_seq', key: 'field_NaN', args: {} }]);
  return user_seq;
}

/** The account that is meant, noted for the log; one's own is none: this is no way around its password. */
function readOthers(request: FastifyRequest): number {
  const user_seq = readWhose(readBody(request));
  noteFacts(request, { target: `account ${user_seq}` });
  if (user_seq === request.actor.user_seq) throw new Refusal(403, 'account_own');
  return user_seq;
}

interface Standing {
  readonly user_type: SiteRole;
  readonly user_use: boolean;
}

function readSet(body: Row): Standing & { readonly user_seq: number; readonly was: Standing } {
  const user_seq = readWhose(body);
  const was = readStanding((body.was ?? {}) as Row, 'was.');
  return { user_seq, was, ...readStanding(body, '') };
}

function readStanding({ user_type, user_use }: Row, at: string): Standing {
  const role = PEOPLE.find((one) => one === user_type);
  if (!role) throw invalid([{ name: `${at}user_type`, key: 'field_code', args: {} }]);
  if (typeof user_use !== 'boolean') throw invalid([{ name: `${at}user_use`, key: 'field_flag', args: {} }]);
  return { user_type: role, user_use };
}
