import { cafeCare, cafeCareScreen } from '@hanjan/model/cafe/care.ts';
import { CARE_DUE_PATH, CARE_ROUNDS, type CareDue } from '@hanjan/model/cafe/care_due.ts';
import { cafeEquip } from '@hanjan/model/cafe/equip.ts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { todaySql } from '../domain/org.ts';
import { ownedSql, scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { answerOf } from '../openapi/answer.ts';
import { key, orNull, text, whole } from '../openapi/typed.ts';

/** More than any cafe has: what is due first stands first. */
const MOST = 1_000;

/** `GET /api/cafe/item/care/due`: when the equipment in use was cleaned and serviced last, and when it is due. */
export function careDueRoutes(app: FastifyInstance, engine: Engine): void {
  const screen = cafeCareScreen;
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  const route = {
    schema: careDueSchema,
    config: { access: { screen, actions: ['list'] as const } },
  };
  app.get(CARE_DUE_PATH, route, (request) =>
    reading(request, 'list', async (work) => ok(request, await work.run(dueSql(work)))),
  );
}

/** Who sees the equipment sees what was done for it, so that the guard of the equipment is enough. */
function dueSql({ actor }: Transaction): RawBuilder<CareDue> {
  const rounds = CARE_ROUNDS.map(({ care_type, days }) => sql`(${care_type}, ${sql.ref(`cafe_equip.${days}`)})`);
  return sql<CareDue>`SELECT cafe_equip_seq, equip_name, equip_name_locale, care_type, care_days, last_date, next_date,
      next_date - today AS days_left
    FROM (SELECT ${todaySql(actor)} AS today) AS there
    CROSS JOIN cafe_equip
    CROSS JOIN LATERAL (VALUES ${sql.join(rounds)}) AS round (care_type, care_days)
    CROSS JOIN LATERAL (SELECT max(care_date) AS last_date FROM cafe_care
      WHERE ${ownedSql(cafeCare, actor)} AND cafe_care.removed_at IS NULL
        AND cafe_care.cafe_equip_seq = cafe_equip.cafe_equip_seq AND cafe_care.care_type = round.care_type) AS last
    CROSS JOIN LATERAL (SELECT CASE WHEN care_days IS NOT NULL THEN coalesce(last_date + care_days, today) END AS next_date)
      AS next
    WHERE ${scopeSql(cafeEquip, actor)} AND cafe_equip.removed_at IS NULL AND equip_use
    ORDER BY next_date NULLS LAST, cafe_equip_seq, care_type LIMIT ${sql.lit(MOST)}`;
}

const due = Type.Object({
  cafe_equip_seq: key,
  equip_name: text,
  equip_name_locale: text,
  care_type: Type.Enum(CARE_ROUNDS.map(({ care_type }) => care_type)),
  care_days: orNull(whole),
  last_date: text,
  next_date: text,
  days_left: orNull(whole),
});

const careDueSchema = {
  tags: ['cafe_care'],
  querystring: Type.Object({ cafe_seq: Type.Optional(Type.Integer({ minimum: 1 })) }),
  response: { 200: answerOf(Type.Array(due)) },
};
