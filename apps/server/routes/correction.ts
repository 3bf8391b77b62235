import { ADMINS, type Entity, isEverybodys, isKey, kindOf, PEOPLE, type Row } from '@hanjan/core';
import { lookups } from '@hanjan/model';
import {
  CORRECTION,
  CORRECTION_PATH,
  CORRECTIONS_PATH,
  type Correction,
  correctionFields,
  MOST_CORRECTIONS,
  SETTLED,
  type WaitingCorrection,
} from '@hanjan/model/setting/correction.ts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { lockName } from '../db/named_lock.ts';
import { onlyOnce } from '../engine/idempotency.ts';
import type { Work } from '../engine/work.ts';
import { type Engine, worker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { answerOf, touched } from '../openapi/answer.ts';
import { key, orNull, text } from '../openapi/typed.ts';

/** So many are answered at once; settling some brings the others. */
const MOST_LISTED = 100;

/**
 * What people say is missing or wrong in what everybody refers to: `GET /api/user/correction/list` their own, newest first,
 * `POST …/edit` {entity, record_seq, correction_text} one more; `GET /api/setting/correction/list` for administrators those
 * that wait, `POST …/settle` {correction_seq, correction_state, correction_answer}.
 */
export function correctionRoutes(app: FastifyInstance, engine: Engine): void {
  const work = worker(engine);
  const read = (item: object, roles: typeof PEOPLE | typeof ADMINS) => ({
    schema: { tags: ['correction'], response: { 200: answerOf(Type.Array(item as never)) } },
    config: { access: { roles }, costs: 'read' as const },
  });
  app.get(`${CORRECTION_PATH}/list`, read(correction, PEOPLE), (request) =>
    work(request, async (it) => ok(request, await ownCorrections(it))),
  );
  app.get(`${CORRECTIONS_PATH}/list`, read(waiting, ADMINS), (request) =>
    work(request, async (it) => ok(request, await waitingCorrections(it))),
  );
  const change = (
    path: string,
    roles: typeof PEOPLE | typeof ADMINS,
    job: (work: Work, body: Row) => Promise<number>,
  ) =>
    app.post(
      path,
      {
        schema: {
          tags: ['correction'],
          body: Type.Record(Type.String(), Type.Unknown()),
          response: { 200: answerOf(Type.Object({ correction_seq: key }), { touched }) },
        },
        config: { access: { roles }, costs: 'write' as const },
      },
      async (request) => {
        const body = readBody(request);
        const saved = await onlyOnce(
          (it) => work(request, it),
          request,
          body,
          (it) => job(it, body),
        );
        return ok(request, { correction_seq: saved.result }, { touched: saved.touched });
      },
    );
  change(`${CORRECTION_PATH}/edit`, PEOPLE, suggest);
  change(`${CORRECTIONS_PATH}/settle`, ADMINS, settle);
}

type Stored = Omit<Correction, 'name' | 'name_locale'>;

const listSql = (where: RawBuilder<unknown>) =>
  sql<Stored & { readonly user_name: string | null }>`SELECT correction_seq, entity, record_seq, correction_text,
      correction_state, correction_answer, correction_at,
      (SELECT a.user_name FROM account a WHERE a.user_seq = correction.user_seq) AS user_name
    FROM correction WHERE ${where} ORDER BY correction_seq DESC LIMIT ${sql.lit(MOST_LISTED)}`;

async function ownCorrections(work: Work): Promise<Correction[]> {
  const rows = await named(work, await work.run(listSql(sql`user_seq = ${work.actor.user_seq}`)));
  return rows.map(({ user_name: _, ...row }) => row);
}

async function waitingCorrections(work: Work): Promise<WaitingCorrection[]> {
  const rows = await named(work, await work.run(listSql(sql`correction_state = 'OPEN'`)));
  return rows.map((row) => ({ ...row, screen: work.known.screensOf(row.entity)[0]?.name ?? null }));
}

/** The names of the records that some are about, with one statement for each kind. */
async function named<R extends Stored>(
  work: Work,
  rows: readonly R[],
): Promise<(R & Pick<Correction, 'name' | 'name_locale'>)[]> {
  const kinds = Map.groupBy(rows, ({ entity }) => entity);
  const found = await Promise.all(
    [...kinds].map(async ([name, some]) => {
      const entity = entityOf(work, name);
      const keys = some.flatMap(({ record_seq }) => record_seq ?? []);
      if (!entity || keys.length === 0) return [];
      const { plain, locale } = entity.label;
      const names = await work.run(
        sql<{
          key: number;
          name: string;
          name_locale: string;
        }>`SELECT ${sql.ref(entity.key)} AS key, ${sql.ref(plain)} AS name,
          ${sql.ref(locale)} AS name_locale FROM ${sql.table(entity.table)} WHERE ${sql.ref(entity.key)} = ANY(${keys})`,
      );
      return names.map(({ key, ...both }) => [`${name} ${key}`, both] as const);
    }),
  );
  const all = new Map<string, Pick<Correction, 'name' | 'name_locale'>>(found.flat());
  const none = { name: null, name_locale: null };
  return rows.map((row) => ({ ...row, ...(all.get(`${row.entity} ${row.record_seq}`) ?? none) }));
}

/** What everybody chooses from and nobody but administrators writes. */
function entityOf({ known }: Work, name: unknown): Entity | undefined {
  if (typeof name !== 'string' || !Object.hasOwn(lookups, name)) return undefined;
  const entity = known.entityNamed(name);
  return isEverybodys(entity) ? entity : undefined;
}

/** The text of a field; refused as in any form. */
function readText(body: Row, name: keyof typeof correctionFields): string | null {
  const field = correctionFields[name];
  const { check, clean = (value) => value } = kindOf(field);
  const value = clean(body[name] ?? null, field);
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
  if (isEmpty && !('required' in field)) return null;
  const fault = isEmpty ? { key: 'field_required' as const } : check(value, field);
  if (fault) throw invalid([{ name, args: {}, ...fault }]);
  return value as string;
}

async function suggest(work: Work, body: Row): Promise<number> {
  const entity = entityOf(work, body.entity);
  if (!entity) throw invalid([{ name: 'entity', key: 'field_code', args: {} }]);
  const { run, actor } = work;
  const correction_text = readText(body, 'correction_text');
  const record_seq = body.record_seq ?? null;
  if (record_seq !== null && !(isKey(record_seq) && (await isThere(work, entity, record_seq))))
    throw invalid([{ name: 'record_seq', key: 'field_ref', args: {} }]);
  // Whoever says two things at once says them one after the other, so that they are counted.
  await lockName(run, `${CORRECTION} ${actor.user_seq}`);
  const [made] = await run(
    sql<{ correction_seq: number }>`INSERT INTO correction (user_seq, entity, record_seq, correction_text)
      SELECT ${actor.user_seq}::bigint, ${entity.name}, ${record_seq}::bigint, ${correction_text}
       WHERE (SELECT count(*) FROM correction WHERE user_seq = ${actor.user_seq} AND correction_state = 'OPEN') < ${MOST_CORRECTIONS}
      RETURNING correction_seq`,
  );
  if (!made) throw new Refusal(409, 'correction_too_many', { args: { count: MOST_CORRECTIONS } });
  work.touched.add(CORRECTION);
  return made.correction_seq;
}

async function isThere({ run }: Work, { table, key: name }: Entity, record: number): Promise<boolean> {
  const found = await run(
    sql`SELECT FROM ${sql.table(table)} WHERE ${sql.ref(name)} = ${record} AND removed_at IS NULL`,
  );
  return found.length > 0;
}

async function settle(work: Work, body: Row): Promise<number> {
  const { correction_seq, correction_state } = body;
  if (!isKey(correction_seq)) throw new Refusal(409, 'correction_settled');
  if (!SETTLED.some((one) => one === correction_state))
    throw invalid([{ name: 'correction_state', key: 'field_code', args: {} }]);
  const { run, actor } = work;
  const [settled] = await run(
    sql<{ correction_seq: number }>`UPDATE correction SET correction_state = ${correction_state},
        correction_answer = ${readText(body, 'correction_answer')}, settled_by = ${actor.user_seq}, settled_at = now()
      WHERE correction_seq = ${correction_seq} AND correction_state = 'OPEN' RETURNING correction_seq`,
  );
  if (!settled) throw new Refusal(409, 'correction_settled');
  work.touched.add(CORRECTION);
  return settled.correction_seq;
}

const fields = {
  correction_seq: key,
  entity: Type.String(),
  record_seq: orNull(key),
  name: text,
  name_locale: text,
  correction_text: Type.String(),
  correction_state: Type.Enum(['OPEN', ...SETTLED]),
  correction_answer: text,
  correction_at: Type.String(),
};
const correction = Type.Object(fields);
const waiting = Type.Object({ ...fields, user_name: text, screen: text });
