import { type Action, isKey, ORG_KINDS, type OrgKind, type Row } from '@hanjan/core';
import { ORGANIZATION } from '@hanjan/model/organization.ts';
import { OWNERSHIP_OFFER, type Ownership, type OwnershipHeir, type OwnershipOffer } from '@hanjan/model/ownership.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { onlyOnce } from '../engine/idempotency.ts';
import type { Work } from '../engine/work.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { writeHistory } from '../engine/written.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { answerOf, touched } from '../openapi/answer.ts';

/**
 * Ownership of an organisation changes hands: `GET /api/cafe/org/offer` the offer that stands, and to owners whom they can
 * make one to; `POST …/offer/make` {member_seq, offer_stays} by an owner, `POST …/offer/withdraw` by whoever made it, `POST
 * …/offer/accept` and `POST …/offer/decline` by whom it is made to, each with {offer_seq}.
 */
export function ownershipRoutes(app: FastifyInstance, engine: Engine): void {
  for (const kind of ORG_KINDS) ownershipOf(app, engine, kind);
}

function ownershipOf(app: FastifyInstance, engine: Engine, kind: OrgKind): void {
  const screen = ORGANIZATION[kind];
  const path = `${screen.path}/offer`;
  const inTransaction = screenWorker(engine, screen);
  const record = Type.Record(Type.String(), Type.Unknown());
  const schema = (more = {}) => ({ tags: ['membership'], response: { 200: answerOf(record, more) } });

  app.get(
    path,
    { schema: schema(), config: { access: { screen, actions: ['read'] as const }, costs: 'read' as const } },
    (request) => inTransaction(request, 'read', async (work) => ok(request, await ownership(work, kind))),
  );
  const change = (way: string, action: Action, job: (work: Work, body: Row) => Promise<number>) =>
    app.post(
      `${path}/${way}`,
      { schema: schema({ touched }), config: { access: { screen, actions: [action] }, costs: 'write' } },
      async (request) => {
        const body = readBody(request);
        const saved = await onlyOnce(
          (work) => inTransaction(request, action, work),
          request,
          body,
          (work) => job(work, body),
        );
        return ok(request, { offer_seq: saved.result }, { touched: saved.touched });
      },
    );
  // Whoever may close an organisation may hand it over.
  change('make', 'remove', (work, body) => makeOffer(work, kind, body));
  change('withdraw', 'edit', (work, body) => endOffer(work, kind, body, 'WITHDRAWN'));
  change('decline', 'edit', (work, body) => endOffer(work, kind, body, 'DECLINED'));
  change('accept', 'edit', (work, body) => acceptOffer(work, kind, body));
}

/** An offer that stands, with who made it to whom. */
interface Standing extends Omit<OwnershipOffer, 'side'> {
  readonly offered_by: number;
  readonly offered_to: number;
}

async function standing({ run, actor }: Work, kind: OrgKind): Promise<Standing | undefined> {
  const [offer] = await run(
    sql<Standing>`SELECT offer_seq, offer_stays, offered_by, offered_to, giver.user_nick AS by_nick, heir.user_nick AS to_nick
      FROM ownership_offer AS o
      JOIN membership AS giver ON giver.org = o.org AND giver.user_seq = offered_by
      JOIN membership AS heir ON heir.org = o.org AND heir.user_seq = offered_to
     WHERE o.org = ${actor[kind]?.auth_seq} AND offer_stands(o)`,
  );
  return offer;
}

async function ownership(work: Work, kind: OrgKind): Promise<Ownership> {
  const { run, actor } = work;
  const isOwner = actor[kind]?.user_auth === 'OWN';
  const found = await standing(work, kind);
  const heirs = isOwner
    ? await run(
        sql<OwnershipHeir>`SELECT member_seq, user_nick FROM membership
          WHERE org = ${actor[kind]?.auth_seq} AND user_auth = 'SMNG' AND user_use ORDER BY user_nick, member_seq`,
      )
    : [];
  if (!found) return { offer: null, heirs };
  const { offered_by, offered_to, ...offer } = found;
  const side = offered_by === actor.user_seq ? 'by' : offered_to === actor.user_seq ? 'to' : 'other';
  return { offer: side === 'other' && !isOwner ? null : { ...offer, side }, heirs };
}

async function makeOffer(work: Work, kind: OrgKind, { member_seq, offer_stays }: Row): Promise<number> {
  const missing = (name: string) => invalid([{ name, key: 'field_required', args: {} }]);
  if (!isKey(member_seq)) throw missing('member_seq');
  if (typeof offer_stays !== 'boolean') throw missing('offer_stays');
  const { run, actor } = work;
  const org = actor[kind]?.auth_seq;
  const [heir] = await run(
    sql<{ user_seq: number }>`SELECT user_seq FROM membership WHERE org = ${org} AND member_seq = ${member_seq}
      AND user_auth = 'SMNG' AND user_use`,
  );
  if (!heir) throw new Refusal(409, 'offer_not_manager');
  const [made] = await run(
    sql<{ offer_seq: number }>`INSERT INTO ownership_offer (org, offered_by, offered_to, offer_stays)
      VALUES (${org}, ${actor.user_seq}, ${heir.user_seq}, ${offer_stays})
      ON CONFLICT (org) WHERE offer_state = 'OPEN' DO NOTHING RETURNING offer_seq`,
  );
  if (!made) throw new Refusal(409, 'offer_already');
  work.touched.add(OWNERSHIP_OFFER);
  return made.offer_seq;
}

const keyOf = ({ offer_seq }: Row): number => {
  if (!isKey(offer_seq)) throw invalid([{ name: 'offer_seq', key: 'field_required', args: {} }]);
  return offer_seq;
};

/** Takes an offer back, or declines it: each is for one of the two whom it is about. */
async function endOffer(work: Work, kind: OrgKind, body: Row, state: 'WITHDRAWN' | 'DECLINED'): Promise<number> {
  const { run, actor, touched } = work;
  const offer_seq = keyOf(body);
  const whose = sql.ref(state === 'WITHDRAWN' ? 'offered_by' : 'offered_to');
  const [ended] = await run(
    sql<{ offer_seq: number }>`UPDATE ownership_offer SET offer_state = ${state}
      WHERE org = ${actor[kind]?.auth_seq} AND offer_seq = ${offer_seq} AND offer_state = 'OPEN' AND ${whose} = ${actor.user_seq} RETURNING offer_seq`,
  );
  if (!ended) throw new Refusal(409, 'offer_gone');
  touched.add(OWNERSHIP_OFFER);
  return ended.offer_seq;
}

/** Takes ownership. What becomes of the offerer, and of the offer, the database does in the same step. */
async function acceptOffer(work: Work, kind: OrgKind, body: Row): Promise<number> {
  const offer_seq = keyOf(body);
  const { run, actor, known } = work;
  const org = actor[kind]?.auth_seq;
  // Both rows first, as everybody does who changes them; then the offer, as it is by then.
  await run(
    sql`SELECT FROM membership WHERE org = ${org} AND user_seq IN (
        SELECT unnest(ARRAY[offered_by, offered_to]) FROM ownership_offer WHERE org = ${org} AND offer_seq = ${offer_seq})
      ORDER BY user_seq FOR UPDATE`,
  );
  const [offer] = await run(
    sql`SELECT FROM ownership_offer AS o WHERE org = ${org} AND offer_seq = ${offer_seq}
      AND offered_to = ${actor.user_seq} AND offer_state = 'OPEN' AND offer_stands(o) FOR UPDATE`,
  );
  if (!offer) throw new Refusal(409, 'offer_gone');
  const [own] = await run(
    sql<{ key: number; version: number }>`UPDATE membership SET user_auth = 'OWN', version = version + 1,
        edit_by = ${actor.user_seq}, edit_at = now()
      WHERE org = ${org} AND user_seq = ${actor.user_seq} RETURNING member_seq AS key, version`,
  );
  if (!own) throw new Refusal(409, 'offer_gone');
  const listed = known.entityNamed(`${kind}_user`);
  const auth = `${kind}_user_auth`;
  await writeHistory(work, listed, own, { [auth]: 'SMNG' }, { [auth]: 'OWN' }, [auth]);
  for (const name of [OWNERSHIP_OFFER, listed.name, 'membership']) work.touched.add(name);
  return offer_seq;
}
