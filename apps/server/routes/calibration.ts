import { type Entity, ORG_KINDS, type OrgKind, type Row, type Screen } from '@hanjan/core';
import { calibrationOf, type Deviation, type TastedCup } from '@hanjan/core/calc/taste/calibration.ts';
import { cafeQcCoffeebean, cafeQcCoffeebeanScreen } from '@hanjan/model/cafe/qc_coffeebean.ts';
import {
  CALIBRATION_DAYS,
  CALIBRATIONS,
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
import { todaySql } from '../domain/org.ts';
import { readTasters } from '../domain/tasters.ts';
import { scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { invalid } from '../http/refusal.ts';
import { answerOf } from '../openapi/answer.ts';
import { orNull, text, whole } from '../openapi/typed.ts';

/** More cups than people taste together in a year; of more the newest count. */
const MOST_CUPS = 5_000;

/** Notes, and the fields that say which of them are of the same cup. */
interface Cupped {
  readonly notes: Entity;
  readonly cup: readonly string[];
}

/** How an organisation tastes. */
interface Tasting {
  readonly screen: Screen;
  readonly cupped: readonly Cupped[];
}

/**
 * What two people have the same of in the cup. A lot, a roast or a blend that was made stays what it is; a blend recipe
 * tastes otherwise with every batch, and a coffee of a cafe with every day.
 */
const TASTINGS: Readonly<Record<OrgKind, Tasting>> = {
  cafe: {
    screen: cafeQcCoffeebeanScreen,
    cupped: [{ notes: cafeQcCoffeebean, cup: ['coffeebean_seq', 'cupnote_date'] }],
  },
  roaster: {
    screen: roasterQcRoastingScreen,
    cupped: [
      { notes: roasterQcGreenbean, cup: ['greenbean_year_seq'] },
      { notes: roasterQcRoasting, cup: ['roasting_result_key'] },
      { notes: roasterQcBlendingResult, cup: ['blending_result_key'] },
    ],
  },
};

/** `GET /api/{cafe|roaster}/…/calibration?days=90`: how the scores of each taster compare with those of others who had the same cups. */
export function calibrationRoutes(app: FastifyInstance, engine: Engine): void {
  for (const kind of ORG_KINDS) {
    const { screen } = TASTINGS[kind];
    const reading = screenWorker(engine, screen, engine.db.readOnce);
    const route = {
      schema: calibrationSchema(kind),
      config: { access: { screen, actions: ['list'] as const } },
    };
    app.get(CALIBRATIONS[kind].call, route, async (request) => {
      const days = daysOf((request.query as Row).days);
      return reading(request, 'list', async (work) => ok(request, await tastersOf(work, kind, days)));
    });
  }
}

function daysOf(asked: unknown): CalibrationDays {
  if (asked === undefined) return USUAL_DAYS;
  const days = CALIBRATION_DAYS.find((one) => String(one) === asked);
  if (days === undefined) throw invalid([{ name: 'days', key: 'field_code', args: {} }]);
  return days;
}

async function tastersOf(work: Transaction, kind: OrgKind, days: CalibrationDays): Promise<Tasters> {
  const { cupped } = TASTINGS[kind];
  const tasted = await work.run(sharedSql(work, cupped, days));
  const compared = calibrationOf(tasted);
  const tasterOf = await readTasters(
    work,
    kind,
    compared.map(({ taster }) => taster),
  );
  const tasters = compared.map(({ taster, total, attributes }) => {
    const points = Object.fromEntries(POINTS.map((name, at) => [name, attributes[at]])) as Record<Point, Deviation>;
    return { ...tasterOf(taster), total, points };
  });
  return { days, cups: new Set(tasted.map(({ cup }) => cup)).size, tasters };
}

/** What was scored by two people or more in some days up to today where they are, each person's mean of each cup. */
function sharedSql({ actor }: Transaction, cupped: readonly Cupped[], days: CalibrationDays): RawBuilder<TastedCup> {
  const points = sql.join(POINTS.map((name) => sql.ref(name)));
  const means = sql.join(POINTS.map((name) => sql`avg(${sql.ref(name)})`));
  const cupOf = (cup: Cupped['cup']) => sql.join(cup.map((name) => sql.ref(name)));
  const notedIn = ({ notes, cup }: Cupped) => sql`SELECT concat_ws(' ', ${notes.name}::text, ${cupOf(cup)}) AS cup,
        rgst_by AS taster, max(cupnote_date) AS day, ARRAY[${means}]::float8[] AS scores
      FROM ${sql.table(notes.table)}
     WHERE ${scopeSql(notes, actor)} AND removed_at IS NULL AND rgst_by IS NOT NULL AND num_nonnulls(${points}) > 0
       AND cupnote_date > (SELECT today FROM there) - ${sql.lit(days)} AND cupnote_date <= (SELECT today FROM there)
     GROUP BY ${cupOf(cup)}, rgst_by`;
  return sql<TastedCup>`WITH
    there AS MATERIALIZED (SELECT ${todaySql(actor)} AS today),
    noted AS MATERIALIZED (${sql.join(cupped.map(notedIn), sql` UNION ALL `)}),
    shared AS (SELECT cup FROM noted GROUP BY cup HAVING count(*) > 1
      ORDER BY max(day) DESC, cup LIMIT ${sql.lit(MOST_CUPS)})
    SELECT cup, taster, scores FROM shared JOIN noted USING (cup) ORDER BY cup, taster`;
}

const deviation = Type.Object({
  cups: whole,
  bias: orNull(Type.Number()),
  spread: orNull(Type.Number()),
});

/** The files of the description that the calls stand in. */
const TAGS: Readonly<Record<OrgKind, string>> = { cafe: 'cafe_qc_coffeebean', roaster: 'roaster_qc' };

const calibrationSchema = (kind: OrgKind) => ({
  tags: [TAGS[kind]],
  querystring: Type.Object({
    [`${kind}_seq`]: Type.Optional(Type.Integer({ minimum: 1 })),
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
});
