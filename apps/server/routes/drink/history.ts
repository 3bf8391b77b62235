import { isKey, seenBy } from '@hanjan/core';
import { DRINK_HISTORY_PATH, type DrinkHistory, type DrinkStep } from '@hanjan/model/cafe/drink/calls.ts';
import { costsOf, type Made } from '@hanjan/model/cafe/drink/cost.ts';
import { cafeDrink, cafeDrinkScreen } from '@hanjan/model/cafe/drink/drink.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { madeBefore, type PastPart, pricesOn, readPast } from '../../domain/drink_past.ts';
import { type KnownDrink, readDrinks } from '../../domain/drinks.ts';
import { orgOf } from '../../domain/org.ts';
import { namesBehind } from '../../engine/names.ts';
import { ownedSql, personSql } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import type { Engine } from '../../engine/worker.ts';
import { answerOf } from '../../openapi/answer.ts';
import { key, orNull, text, whole } from '../../openapi/typed.ts';
import { readingRoute } from '../stock/reading.ts';
import { cafeKey, keyIn, named, tags } from './parts.ts';

const STEPS_A_PAGE = 20;
/** Nobody leafs further back. */
const MOST_PAGES = 100;

/**
 * `POST /api/cafe/recipe/history` {drink_seq, page}: the saves of one drink or of all, newest first, and what they did to
 * the cost by the prices of their day.
 */
export function drinkHistoryRoutes(app: FastifyInstance, engine: Engine): void {
  readingRoute(app, engine, { screen: cafeDrinkScreen, path: DRINK_HISTORY_PATH, schema }, async (work, body) => {
    const drink = body.drink_seq == null ? null : keyIn(body, 'drink_seq');
    const page = isKey(body.page) ? Math.min(body.page, MOST_PAGES) : 1;
    return historyOf(work, drink, page);
  });
}

type Saved = Omit<DrinkStep, 'cost'> & { readonly day: string };

async function historyOf(work: Work, drink: number | null, page: number): Promise<DrinkHistory> {
  const { entity } = seenBy(work.actor, cafeDrinkScreen);
  const fields = [...Object.keys(entity.fields), 'removed'];
  const { saved, total } = await readSaves(work, fields, drink, page);
  const costs = 'drink_cost' in entity.fields ? await costsOfSaves(work, saved) : null;
  const values = saved.flatMap(({ changes }) =>
    changes.flatMap(({ field, before, after }) => [before, after].map((value) => ({ field, value }))),
  );
  return {
    names: await namesBehind(work, entity, values),
    steps: saved.map(({ day, ...step }, at) => ({ ...step, cost: costs?.[at] ?? null })),
    pagination: { page, total_pages: Math.min(MOST_PAGES, Math.ceil(total / STEPS_A_PAGE)), total },
  };
}

/** The saves of living drinks; the first of each has no changes. */
async function readSaves({ run, actor }: Work, fields: readonly string[], drink: number | null, page: number) {
  const isAsked = drink === null ? sql`true` : sql`cafe_drink.drink_seq = ${drink}`;
  const isMine = sql`${ownedSql(cafeDrink, actor)} AND cafe_drink.removed_at IS NULL AND ${isAsked}`;
  const rows = await run(
    sql<Saved & { total: number }>`WITH change AS (
        SELECT h.org, h.record_seq, h.version, h.edit_by, max(h.edit_at) AS edit_at,
            json_agg(json_build_object('field', field, 'before', before, 'after', after) ORDER BY history_seq) AS changes
          FROM org_history AS h JOIN cafe_drink ON cafe_drink.org = h.org AND cafe_drink.drink_seq = h.record_seq
         WHERE h.org = ${orgOf(actor)} AND h.entity = ${cafeDrink.name} AND h.field = ANY(${fields}) AND ${isMine}
         GROUP BY h.org, h.record_seq, h.version, h.edit_by
        UNION ALL
        SELECT org, drink_seq, 1, rgst_by, rgst_at, '[]' FROM cafe_drink WHERE ${isMine})
      SELECT change.record_seq AS drink_seq, drink_name AS name, drink_name_locale AS name_locale, drink_served AS served,
          change.version, change.edit_at, ${personSql(cafeDrink, 'edit_by', 'change')} AS edit_user, changes,
          (change.edit_at AT TIME ZONE org_zone)::date::text AS day, count(*) OVER ()::integer AS total
        FROM change JOIN cafe_drink ON cafe_drink.org = change.org AND cafe_drink.drink_seq = change.record_seq
        JOIN org ON org.org = change.org
       ORDER BY change.edit_at DESC, change.version DESC, change.record_seq DESC
       LIMIT ${STEPS_A_PAGE} OFFSET ${(page - 1) * STEPS_A_PAGE}`,
  );
  return { saved: rows.map(({ total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** What each save did to the cost of its drink. Bases count as they were then. */
async function costsOfSaves(work: Work, saved: readonly Saved[]): Promise<DrinkStep['cost'][]> {
  const since = saved.at(-1)?.edit_at;
  if (since === undefined) return [];
  const drinks = await readDrinks(work);
  const now = new Map<number, KnownDrink>(drinks.map((drink) => [drink.drink_seq, drink]));
  const own = [...new Set(saved.map(({ drink_seq }) => drink_seq))];
  const ownPast = await readPast(work, own, since);
  const formerBases = ownPast.flatMap(({ field, before }) =>
    field === 'drink_base' ? ((before ?? []) as Made['drink_base']).map((part) => part.base_drink_seq) : [],
  );
  const bases = drinks.flatMap(({ drink_base }) => drink_base.map(({ base_drink_seq }) => base_drink_seq));
  const others = [...new Set([...bases, ...formerBases])].filter((one) => !own.includes(one));
  const past = [...ownPast, ...(await readPast(work, others, since))];
  const pastOf = Map.groupBy(past, ({ drink_seq }) => drink_seq);

  /** All drinks as they were at a save, the drink itself before or after it. */
  const at = ({ drink_seq, version, edit_at }: Saved, isBefore: boolean): Map<number, Made> => {
    const then = new Map<number, Made>(now);
    for (const [one, parts] of pastOf) {
      const made = now.get(one);
      if (!made) continue;
      const isLater = (part: PastPart) => {
        if (one !== drink_seq) return part.edit_at > edit_at;
        return isBefore ? part.version >= version : part.version > version;
      };
      then.set(one, madeBefore(made, parts, isLater));
    }
    return then;
  };
  const states = saved.map((step) => ({
    step,
    before: step.version === 1 ? null : at(step, true),
    after: at(step, false),
  }));
  const made = states.flatMap(({ before, after }) => [...(before?.values() ?? []), ...after.values()]);
  const days = [...new Set(saved.map(({ day }) => day))];
  const prices = await pricesOn(work, made, days);
  return states.map(({ step, before, after }) => {
    const on = prices.get(step.day);
    if (!on) return null;
    const totalOf = (then: Map<number, Made> | null) => then && costsOf({ ...on, drinks: then })(step.drink_seq).total;
    return { before: totalOf(before), after: totalOf(after) };
  });
}

const schema = {
  tags,
  body: Type.Object({ ...cafeKey, drink_seq: Type.Optional(orNull(key)), page: Type.Optional(key) }),
  response: {
    200: answerOf(
      Type.Object({
        steps: Type.Array(
          Type.Object({
            drink_seq: key,
            ...named,
            served: text,
            version: whole,
            edit_at: Type.String(),
            edit_user: text,
            changes: Type.Array(Type.Object({ field: Type.String(), before: Type.Any(), after: Type.Any() })),
            cost: orNull(Type.Object({ before: orNull(whole), after: orNull(whole) })),
          }),
        ),
        names: Type.Any(),
        pagination: Type.Object({ page: whole, total_pages: whole, total: whole }),
      }),
    ),
  },
};
