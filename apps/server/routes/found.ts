import { cutToBytes, kindOf, ORG_KINDS, type OrgKind, PEOPLE, type Row, writable } from '@hanjan/core';
import { HOME_ZONE, isZone } from '@hanjan/core/calc/time/zone.ts';
import { countryOf, FOUNDING, mostFounded } from '@hanjan/model/founding.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { lockName } from '../db/named_lock.ts';
import { onlyOnce } from '../engine/idempotency.ts';
import { newRecord, sound } from '../engine/save.ts';
import type { Work } from '../engine/work.ts';
import { type Engine, worker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { answerOf, touched } from '../openapi/answer.ts';

/** What the nick of a person in an organisation may hold. */
const NICK_BYTES = 100;

/** `POST /api/cafe/create` and `POST /api/roaster/create`: somebody founds an organisation and is its owner. */
export function foundRoutes(app: FastifyInstance, engine: Engine): void {
  for (const kind of ORG_KINDS) {
    const { entity } = FOUNDING[kind];
    const route = {
      schema: schemaOf(kind),
      config: { access: { roles: PEOPLE }, costs: 'write' as const },
    };
    app.post(`/api/${kind}/create`, route, async (request) => {
      const body = readBody(request);
      const typed = [...writable(entity), 'zone'].map((name) => [name, body[name]]);
      const { result, touched } = await onlyOnce(
        (job) => worker(engine)(request, job),
        request,
        typed,
        (work) => found(work, kind, body),
      );
      return ok(request, { [entity.key]: result }, { touched });
    });
  }
}

/**
 * Makes an organisation of what somebody wrote, answers its number. They own it. Whoever owns as many as one may is
 * refused (409 `cafe_limit`, `roaster_limit`); until then nobody else founds for the same person.
 */
async function found(work: Work, kind: OrgKind, asked: Row): Promise<number> {
  const { run, actor } = work;
  await lockName(run, `found ${actor.user_seq}`);
  const [person] = await run(
    sql<{ user_name: string }>`SELECT user_name FROM account WHERE user_seq = ${actor.user_seq}`,
  );
  if (!person) throw notFound();
  const max = mostFounded(kind, actor.user_type);
  const owned = await run(
    sql`SELECT FROM membership JOIN org USING (org)
      WHERE user_seq = ${actor.user_seq} AND user_auth = 'OWN' AND org_kind = ${kind}`,
  );
  if (owned.length >= max) throw new Refusal(409, `${kind}_limit`, { args: { max } });
  const row = await soundRow(work, kind, asked);
  const of = (part: string) => row[`${kind}_${part}`];
  // The organisation has to be entered before it can be written.
  const [made] = await run(
    sql<{ org: number }>`SELECT set_config('app.org', nextval('org_org_seq')::text, true)::bigint AS org`,
  );
  await run(
    sql`INSERT INTO org (org, org_kind, org_type, org_country, org_name, org_name_locale, org_detail, org_zone, rgst_by)
      OVERRIDING SYSTEM VALUE
      VALUES (${made?.org}, ${kind}, ${of('type')}, ${of('country')}, ${of('name')}, ${of('name_locale')}, ${of('detail')},
        ${await zoneOf(work, asked.zone)}, ${actor.user_seq})`,
  );
  await run(
    sql`INSERT INTO membership (org, user_seq, user_auth, user_nick, rgst_by)
      VALUES (${made?.org}, ${actor.user_seq}, 'OWN', ${cutToBytes(person.user_name, NICK_BYTES)}, ${actor.user_seq})`,
  );
  for (const name of ['org', 'membership']) work.touched.add(name);
  return Number(made?.org);
}

/** What was written, with what stands in the form to begin with; refuses whatever is wrong with it. */
function soundRow(work: Work, kind: OrgKind, asked: Row): Promise<Row> {
  const { entity } = FOUNDING[kind];
  const names = writable(entity);
  const values = { ...countryOf(kind, work.locale), ...asked };
  const given = names.filter((name) => name in values);
  return sound(work, entity, newRecord(entity, values, given), names, null);
}

/** The time zone of whoever founds, where the database knows it too. */
async function zoneOf({ run }: Work, zone: unknown): Promise<string> {
  if (!isZone(zone)) return HOME_ZONE;
  const [known] = await run(sql`SELECT FROM pg_timezone_names WHERE name = ${zone}`);
  return known ? zone : HOME_ZONE;
}

function schemaOf(kind: OrgKind) {
  const { entity } = FOUNDING[kind];
  const typed = Object.entries(entity.fields).flatMap(([name, field]) =>
    name === entity.key ? [] : [[name, kindOf(field).json(field)]],
  );
  return {
    tags: ['membership'],
    body: { type: 'object', properties: { ...Object.fromEntries(typed), zone: { type: 'string' } } },
    response: { 200: answerOf(Type.Object({ [entity.key]: Type.Integer() }), { touched }) },
  };
}
