import { POINTS } from '@hanjan/model/shared/points.ts';
import { userCupnote, userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { MOST_PLACES, OWN_PLACES, USER_PLACES_PATH, type UserPlace } from '@hanjan/model/user/place.ts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { living } from '../engine/pages.ts';
import { scopeSql } from '../engine/scope.ts';
import type { Work } from '../engine/work.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { answerOf } from '../openapi/answer.ts';
import { key, orNull, text, whole } from '../openapi/typed.ts';

/** So many notes of each place are told of; the list has the others. */
const NEWEST = 5;
/** For so many months it is told how many notes each has. */
const MONTHS = 12;

/** `GET /api/user/place/list`: where somebody drinks, how often, when last, and what. It follows from their notes alone. */
export function userPlaceRoutes(app: FastifyInstance, engine: Engine): void {
  const screen = userCupnoteScreen;
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  const route = {
    schema: userPlacesSchema,
    config: { access: { screen, actions: ['list'] as const } },
  };
  app.get(USER_PLACES_PATH, route, (request) =>
    reading(request, 'list', async (work) => ok(request, await work.run(placesSql(work)))),
  );
}

/** A shop is one however its name is written in capitals or spaces; what has no name is a place by its kind. */
function placesSql({ actor }: Work): RawBuilder<UserPlace> {
  const points = sql.join(POINTS.map((name) => sql.ref(name)));
  return sql<UserPlace>`WITH noted AS (
      SELECT cupnote_seq, cupnote_name, cupnote_date, cupnote_place,
        (SELECT round(avg(point), 1) FROM unnest(ARRAY[${points}]) AS point) AS score,
        CASE WHEN cupnote_place <> ALL(${[...OWN_PLACES]})
          THEN nullif(btrim(regexp_replace(store_name, '\\s+', ' ', 'g')), '') END AS shop
      FROM user_cupnote WHERE ${scopeSql(userCupnote, actor)} AND ${living(userCupnote)}),
    placed AS (
      SELECT *, CASE WHEN shop IS NULL THEN 'kind ' || cupnote_place ELSE 'shop ' || lower(shop) END AS place FROM noted),
    counted AS (
      SELECT *, row_number() OVER (PARTITION BY place ORDER BY cupnote_date DESC, cupnote_seq DESC) AS nth FROM placed),
    monthly AS (
      SELECT place, json_object_agg(month, times ORDER BY month) AS months FROM (
        SELECT place, to_char(cupnote_date, 'YYYY-MM') AS month, count(*)::int AS times FROM placed
         WHERE cupnote_date >= date_trunc('month', current_date) - make_interval(months => ${MONTHS - 1})
         GROUP BY 1, 2) AS each GROUP BY place)
    SELECT max(shop) FILTER (WHERE nth = 1) AS store_name, max(cupnote_place) FILTER (WHERE nth = 1) AS cupnote_place,
      count(*)::int AS count, min(cupnote_date) AS first_date, max(cupnote_date) AS last_date,
      round(avg(score), 1)::float8 AS score, coalesce((SELECT months FROM monthly WHERE monthly.place = counted.place), '{}') AS months,
      json_agg(json_build_object('cupnote_seq', cupnote_seq, 'cupnote_name', cupnote_name, 'cupnote_date', cupnote_date,
        'score', score) ORDER BY nth) FILTER (WHERE nth <= ${sql.lit(NEWEST)}) AS notes
    FROM counted GROUP BY place ORDER BY last_date DESC, count DESC, place LIMIT ${sql.lit(MOST_PLACES)}`;
}

const note = Type.Object({
  cupnote_seq: key,
  cupnote_name: Type.String(),
  cupnote_date: Type.String(),
  score: orNull(Type.Number()),
});

const place = Type.Object({
  store_name: text,
  cupnote_place: Type.String(),
  count: whole,
  first_date: Type.String(),
  last_date: Type.String(),
  score: orNull(Type.Number()),
  months: Type.Record(Type.String(), whole),
  notes: Type.Array(note),
});

const userPlacesSchema = { tags: ['user_cupnote'], response: { 200: answerOf(Type.Array(place)) } };
