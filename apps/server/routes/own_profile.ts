import { changes, ORG_KINDS, type OrgKind, pick, type Row, type Screen, writable } from '@hanjan/core';
import { OWN_PROFILE } from '@hanjan/model/own_profile.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { onlyOnce } from '../engine/idempotency.ts';
import { mergedRecord, sound } from '../engine/save.ts';
import type { Work } from '../engine/work.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { writeHistory } from '../engine/written.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import { answerOf, touched } from '../openapi/answer.ts';

/**
 * One's own row in an organisation: `GET /api/cafe/userinfo/detail` what it says, `POST …/edit` name and memo, `POST
 * …/leave` {leave_check: true} ends it. The last owner cannot leave (409 `last_owner`).
 */
export function ownProfileRoutes(app: FastifyInstance, engine: Engine): void {
  for (const kind of ORG_KINDS) profileOf(app, engine, kind);
}

function profileOf(app: FastifyInstance, engine: Engine, kind: OrgKind): void {
  const screen = OWN_PROFILE[kind];
  const inTransaction = screenWorker(engine, screen);
  const answer = Type.Record(Type.String(), Type.Unknown());
  const route = (action: 'read' | 'edit') => ({
    schema: { tags: ['membership'], response: { 200: answerOf(answer, action === 'edit' ? { touched } : {}) } },
    config: {
      access: { screen, actions: [action] },
      costs: action === 'edit' ? ('write' as const) : ('read' as const),
    },
  });

  app.get(`${screen.path}/detail`, route('read'), (request) =>
    inTransaction(request, 'read', async (work) => ok(request, await readOwn(work, screen, kind))),
  );
  const change = (way: string, job: (work: Work, body: Row) => Promise<number>) =>
    app.post(`${screen.path}/${way}`, route('edit'), async (request) => {
      const body = readBody(request);
      const { result, touched } = await onlyOnce(
        (work) => inTransaction(request, 'edit', work),
        request,
        body,
        (work) => job(work, body),
      );
      return ok(request, { version: result }, { touched });
    });
  change('edit', (work, body) => editOwn(work, screen, kind, body));
  change('leave', (work, body) => leave(work, screen, kind, body));
}

/** One's own row, by the names of the fields; nobody else changes it until the work is done. */
async function readOwn({ run, actor }: Work, { entity }: Screen, kind: OrgKind): Promise<Row> {
  const names = Object.keys(entity.fields);
  const [row] = await run(
    sql<Row>`SELECT ${sql.join(names.map((name) => sql.ref(name)))}, version FROM ${sql.table(`${kind}_user`)} AS own
      WHERE org = ${actor[kind]?.auth_seq} AND ${sql.ref(`${kind}_user_uuid`)} = ${actor[kind]?.user_uuid} FOR UPDATE`,
  );
  if (!row) throw notFound();
  return row;
}

/** Writes name and memo, as far as the body has them; answers the version that is there then. */
async function editOwn(work: Work, screen: Screen, kind: OrgKind, body: Row): Promise<number> {
  const { entity } = screen;
  const names = writable(entity).filter((name) => name in body);
  if (names.length === 0) throw new Refusal(400, 'save_not_changed');
  const before = await readOwn(work, screen, kind);
  const after = await sound(work, entity, mergedRecord(entity, before, body, names), names, before);
  return writeOwn(work, screen, kind, before, pick(after, changes(entity, before, after)));
}

/** Somebody leaves: their row stays, as that of somebody who may ask to come back once they are let. */
async function leave(work: Work, screen: Screen, kind: OrgKind, { leave_check }: Row): Promise<number> {
  if (leave_check !== true) throw invalid([{ name: 'leave_check', key: 'field_required', args: {} }]);
  const before = await readOwn(work, screen, kind);
  return writeOwn(work, screen, kind, before, { [`${kind}_user_auth`]: 'CNCL' });
}

async function writeOwn(work: Work, { entity }: Screen, kind: OrgKind, before: Row, values: Row): Promise<number> {
  const names = Object.keys(values);
  if (names.length === 0) return Number(before.version);
  const { run, actor } = work;
  const listed = work.known.entityNamed(`${kind}_user`);
  const sets = names.map((name) => sql`${sql.ref(name)} = ${values[name]}`);
  const key = Number(before[entity.key]);
  const [made] = await run(
    sql<{ version: number }>`UPDATE ${sql.table(listed.table)} SET ${sql.join(sets)}, version = version + 1,
        edit_by = ${actor.user_seq}, edit_at = now()
      WHERE org = ${actor[kind]?.auth_seq} AND ${sql.ref(entity.key)} = ${key} RETURNING version`,
  );
  if (!made) throw notFound();
  await writeHistory(work, listed, { key, version: made.version }, before, { ...before, ...values }, names);
  for (const one of [listed.name, 'membership']) work.touched.add(one);
  return made.version;
}
