import { changes, isKey, ORG_KINDS, type OrgKind, PEOPLE, pick, type Row, type Screen, writable } from '@hanjan/core';
import { ORGANIZATION } from '@hanjan/model/organization.ts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { onlyOnce } from '../engine/idempotency.ts';
import { mergedRecord, sound } from '../engine/save.ts';
import type { Work } from '../engine/work.ts';
import { type Engine, screenWorker, worker } from '../engine/worker.ts';
import { writeHistory } from '../engine/written.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import { answerOf, touched } from '../openapi/answer.ts';

/**
 * What an organisation says of itself: `GET /api/cafe/org/detail`, `POST …/edit`, and by its owners `POST …/close`
 * {close_check: true}; `GET …/closed` those that somebody owns and has closed, `POST …/reopen` {cafe_seq} opens one again.
 */
export function organizationRoutes(app: FastifyInstance, engine: Engine): void {
  for (const kind of ORG_KINDS) organizationOf(app, engine, kind);
}

function organizationOf(app: FastifyInstance, engine: Engine, kind: OrgKind): void {
  const screen = ORGANIZATION[kind];
  const { path } = screen;
  const inTransaction = screenWorker(engine, screen);
  const record = Type.Record(Type.String(), Type.Unknown());
  const schema = (result: object, more = {}) => ({ tags: ['membership'], response: { 200: answerOf(result, more) } });

  app.get(
    `${path}/detail`,
    { schema: schema(record), config: { access: { screen, actions: ['read'] as const }, costs: 'read' as const } },
    (request) => inTransaction(request, 'read', async (work) => ok(request, await readOrg(work, screen, kind))),
  );
  app.get(
    `${path}/closed`,
    { schema: schema(Type.Array(record)), config: { access: { roles: PEOPLE }, costs: 'read' as const } },
    (request) => worker(engine)(request, async (work) => ok(request, await closedOrgs(work, kind))),
  );
  const written = schema(record, { touched });
  const change = (way: 'edit' | 'close', action: 'edit' | 'remove', job: (work: Work, body: Row) => Promise<number>) =>
    app.post(
      `${path}/${way}`,
      { schema: written, config: { access: { screen, actions: [action] }, costs: 'write' as const } },
      async (request) => {
        const body = readBody(request);
        const saved = await onlyOnce(
          (work) => inTransaction(request, action, work),
          request,
          body,
          (work) => job(work, body),
        );
        return ok(request, { version: saved.result }, { touched: saved.touched });
      },
    );
  change('edit', 'edit', (work, body) => editOrg(work, screen, kind, body));
  change('close', 'remove', (work, body) => closeOrg(work, screen, kind, body));
  app.post(
    `${path}/reopen`,
    { schema: written, config: { access: { roles: PEOPLE }, costs: 'write' as const } },
    async (request) => {
      const body = readBody(request);
      const { touched } = await worker(engine)(request, async (work) => {
        await reopenOrg(work, kind, body[`${kind}_seq`]);
        return work;
      });
      return ok(request, {}, { touched: [...touched] });
    },
  );
}

/** The columns of an organisation by the names of the fields. */
const columnOf = (kind: OrgKind, name: string): RawBuilder<unknown> =>
  sql.ref(name === `${kind}_seq` ? 'org' : name.replace(`${kind}_`, 'org_'));

async function readOrg({ run, actor }: Work, { entity }: Screen, kind: OrgKind): Promise<Row> {
  const columns = Object.keys(entity.fields).map((name) => sql`${columnOf(kind, name)} AS ${sql.ref(name)}`);
  const [row] = await run(
    sql<Row>`SELECT ${sql.join(columns)}, version FROM org WHERE org = ${actor[kind]?.auth_seq} FOR UPDATE`,
  );
  if (!row) throw notFound();
  return row;
}

/** Writes the fields that the body has; answers the version that is there then. */
async function editOrg(work: Work, screen: Screen, kind: OrgKind, body: Row): Promise<number> {
  const { entity } = screen;
  const names = writable(entity).filter((name) => name in body);
  if (names.length === 0) throw new Refusal(400, 'save_not_changed');
  const before = await readOrg(work, screen, kind);
  const after = await sound(work, entity, mergedRecord(entity, before, body, names), names, before);
  if (names.includes('org_zone') && !(await isKnownZone(work, after.org_zone)))
    throw invalid([{ name: 'org_zone', key: 'field_code', args: {} }], entity);
  return writeOrg(work, screen, kind, before, pick(after, changes(entity, before, after)));
}

async function isKnownZone({ run }: Work, zone: unknown): Promise<boolean> {
  const found = await run(sql`SELECT FROM pg_timezone_names WHERE name = ${String(zone)}`);
  return found.length > 0;
}

async function writeOrg(work: Work, { entity }: Screen, kind: OrgKind, before: Row, values: Row): Promise<number> {
  const names = Object.keys(values);
  if (names.length === 0) return Number(before.version);
  const { run, actor } = work;
  const key = Number(before[entity.key]);
  const sets = names.map((name) => sql`${columnOf(kind, name)} = ${values[name]}`);
  const [made] = await run(
    sql<{ version: number }>`UPDATE org SET ${sql.join(sets)}, version = version + 1, edit_by = ${actor.user_seq},
        edit_at = now() WHERE org = ${key} RETURNING version`,
  );
  if (!made) throw notFound();
  await writeHistory(work, entity, { key, version: made.version }, before, { ...before, ...values }, names);
  for (const name of ['org', 'membership']) work.touched.add(name);
  return made.version;
}

/** From now on nobody works there; nothing is removed. */
async function closeOrg(work: Work, screen: Screen, kind: OrgKind, { close_check }: Row): Promise<number> {
  if (close_check !== true) throw invalid([{ name: 'close_check', key: 'field_required', args: {} }]);
  const before = await readOrg(work, screen, kind);
  return writeOrg(work, screen, kind, { ...before, [`${kind}_use`]: true }, { [`${kind}_use`]: false });
}

/** The condition for organisations that somebody owns and that are closed. */
const ownedAndClosed = ({ actor }: Work, kind: OrgKind) => sql`org_kind = ${kind} AND NOT org_use AND org IN (
  SELECT org FROM membership WHERE user_seq = ${actor.user_seq} AND user_auth = 'OWN' AND user_use)`;

const closedOrgs = (work: Work, kind: OrgKind): Promise<Row[]> =>
  work.run(
    sql<Row>`SELECT org AS auth_seq, org_name, org_name_locale FROM org WHERE ${ownedAndClosed(work, kind)} ORDER BY org`,
  );

async function reopenOrg(work: Work, kind: OrgKind, org: unknown): Promise<void> {
  const found = isKey(org)
    ? await work.run(
        sql`UPDATE org SET org_use = true, version = version + 1, edit_by = ${work.actor.user_seq}, edit_at = now()
          WHERE org = ${org} AND ${ownedAndClosed(work, kind)} RETURNING org`,
      )
    : [];
  if (found.length === 0) throw notFound();
  for (const name of ['org', 'membership']) work.touched.add(name);
}
