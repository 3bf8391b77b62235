import { EVERYBODY, ORG_KINDS, type OrgKind, PEOPLE, type Row, readUuid, writable } from '@hanjan/core';
import {
  APPLIED,
  APPLYING,
  type Application,
  type Invitation,
  mayApply,
  type OwnApplication,
} from '@hanjan/model/applying.ts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { onlyOnce } from '../engine/idempotency.ts';
import { newRecord, sound } from '../engine/save.ts';
import type { Work } from '../engine/work.ts';
import { type Engine, worker } from '../engine/worker.ts';
import { writeHistory } from '../engine/written.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { answerOf, touched } from '../openapi/answer.ts';
import { openLink, refuseUnlessOpen } from './linked_event.ts';

/**
 * Applying to work in an organisation by the link of an event: `GET …/signup/detail/{event_uuid}` what the link leads to,
 * for guests too, `POST …/signup/edit` {event_uuid, user_nick, user_desc, save_check} applies, `GET …/signup/list` all
 * that somebody applied for, `POST …/signup/cancel` {user_uuid} withdraws one of these.
 */
export function applyRoutes(app: FastifyInstance, engine: Engine): void {
  for (const kind of ORG_KINDS) applyTo(app, engine, kind);
}

function applyTo(app: FastifyInstance, engine: Engine, kind: OrgKind): void {
  const { path } = APPLYING[kind];
  const work = worker(engine);
  const schema = (result: object, more = {}) => ({ tags: ['membership'], response: { 200: answerOf(result, more) } });
  const record = Type.Record(Type.String(), Type.Unknown());
  const read = (roles: typeof EVERYBODY | typeof PEOPLE, result: object = record) => ({
    schema: schema(result),
    config: { access: { roles }, costs: 'read' as const },
  });

  app.get<{ Params: { link: string } }>(`${path}/detail/:link`, read(EVERYBODY), (request) =>
    work(request, async (it) => ok(request, await invitation(it, kind, request.params.link))),
  );
  app.get(`${path}/list`, read(PEOPLE, Type.Array(record)), (request) =>
    work(request, async (it) => ok(request, await ownApplications(it, kind))),
  );
  const change = (way: string, job: (work: Work, body: Row) => Promise<string>) => {
    const route = {
      schema: { ...schema(record, { touched }), body: Type.Record(Type.String(), Type.Unknown()) },
      config: { access: { roles: PEOPLE }, costs: 'write' as const },
    };
    app.post(`${path}/${way}`, route, async (request) => {
      const body = readBody(request);
      const saved = await onlyOnce(
        (it) => work(request, it),
        request,
        body,
        (it) => job(it, body),
      );
      return ok(request, { user_uuid: saved.result }, { touched: saved.touched });
    });
  };
  change('edit', (it, body) => apply(it, kind, body));
  change('cancel', (it, body) => cancel(it, kind, body));
}

/** What a link leads to, and what whoever opens it is there already. */
async function invitation(work: Work, kind: OrgKind, link: string): Promise<Invitation> {
  const { org, ...event } = await openLink(work, kind, 'SGNP', link);
  const [own] = await ownRows(work, kind, sql`org = ${org}`);
  return { ...event, application: own ? shown(own) : null };
}

async function ownApplications(work: Work, kind: OrgKind): Promise<OwnApplication[]> {
  const rows = await ownRows(work, kind, sql`user_auth = ANY(${[...APPLIED]})`);
  return rows.map((row) => ({ ...shown(row), org_name: row.org_name, org_name_locale: row.org_name_locale }));
}

const shown = ({ user_uuid, user_auth, user_nick, user_desc }: Application): Application => ({
  user_uuid,
  user_auth,
  user_nick,
  user_desc,
});

/** Applies, also again where a manager lets somebody; answers the name of their row. */
async function apply(work: Work, kind: OrgKind, body: Row): Promise<string> {
  const event = await openLink(work, kind, 'SGNP', body.event_uuid);
  refuseUnlessOpen(event);
  const { entity } = APPLYING[kind];
  const names = writable(entity);
  const given = names.filter((name) => name in body);
  const row = await sound(work, entity, newRecord(entity, body, given), names, null);
  const { user_nick, user_desc } = row as Pick<Own, 'user_nick' | 'user_desc'>;
  const [own] = await ownRows(work, kind, sql`org = ${event.org}`, 'locked');
  if (own && !mayApply(own)) throw new Refusal(409, isGone(own) ? 'apply_refused' : 'apply_already');
  if (own) return changeOwn(work, kind, own, { user_nick, user_desc, user_auth: 'WTSGNP' });
  const { run, actor } = work;
  const [made] = await run(
    sql<{ user_uuid: string }>`INSERT INTO membership (org, user_seq, user_auth, user_nick, user_desc, rgst_by)
      VALUES (${event.org}, ${actor.user_seq}, 'WTSGNP', ${user_nick}, ${user_desc}, ${actor.user_seq})
      ON CONFLICT (org, user_seq) DO NOTHING RETURNING user_uuid`,
  );
  if (!made) throw new Refusal(409, 'apply_already');
  for (const name of [`${kind}_user`, 'membership']) work.touched.add(name);
  return made.user_uuid;
}

/** Whoever withdrew, was refused or was dismissed comes back only when a manager lets them. */
const isGone = ({ user_auth }: Application): boolean => ['CNCL', 'RJCT', 'FIRE'].includes(user_auth);

/** Withdraws an application that nobody has answered. */
async function cancel(work: Work, kind: OrgKind, { user_uuid }: Row): Promise<string> {
  const uuid = readUuid(user_uuid);
  const [own] = uuid ? await ownRows(work, kind, sql`user_uuid = ${uuid}`, 'locked') : [];
  if (!own) throw notFound();
  if (own.user_auth !== 'WTSGNP') throw new Refusal(409, 'apply_answered');
  return changeOwn(work, kind, own, { user_auth: 'CNCL' });
}

/** A row of somebody in an organisation, with what a change of it needs. */
type OwnRow = OwnApplication & { readonly org: number; readonly member_seq: number; readonly version: number };

/** Somebody's own rows in organisations of a kind; nobody else changes locked ones until the work is done. */
async function ownRows(
  { run, actor }: Work,
  kind: OrgKind,
  which: RawBuilder<unknown>,
  way?: 'locked',
): Promise<OwnRow[]> {
  if (actor.user_seq === null) return [];
  return run(
    sql<OwnRow>`SELECT org, member_seq, membership.version, user_uuid, user_auth, user_nick, user_desc, org_name, org_name_locale
      FROM membership JOIN org USING (org)
     WHERE user_seq = ${actor.user_seq} AND org_kind = ${kind} AND ${which} ORDER BY org
     ${way === 'locked' ? sql`FOR UPDATE OF membership` : sql``}`,
  );
}

type Own = Pick<Application, 'user_nick' | 'user_desc' | 'user_auth'>;

/** Changes somebody's own row, which stands in the history of the organisation as everything that is done there. */
async function changeOwn(work: Work, kind: OrgKind, own: OwnRow, values: Partial<Own> & Row): Promise<string> {
  const { run, actor, known } = work;
  const names = Object.keys(values).filter((name) => values[name] !== own[name as keyof Own]);
  const sets = names.map((name) => sql`${sql.ref(name)} = ${values[name]}`);
  const [made] = await run(
    sql<{
      version: number;
    }>`UPDATE membership SET ${sql.join(sets)}, version = version + 1, edit_by = ${actor.user_seq},
        edit_at = now()
      WHERE org = ${own.org} AND user_seq = ${actor.user_seq} RETURNING version`,
  );
  if (!made) throw notFound();
  await run(sql`SELECT set_config('app.org', ${String(own.org)}, true)`);
  const listed = known.entityNamed(`${kind}_user`);
  const named = (row: Row) => Object.fromEntries(names.map((name) => [`${kind}_${name}`, row[name]]));
  const place = { auth_seq: own.org, user_uuid: own.user_uuid };
  await writeHistory(
    { ...work, actor: { ...actor, [kind]: place } },
    listed,
    { key: own.member_seq, version: made.version },
    named({ ...own }),
    named(values),
    names.map((name) => `${kind}_${name}`),
  );
  for (const name of [listed.name, 'membership']) work.touched.add(name);
  return own.user_uuid;
}
