import { atLeast, type Entity, type Row } from '@hanjan/core';
import { calibrationOf, type Deviation, type TastedCup } from '@hanjan/core/calc/calibration.ts';
import {
  CALIBRATION_DAYS,
  CALIBRATION_PATH,
  type CalibrationDays,
  type Tasters,
  USUAL_DAYS,
} from '@hanjan/model/qc/calibration.ts';
import { roasterQcBlendingResult } from '@hanjan/model/qc/qc_blending_result.ts';
import { roasterQcGreenbean } from '@hanjan/model/qc/qc_greenbean.ts';
import { roasterQcRoasting, roasterQcRoastingScreen } from '@hanjan/model/qc/qc_roasting.ts';
import { POINTS, type Point } from '@hanjan/model/shared/points.ts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { orgOf, todaySql } from '../domain/org.ts';
import { scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { invalid } from '../http/refusal.ts';
import { answerOf, checkedByHandler } from '../openapi/answer.ts';
import { orNull, text, whole } from '../openapi/typed.ts';

/** Who is told the names of all tasters; everybody else is told their own. */
const NAMED = atLeast('roaster', 'MNG');
/** More cups than a roastery tastes together in a year; of more the newest count. */
const MOST_CUPS = 5_000;

/** Notes of things of which two people have the same in the cup: a blend recipe tastes otherwise with every batch. */
const CUPPED: readonly { readonly notes: Entity; readonly thing: string }[] = [
  { notes: roasterQcGreenbean, thing: 'greenbean_year_seq' },
  { notes: roasterQcRoasting, thing: 'roasting_result_key' },
  { notes: roasterQcBlendingResult, thing: 'blending_result_key' },
];

/** `GET /api/roaster/qc/calibration?days=90`: how each taster scores beside others who had the same cups. */
export function calibrationRoutes(app: FastifyInstance, engine: Engine): void {
  const screen = roasterQcRoastingScreen;
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  const route = {
    schema: calibrationSchema,
    validatorCompiler: checkedByHandler,
    config: { access: { screen, actions: ['list'] as const } },
  };
  app.get(CALIBRATION_PATH, route, async (request) => {
    const days = daysOf((request.query as Row).days);
    return reading(request, 'list', async (work) => ok(request, await tastersOf(work, days)));
  });
}

function daysOf(asked: unknown): CalibrationDays {
  if (asked === undefined) return USUAL_DAYS;
  const days = CALIBRATION_DAYS.find((one) => String(one) === asked);
  if (days === undefined) throw invalid([{ name: 'days', key: 'field_code', args: {} }]);
  return days;
}

async function tastersOf(work: Transaction, days: CalibrationDays): Promise<Tasters> {
  const { run, actor } = work;
  const tasted = await run(sharedSql(work, days));
  const compared = calibrationOf(tasted);
  const people = compared.map(({ taster }) => taster);
  const named = await run(
    sql<{ user_seq: number; user_nick: string }>`SELECT user_seq, user_nick FROM membership
      WHERE org = ${orgOf(actor)} AND user_seq = ANY(${people})`,
  );
  const seesAll = NAMED.some((role) => role === actor.roaster?.user_auth);
  const nameOf = (taster: number) => named.find(({ user_seq }) => user_seq === taster)?.user_nick ?? null;
  const tasters = compared.map(({ taster, total, attributes }) => {
    const is_me = taster === actor.user_seq;
    const points = Object.fromEntries(POINTS.map((name, at) => [name, attributes[at]])) as Record<Point, Deviation>;
    return { name: seesAll || is_me ? nameOf(taster) : null, is_me, total, points };
  });
  return { days, cups: new Set(tasted.map(({ cup }) => cup)).size, tasters };
}

/** What was scored by two people or more in some days up to today where the roastery is, each person's mean of each thing. */
function sharedSql({ actor }: Transaction, days: CalibrationDays): RawBuilder<TastedCup> {
  const points = sql.join(POINTS.map((name) => sql.ref(name)));
  const means = sql.join(POINTS.map((name) => sql`avg(${sql.ref(name)})`));
  const notedIn = ({ notes, thing }: (typeof CUPPED)[number]) => sql`SELECT ${notes.name} AS kind,
        ${sql.ref(thing)} AS thing, rgst_by AS taster, max(cupnote_date) AS day, ARRAY[${means}]::float8[] AS scores
      FROM ${sql.table(notes.table)}
     WHERE ${scopeSql(notes, actor)} AND removed_at IS NULL AND rgst_by IS NOT NULL AND num_nonnulls(${points}) > 0
       AND cupnote_date > (SELECT today FROM there) - ${sql.lit(days)} AND cupnote_date <= (SELECT today FROM there)
     GROUP BY ${sql.ref(thing)}, rgst_by`;
  return sql<TastedCup>`WITH
    there AS MATERIALIZED (SELECT ${todaySql(actor)} AS today),
    noted AS MATERIALIZED (${sql.join(CUPPED.map(notedIn), sql` UNION ALL `)}),
    shared AS (SELECT kind, thing FROM noted GROUP BY kind, thing HAVING count(*) > 1
      ORDER BY max(day) DESC, kind, thing LIMIT ${sql.lit(MOST_CUPS)})
    SELECT kind || thing AS cup, taster, scores FROM shared JOIN noted USING (kind, thing) ORDER BY kind, thing, taster`;
}

const deviation = Type.Object({
  cups: whole,
  bias: orNull(Type.Number()),
  spread: orNull(Type.Number()),
});

const calibrationSchema = {
  tags: ['roaster_qc'],
  querystring: Type.Object({
    roaster_seq: Type.Optional(Type.Integer({ minimum: 1 })),
    days: Type.Optional(Type.Enum([...CALIBRATION_DAYS])),
  }),
  response: {
    200: answerOf(
      Type.Object({
        days: whole,
        cups: whole,
        tasters: Type.Array(
          Type.Object({
            name: text,
            is_me: Type.Boolean(),
            total: deviation,
            points: Type.Object(Object.fromEntries(POINTS.map((name) => [name, deviation]))),
          }),
        ),
      }),
    ),
  },
};
