import { isKey, type Row } from '@hanjan/core';
import type { RowOf } from '@hanjan/model';
import { code } from '@hanjan/model/reference/code.ts';
import { moved } from '@hanjan/model/reference/code_order.ts';
import { settingCodeScreen } from '@hanjan/model/setting/code.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { onlyOnce } from '../engine/idempotency.ts';
import { lockRecord } from '../engine/lock.ts';
import { changeRecord } from '../engine/save.ts';
import type { Work } from '../engine/work.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { answerOf, touched } from '../openapi/answer.ts';
import { key, orNull, whole } from '../openapi/typed.ts';

const schema = {
  tags: ['code'],
  body: Type.Object({ code_seq: key, after: orNull(key) }),
  response: { 200: answerOf(Type.Object({ code_seq: key, version: whole }), { touched }) },
};

type Placed = Pick<RowOf<'code'>, 'code_seq' | 'code_id' | 'code_filter' | 'code_order'>;

/**
 * `POST {path}/move` {code_seq, after}: puts a code behind another one of those below the same, or before all of them.
 * Whoever moves another code of the group meanwhile waits, and moves it in the order that is there then.
 */
export function codeMoveRoute(app: FastifyInstance, engine: Engine): void {
  const screen = settingCodeScreen;
  const inTransaction = screenWorker(engine, screen);
  app.post(
    `${screen.path}/move`,
    {
      schema,
      config: { access: { screen, actions: ['edit'] }, costs: 'write', event: 'admin_edit' },
    },
    async (request) => {
      const body = readBody(request);
      const { result, touched } = await onlyOnce(
        (work) => inTransaction(request, 'edit', work),
        request,
        body,
        (work) => move(work, body),
      );
      return ok(request, result, { touched });
    },
  );
}

async function move(work: Work, { code_seq, after = null }: Row) {
  if (!isKey(code_seq)) throw notFound();
  if (after !== null && !isKey(after)) throw wrongPlace();
  const codes = await groupOf(work, code_seq);
  const row = await lockRecord(work, code, code_seq);
  if (row.removed_at !== null) throw notFound();
  const next = moved(codes, code_seq, after);
  if (!next) throw wrongPlace();
  const places = next.flatMap((one, nth) => (one.code_order === nth + 1 ? [] : [{ ...one, code_order: nth + 1 }]));
  // That others made room is no change of theirs: they keep their versions.
  const others = places.filter((one) => one.code_seq !== code_seq);
  await work.run(
    sql`UPDATE code SET code_order = given.place
      FROM unnest(${others.map((one) => one.code_seq)}::bigint[], ${others.map((one) => one.code_order)}::integer[])
        AS given (seq, place) WHERE code.code_seq = given.seq`,
  );
  const { code_order = row.code_order } = places.find((one) => one.code_seq === code_seq) ?? {};
  const { version } = await changeRecord(work, code, row, { ...row, code_order });
  work.touched.add(code.name);
  return { code_seq, version };
}

const wrongPlace = () => invalid([{ name: 'after', key: 'field_ref', args: {} }]);

/** The living codes of the group that a code is in, in order; nobody else moves any of them until this is done. */
async function groupOf({ run }: Work, code_seq: number): Promise<Placed[]> {
  await run(
    sql`SELECT FROM code_group WHERE code_group_seq = (SELECT code_group_seq FROM code WHERE code_seq = ${code_seq})
      FOR UPDATE`,
  );
  return run(
    sql<Placed>`SELECT code_seq, code_id, code_filter, code_order FROM code
      WHERE code_group_seq = (SELECT code_group_seq FROM code WHERE code_seq = ${code_seq}) AND removed_at IS NULL
      ORDER BY code_order, code_seq`,
  );
}
