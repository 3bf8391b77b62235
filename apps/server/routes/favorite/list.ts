import { type Actor, isOrgKind, may, type Pagination, type Row, type Screen, seenBy } from '@hanjan/core';
import { FAVORITES_A_PAGE, type Favorite, type FavoriteKind, type Favorites } from '@hanjan/model/user/favorite.ts';
import { type RawBuilder, sql } from 'kysely';
import { enter, type HasOf } from '../../engine/enter.ts';
import { saidInSql } from '../../engine/list.ts';
import { readListQuery } from '../../engine/list_query.ts';
import { living } from '../../engine/pages.ts';
import { scopeSql } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { textsFor } from '../../http/texts.ts';
import { type Named, namesSql } from './names.ts';

interface Asked {
  readonly page: number;
  readonly said: string;
  readonly entity: string | null;
}

/** What is asked of the list: a page, a text in the names, a kind. */
export function readAsked(body: Row): Asked {
  const { page = 1, searchTitle: said = '' } = readListQuery({}, { page: body.page, searchTitle: body.searchTitle });
  const entity = body.entity ?? null;
  if (entity !== null && typeof entity !== 'string') throw invalid([{ name: 'entity', key: 'field_code', args: {} }]);
  return { page, said: said.trim(), entity };
}

type Looking = Work & { readonly hasOf: HasOf };

interface Stored {
  readonly favorite_seq: number;
  readonly entity: string;
  readonly record_seq: number;
  readonly org: number | null;
  readonly favorite_at: string;
}

/** Starred records of one kind that lie in one place. */
type Heap = Pick<Stored, 'entity' | 'org'> & { readonly count: number };

/**
 * A page of what somebody starred, newest first. The names are those that they see now: of each place with the role that
 * they have there, with one statement for each kind; what they do not see has none.
 */
export async function listFavorites(
  work: Looking,
  { page, said, entity }: Asked,
): Promise<Favorites & { pagination: Pagination }> {
  const { run, actor } = work;
  const all = await run(
    sql<Heap>`SELECT entity, org, count(*)::int AS count FROM user_favorite WHERE user_seq = ${actor.user_seq}
      GROUP BY entity, org ORDER BY entity, org`,
  );
  // What an older version of the product had may be starred still.
  const heaps = all.filter((one) => work.known.screensOf(one.entity).length > 0);
  const asked = heaps.filter((one) => entity === null || one.entity === entity);
  const found = said === '' ? undefined : await keysSaying(work, asked, said);
  const total = found?.length ?? asked.reduce((sum, { count }) => sum + count, 0);
  const rows = await run(
    sql<Stored>`SELECT favorite_seq, entity, record_seq, org, favorite_at FROM user_favorite
      WHERE user_seq = ${actor.user_seq} AND entity = ANY(${[...new Set(asked.map((one) => one.entity))]})
        ${found ? sql`AND favorite_seq = ANY(${found})` : sql``}
      ORDER BY favorite_seq DESC LIMIT ${sql.lit(FAVORITES_A_PAGE)} OFFSET ${(page - 1) * FAVORITES_A_PAGE}`,
  );
  const total_pages = Math.max(1, Math.ceil(total / FAVORITES_A_PAGE));
  return { rows: await named(work, rows), kinds: kindsOf(work, heaps), pagination: { page, total_pages, total } };
}

/** Does something with each place's share, in that place: where somebody works no more, nothing. */
async function inEachPlace<I extends Heap | Stored, T>(
  work: Looking,
  items: readonly I[],
  job: (there: Work, screen: Screen, items: readonly I[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const results: T[] = [];
  const places = Map.groupBy(items, ({ entity, org }) => `${org} ${work.known.entityNamed(entity).scope}`);
  for (const place of places.values()) {
    const [{ entity, org } = { entity: '', org: null }] = place;
    const actor = await actorIn(work, entity, org);
    if (!actor) continue;
    for (const [kind, some] of Map.groupBy(place, (one) => one.entity))
      for (const screen of work.known.screensOf(kind))
        if (may(actor, screen, 'read')) results.push(...(await job({ ...work, actor }, seenBy(actor, screen), some)));
  }
  return results;
}

/** Whoever asks, as what they are in the place of a record; none where they work no more. */
async function actorIn(work: Looking, entity: string, org: number | null): Promise<Actor | null> {
  const { scope } = work.known.entityNamed(entity);
  if (!isOrgKind(scope)) return org === null ? work.actor : null;
  try {
    return await enter(work, work.actor, scope, org);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The starred records in whose names a text stands, as far as they are seen. */
async function keysSaying(work: Looking, heaps: readonly Heap[], said: string): Promise<number[]> {
  const found = await inEachPlace(work, heaps, async (there, { entity, list }, [heap]) => {
    const key = sql.ref(`${entity.table}.${entity.key}`);
    const where: RawBuilder<unknown>[] = [
      sql`user_favorite.user_seq = ${there.actor.user_seq} AND user_favorite.entity = ${entity.name}`,
      sql`user_favorite.org IS NOT DISTINCT FROM ${heap?.org ?? null}::bigint`,
      scopeSql(entity, there.actor),
      living(entity),
      ...saidInSql(there, entity, list.title, said),
    ];
    return there.run(
      sql<{ favorite_seq: number }>`SELECT favorite_seq FROM user_favorite
        JOIN ${sql.table(entity.table)} ON ${key} = user_favorite.record_seq WHERE ${sql.join(where, sql` AND `)}`,
    );
  });
  return [...new Set(found.map(({ favorite_seq }) => favorite_seq))];
}

/** Starred records with the names that are seen of them, and the first screen that shows each. */
async function named(work: Looking, rows: readonly Stored[]): Promise<Favorite[]> {
  const found = await inEachPlace(work, rows, async (there, screen, some) => {
    const keys = some.map(({ record_seq }) => record_seq);
    const names = await there.run(namesSql(there, screen.entity, keys));
    return names.map(
      (one) => [placeOf({ ...one, entity: screen.entity.name, org: some[0]?.org ?? null }), screen.name, one] as const,
    );
  });
  const shown = new Map<string, readonly [string, Named]>();
  for (const [at, screen, one] of found) if (!shown.has(at)) shown.set(at, [screen, one]);
  return rows.map(({ record_seq, ...row }) => {
    const [screen = null, one] = shown.get(placeOf({ ...row, record_seq })) ?? [];
    const { id = null, label = {}, about = null } = one ?? {};
    const [name = null, name_locale = name] = Object.values(label);
    return { ...row, kind: kindName(work, row.entity, screen), screen, id, name, name_locale, about: about || null };
  });
}

const placeOf = ({ entity, org, record_seq }: Pick<Stored, 'entity' | 'org' | 'record_seq'>) =>
  `${entity} ${org} ${record_seq}`;

/** What a kind of records is called: as its list is. */
function kindName({ known, locale }: Work, entity: string, screen: string | null): string {
  return textsFor(locale)(`list_${screen ?? known.screensOf(entity)[0]?.name}_title`);
}

function kindsOf(work: Work, heaps: readonly Heap[]): FavoriteKind[] {
  return [...Map.groupBy(heaps, ({ entity }) => entity)].map(([entity, some]) => ({
    entity,
    kind: kindName(work, entity, null),
    count: some.reduce((sum, { count }) => sum + count, 0),
  }));
}
