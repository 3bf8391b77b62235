import { isKey, isOrgKind, PEOPLE, type Row, readKey, type Screen, seenBy } from '@hanjan/core';
import { FAVORITE, FAVORITE_PATH, MOST_FAVORITES, type Starred } from '@hanjan/model/user/favorite.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { lockName } from '../../db/named_lock.ts';
import type { Catalogue } from '../../db/schema/ddl.ts';
import { onlyOnce } from '../../engine/idempotency.ts';
import { living } from '../../engine/pages.ts';
import { recordSql } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import { type Engine, screenWorker, worker } from '../../engine/worker.ts';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import { listFavorites, readAsked } from './list.ts';
import { schemas } from './schema.ts';

/**
 * Records that somebody starred: whether one is, all of them, one more, one less. A record is starred by whoever reads it, in
 * the organisation in which it lies; what is starred is taken off whether it is still seen or not.
 */
export function favoriteRoutes(app: FastifyInstance, engine: Engine, { screens }: Catalogue): void {
  const work = worker(engine);
  const route = (name: keyof typeof schemas, costs: 'read' | 'write') => ({
    schema: schemas[name],
    config: { access: { roles: PEOPLE }, costs },
  });
  const screenNamed = (name: unknown): Screen => {
    const screen = screens.find((one) => one.name === name && one.access.read);
    if (!screen) throw invalid([{ name: 'screen', key: 'field_code', args: {} }]);
    return screen;
  };

  app.get(`${FAVORITE_PATH}/one`, route('one', 'read'), (request) => {
    const { screen: name, record_seq } = request.query as Row;
    const screen = screenNamed(name);
    const key = readKey(String(record_seq));
    if (!key) throw notFound();
    return screenWorker(engine, screen, engine.db.readOnce)(request, 'read', async (it) =>
      ok<Starred>(request, { favorite_seq: await starredAs(it, screen, key) }),
    );
  });

  app.post(`${FAVORITE_PATH}/list`, route('list', 'read'), (request) => {
    const asked = readAsked(readBody(request, true));
    return work(request, async (it) => {
      const { pagination, ...result } = await listFavorites({ ...it, hasOf: engine.hasOf }, asked);
      return ok(request, result, { pagination });
    });
  });

  app.post(`${FAVORITE_PATH}/edit`, route('edit', 'write'), async (request) => {
    const body = readBody(request);
    const screen = screenNamed(body.screen);
    const transact = <T>(job: (it: Work) => Promise<T>) => screenWorker(engine, screen)(request, 'read', job);
    const { result, touched } = await onlyOnce(transact, request, body, (it) => star(it, screen, body.record_seq));
    return ok(request, { favorite_seq: result }, { touched });
  });

  app.post(`${FAVORITE_PATH}/remove`, route('remove', 'write'), async (request) => {
    const body = readBody(request);
    const transact = <T>(job: (it: Work) => Promise<T>) => work(request, job);
    const { result, touched } = await onlyOnce(transact, request, body, (it) => takeOff(it, body.favorite_seq));
    return ok(request, { favorite_seq: result }, { touched });
  });
}

/** The organisation in which the records of a screen lie for somebody who entered it. */
const orgOf = ({ actor }: Work, { entity: { scope } }: Screen): number | null =>
  isOrgKind(scope) ? (actor[scope]?.auth_seq ?? null) : null;

async function starredAs(work: Work, screen: Screen, key: number): Promise<number | null> {
  const [found] = await work.run(
    sql<{ favorite_seq: number }>`SELECT favorite_seq FROM user_favorite WHERE user_seq = ${work.actor.user_seq}
      AND entity = ${screen.entity.name} AND org IS NOT DISTINCT FROM ${orgOf(work, screen)}::bigint AND record_seq = ${key}`,
  );
  return found?.favorite_seq ?? null;
}

/** Stars a record that whoever asks reads. Starred again, as from another tab, it stays as it is. */
async function star(work: Work, screen: Screen, key: unknown): Promise<number> {
  const { run, actor } = work;
  const { entity } = seenBy(actor, screen);
  if (!isKey(key)) throw notFound();
  const seen = await run(
    sql`SELECT FROM ${sql.table(entity.table)} WHERE ${recordSql(entity, actor, key)} AND ${living(entity)}`,
  );
  if (seen.length === 0) throw notFound();
  // Whoever stars two at once does so one after the other, so that they are counted.
  await lockName(run, `${FAVORITE} ${actor.user_seq}`);
  const known = await starredAs(work, screen, key);
  if (known !== null) return known;
  const [made] = await run(
    sql<{ favorite_seq: number }>`INSERT INTO user_favorite (user_seq, entity, record_seq, org)
      SELECT ${actor.user_seq}::bigint, ${entity.name}, ${key}::bigint, ${orgOf(work, screen)}::bigint
       WHERE (SELECT count(*) FROM user_favorite WHERE user_seq = ${actor.user_seq}) < ${MOST_FAVORITES}
      RETURNING favorite_seq`,
  );
  if (!made) throw new Refusal(409, 'favorite_too_many', { args: { count: MOST_FAVORITES } });
  work.touched.add(FAVORITE);
  return made.favorite_seq;
}

/** Takes one off. One that was taken off already, as in another tab, is no fault. */
async function takeOff(work: Work, favorite_seq: unknown): Promise<number> {
  if (!isKey(favorite_seq)) throw notFound();
  await work.run(
    sql`DELETE FROM user_favorite WHERE user_seq = ${work.actor.user_seq} AND favorite_seq = ${favorite_seq}`,
  );
  work.touched.add(FAVORITE);
  return favorite_seq;
}
