import { type Row, writable } from '@hanjan/core';
import { mayRegister, REGISTERING, type RegisterInvitation, type Registration } from '@hanjan/model/registering.ts';
import { LINK_GONE } from '@hanjan/model/shared/link.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { onlyOnce } from '../engine/idempotency.ts';
import { newRecord, sound } from '../engine/save.ts';
import type { Work } from '../engine/work.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { writeHistory } from '../engine/written.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { answerOf, touched } from '../openapi/answer.ts';
import { openLink, refuseUnlessOpen } from './linked_event.ts';

/**
 * A cafe registers at a roastery by the link of an event for customers: `GET …/register/detail/{event_uuid}` what the link
 * leads to, and how the cafe stands there; `POST …/register/edit` {event_uuid, roaster_cafe_nick, roaster_cafe_nick_locale,
 * roaster_cafe_desc, register_check} registers. Both say in `cafe_seq` which cafe it is.
 */
export function registerRoutes(app: FastifyInstance, engine: Engine): void {
  const inTransaction = screenWorker(engine, REGISTERING);
  const { path } = REGISTERING;
  const record = Type.Record(Type.String(), Type.Unknown());
  const route = (action: 'read' | 'edit') => ({
    schema: {
      tags: ['cafe_roaster'],
      response: { 200: answerOf(record, action === 'edit' ? { touched } : {}) },
      ...(action === 'edit' && { body: record }),
    },
    config: {
      access: { screen: REGISTERING, actions: [action] },
      costs: action === 'edit' ? ('write' as const) : ('read' as const),
    },
  });
  app.get<{ Params: { link: string } }>(`${path}/detail/:link`, route('read'), (request) =>
    inTransaction(request, 'read', async (work) => ok(request, await invitation(work, request.params.link))),
  );
  app.post(`${path}/edit`, route('edit'), async (request) => {
    const body = readBody(request);
    const saved = await onlyOnce(
      (work) => inTransaction(request, 'edit', work),
      request,
      body,
      (work) => register(work, body),
    );
    return ok(request, { cafe_roaster_seq: saved.result }, { touched: saved.touched });
  });
}

async function invitation(work: Work, link: string): Promise<RegisterInvitation> {
  const { org, ...event } = await openLink(work, 'roaster', 'CSTMR', link);
  const [own] = await ownLink(work, org);
  return { ...event, registration: own ? shown(own) : null };
}

const shown = ({ version: _, ...registration }: OwnLink): Registration => registration;

type OwnLink = Registration & { readonly version: number };

/** The link of the actor's cafe to a roastery, which nobody else changes until the work is done where it is locked. */
const ownLink = ({ run, actor }: Work, roaster: number, way?: 'locked'): Promise<OwnLink[]> =>
  run(
    sql<OwnLink>`SELECT link_seq AS cafe_roaster_seq, link_auth AS cafe_roaster_auth, roaster_cafe_nick_locale,
        roaster_cafe_nick, roaster_cafe_desc, cafe_version AS version
      FROM roaster_link WHERE roaster_org = ${roaster} AND cafe_org = ${actor.cafe?.auth_seq}
      ${way === 'locked' ? sql`FOR UPDATE` : sql``}`,
  );

/** Registers, also again where the roastery lets the cafe; answers the key of the link. */
export async function register(work: Work, body: Row): Promise<number> {
  const event = await openLink(work, 'roaster', 'CSTMR', body.event_uuid);
  refuseUnlessOpen(event);
  const { entity } = REGISTERING;
  const names = writable(entity);
  const given = names.filter((name) => name in body);
  const said = await sound(work, entity, newRecord(entity, body, given), names, null);
  const [own] = await ownLink(work, event.org, 'locked');
  if (own && !mayRegister(own)) throw new Refusal(409, isGone(own) ? 'register_refused' : 'register_already');
  for (const name of ['cafe_roaster', 'roaster_cafe']) work.touched.add(name);
  if (own) return registerAgain(work, own, said);
  const { run, actor } = work;
  const [made] = await run(
    sql<{ key: number }>`INSERT INTO roaster_link
        (roaster_org, cafe_org, roaster_cafe_nick_locale, roaster_cafe_nick, roaster_cafe_desc, rgst_by)
      VALUES (${event.org}, ${actor.cafe?.auth_seq}, ${said.roaster_cafe_nick_locale}, ${said.roaster_cafe_nick},
        ${said.roaster_cafe_desc}, ${actor.user_seq})
      ON CONFLICT (roaster_org, cafe_org) DO NOTHING RETURNING link_seq AS key`,
  );
  if (!made) throw new Refusal(409, 'register_already');
  return made.key;
}

const isGone = ({ cafe_roaster_auth }: Registration): boolean => LINK_GONE.some((state) => state === cafe_roaster_auth);

/** The cafe waits once more, under what it calls itself now. The history of the roastery is written by the database. */
async function registerAgain(work: Work, own: OwnLink, said: Row): Promise<number> {
  const { run, actor, known } = work;
  const key = own.cafe_roaster_seq;
  const [made] = await run(
    sql<{ version: number }>`UPDATE roaster_link SET link_auth = 'WTSGNP',
        roaster_cafe_nick_locale = ${said.roaster_cafe_nick_locale}, roaster_cafe_nick = ${said.roaster_cafe_nick},
        roaster_cafe_desc = ${said.roaster_cafe_desc}, cafe_version = cafe_version + 1,
        cafe_edit_by = ${actor.user_seq}, cafe_edit_at = now()
      WHERE link_seq = ${key} AND cafe_org = ${actor.cafe?.auth_seq} RETURNING cafe_version AS version`,
  );
  if (!made) throw notFound();
  const auth = 'cafe_roaster_auth';
  const listed = known.entityNamed('cafe_roaster');
  await writeHistory(work, listed, { key, version: made.version }, { ...own }, { [auth]: 'WTSGNP' }, [auth]);
  return key;
}
