import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { cafeCoffeebean } from '@hanjan/model/cafe/coffeebean.ts';
import { COFFEE_NOTES_PATH, type CoffeeNote, type CoffeeNotes } from '@hanjan/model/cafe/drink/calls.ts';
import { cafeQcCoffeebean, cafeQcCoffeebeanScreen } from '@hanjan/model/cafe/qc_coffeebean.ts';
import { POINTS, type Point } from '@hanjan/model/shared/points.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { readTasters } from '../../domain/tasters.ts';
import { scopeSql } from '../../engine/scope.ts';
import type { Transaction } from '../../engine/transaction.ts';
import type { Engine } from '../../engine/worker.ts';
import { notFound } from '../../http/refusal.ts';
import { answerOf } from '../../openapi/answer.ts';
import { key, orNull, text, whole } from '../../openapi/typed.ts';
import { readingRoute } from '../stock/reading.ts';
import { cafeKey, keyIn, named } from './parts.ts';

/** More notes of one coffee than a drawing tells apart; of more the newest count. */
const MOST = 500;

/**
 * `POST /api/cafe/qc/coffee` {coffeebean_seq}: how one coffee was over time, in notes and in brews, and by whom; that which
 * was noted last where none is named.
 */
export function coffeeNotesRoutes(app: FastifyInstance, engine: Engine): void {
  readingRoute(app, engine, { screen: cafeQcCoffeebeanScreen, path: COFFEE_NOTES_PATH, schema }, (work, body) =>
    notesOf(work, body.coffeebean_seq == null ? null : keyIn(body, 'coffeebean_seq')),
  );
}

interface Noted extends Pick<CoffeeNote, 'key' | 'day' | 'satis'> {
  readonly by: number | null;
  readonly points: readonly (number | null)[] | null;
}

type Coffee = NonNullable<CoffeeNotes['coffee']>;

/** A coffee, or the one of the newest note. */
async function coffeeOf({ run, actor }: Transaction, asked: number | null): Promise<Coffee | null> {
  const isAsked = sql`coffeebean_seq = ${asked}`;
  const isNewest = sql`coffeebean_seq = (SELECT coffeebean_seq FROM cafe_qc_coffeebean
    WHERE ${scopeSql(cafeQcCoffeebean, actor)} AND removed_at IS NULL ORDER BY cupnote_date DESC, cupnote_seq DESC LIMIT 1)`;
  const [known] = await run(
    sql<Coffee>`SELECT coffeebean_seq AS key, coffeebean_name AS name, coffeebean_name_locale AS name_locale
      FROM cafe_coffeebean WHERE ${scopeSql(cafeCoffeebean, actor)} AND removed_at IS NULL
       AND ${asked === null ? isNewest : isAsked}`,
  );
  if (!known && asked !== null) throw notFound();
  return known ?? null;
}

async function notesOf(work: Transaction, asked: number | null): Promise<CoffeeNotes> {
  const { run, actor } = work;
  const known = await coffeeOf(work, asked);
  if (!known) return { coffee: null, tasters: [], notes: [], brews: [] };
  const coffee = known.key;
  const points = sql.join(POINTS.map((name) => sql.ref(name)));
  const [notes, brews] = await Promise.all([
    run(
      sql<Noted>`SELECT cupnote_seq AS key, cupnote_date::text AS day, cupnote_satis AS satis, rgst_by AS by,
          ARRAY[${points}] AS points
        FROM cafe_qc_coffeebean WHERE ${scopeSql(cafeQcCoffeebean, actor)} AND removed_at IS NULL
         AND coffeebean_seq = ${coffee} ORDER BY cupnote_date DESC, cupnote_seq DESC LIMIT ${sql.lit(MOST)}`,
    ),
    run(
      sql<Noted>`SELECT brewing_result_seq AS key, brewing_result_date::text AS day, brewing_satis AS satis,
          rgst_by AS by, NULL AS points
        FROM cafe_brewing_result WHERE ${scopeSql(cafeBrewingResult, actor)} AND removed_at IS NULL
         AND coffeebean_seq = ${coffee} AND brewing_satis IS NOT NULL
       ORDER BY brewing_result_date DESC, brewing_result_seq DESC LIMIT ${sql.lit(MOST)}`,
    ),
  ]);
  const people = [...new Set([...notes, ...brews].flatMap(({ by }) => by ?? []))];
  const tasterOf = (by: number | null) => (by === null ? null : people.indexOf(by));
  return {
    coffee: known,
    tasters: people.map(await readTasters(work, 'cafe', people)),
    notes: notes.toReversed().map(({ by, points: given, ...note }) => ({
      ...note,
      taster: tasterOf(by),
      points: Object.fromEntries(POINTS.map((name, at) => [name, given?.[at] ?? null])) as Record<Point, number | null>,
    })),
    brews: brews.toReversed().map(({ by, points: _, ...brew }) => ({ ...brew, taster: tasterOf(by) })),
  };
}

const noted = { key, day: Type.String(), taster: orNull(whole), satis: orNull(whole) };
const schema = {
  tags: ['cafe_qc_coffeebean'],
  body: Type.Object({ ...cafeKey, coffeebean_seq: Type.Optional(key) }),
  response: {
    200: answerOf(
      Type.Object({
        coffee: orNull(Type.Object({ key, ...named })),
        tasters: Type.Array(Type.Object({ name: text, is_me: Type.Boolean() })),
        notes: Type.Array(
          Type.Object({
            ...noted,
            points: Type.Object(Object.fromEntries(POINTS.map((name) => [name, orNull(whole)]))),
          }),
        ),
        brews: Type.Array(Type.Object(noted)),
      }),
    ),
  },
};
