import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Actor, ADMINS } from '@hanjan/core';
import { DESK_PATH, DESK_WEEKS, type Desk, type DeskEvent, type DeskWeek } from '@hanjan/model/setting/desk.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../db/database.ts';
import { readMigrations } from '../db/migrate.ts';
import { slowStatements } from '../db/slow.ts';
import { ok } from '../http/answer.ts';
import { type RecentEvent, recentEvents } from '../http/events/recent.ts';
import { answerOf } from '../openapi/answer.ts';
import { orNull, whole } from '../openapi/typed.ts';

const SLOW_SHOWN = 20;
const NS_IN_MS = 1e6;

export interface DeskPlace {
  readonly db: Database;
  /** What only signing in sees: when accounts were made. */
  readonly signDb: Database;
  readonly dataDir: string | undefined;
}

/** `GET /api/setting/desk`: how the site is, for administrators. Events and statements are those of this process. */
export function deskRoutes(app: FastifyInstance, place: DeskPlace): void {
  const loop = monitorEventLoopDelay();
  loop.enable();
  app.addHook('onClose', async () => void loop.disable());
  const config = { access: { roles: ADMINS } };
  app.get(DESK_PATH, { schema, config }, async (request) => ok(request, await readDesk(place, request.actor, loop)));
}

async function readDesk(
  { db, signDb, dataDir }: DeskPlace,
  actor: Actor,
  loop: ReturnType<typeof monitorEventLoopDelay>,
): Promise<Desk> {
  const began = performance.now();
  await signDb.ask(sql`SELECT 1`);
  const database_ms = performance.now() - began;
  const [accounts, organizations, database, versions, backup] = await Promise.all([
    signDb.ask(newByWeek('account')),
    db.readOnce(actor, (run) => run(newByWeek('org'))),
    signDb.ask<{ postgres: string; database_bytes: number; connections: number }>(sql`
      SELECT current_setting('server_version') AS postgres, pg_database_size(current_database()) AS database_bytes,
        (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections`),
    ourVersions(),
    newestBackup(dataDir),
  ]);
  const { postgres = '', database_bytes = 0, connections = 0 } = database[0] ?? {};
  const counts = [...accounts, ...organizations];
  return {
    since: new Date(performance.timeOrigin).toISOString(),
    versions: { ...versions, node: process.versions.node, postgres },
    health: {
      database_ms,
      late_ms: loop.percentile(99) / NS_IN_MS,
      memory_bytes: process.memoryUsage.rss(),
      database_bytes,
      connections,
    },
    backup,
    growth: weeksOf(counts),
    totals: { accounts: sumOf(counts, 'account'), cafes: sumOf(counts, 'cafe'), roasters: sumOf(counts, 'roaster') },
    events: grouped(recentEvents.ofTheDay()),
    slow: slowStatements.worst(SLOW_SHOWN).map(({ text, count, sum, most, at }) => ({
      text,
      count,
      mean_ms: sum / count,
      most_ms: most,
      last_at: new Date(at).toISOString(),
    })),
  };
}

interface NewOnes {
  readonly kind: string;
  /** The Monday of the week, empty for all weeks before those that are shown. */
  readonly week: string | null;
  readonly count: number;
}

const newByWeek = (table: 'account' | 'org') => {
  const kind = table === 'org' ? sql`org_kind` : sql`'account'`;
  return sql<NewOnes>`SELECT ${kind} AS kind, count(*),
      CASE WHEN rgst_at >= ${firstWeek} THEN date_trunc('week', rgst_at)::date END AS week
    FROM ${sql.table(table)} GROUP BY 1, 3`;
};
const firstWeek = sql`date_trunc('week', now()) - ${sql.lit(`${DESK_WEEKS - 1} weeks`)}::interval`;

const sumOf = (counts: readonly NewOnes[], kind: string, week?: string) =>
  counts
    .filter((one) => one.kind === kind && (week === undefined || one.week === week))
    .reduce((sum, { count }) => sum + count, 0);

/** Every week, also those in which nothing came. The database's weeks begin on Mondays, as these do. */
function weeksOf(counts: readonly NewOnes[], now = new Date()): DeskWeek[] {
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - ((now.getUTCDay() + 6) % 7));
  return Array.from({ length: DESK_WEEKS }, (_, nth) => {
    const week = new Date(monday - (DESK_WEEKS - 1 - nth) * 7 * 86_400_000).toISOString().slice(0, 10);
    const [accounts, cafes, roasters] = ['account', 'cafe', 'roaster'].map((kind) => sumOf(counts, kind, week));
    return { week, accounts: accounts ?? 0, cafes: cafes ?? 0, roasters: roasters ?? 0 };
  });
}

/** Events by kind and outcome, the most frequent first. */
function grouped(events: readonly RecentEvent[]): DeskEvent[] {
  const groups = Map.groupBy(events, ({ event, outcome }) => `${event} ${outcome}`);
  return [...groups.values()]
    .map((all) => ({
      event: all[0]?.event ?? '',
      outcome: all[0]?.outcome ?? '',
      count: all.length,
      last_at: new Date(all[0]?.at ?? 0).toISOString(),
      networks: new Set(all.flatMap(({ subnet }) => subnet ?? [])).size,
    }))
    .toSorted((one, other) => other.count - one.count);
}

async function ourVersions(): Promise<{ hanjan: string; migration: string }> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  const migrations = await readMigrations();
  return { hanjan: JSON.parse(text).version, migration: migrations.at(-1)?.name ?? '' };
}

/** The newest whole backup beside the data; none where the server sees no such directory. */
async function newestBackup(dataDir: string | undefined): Promise<Desk['backup']> {
  if (dataDir === undefined) return null;
  const folder = join(dataDir, 'backups');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.backup'));
  const files = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  const newest = files.filter((file) => file !== null).toSorted((one, other) => other.mtimeMs - one.mtimeMs)[0];
  return newest ? { at: newest.mtime.toISOString(), bytes: newest.size } : null;
}

const number = Type.Number();
const name = Type.String();
const counts = { accounts: whole, cafes: whole, roasters: whole };
const schema = {
  tags: ['site'],
  response: {
    200: answerOf(
      Type.Object({
        since: name,
        versions: Type.Object({ hanjan: name, node: name, postgres: name, migration: name }),
        health: Type.Object({
          database_ms: number,
          late_ms: number,
          memory_bytes: whole,
          database_bytes: whole,
          connections: whole,
        }),
        backup: orNull(Type.Object({ at: name, bytes: whole })),
        growth: Type.Array(Type.Object({ week: name, ...counts })),
        totals: Type.Object(counts),
        events: Type.Array(Type.Object({ event: name, outcome: name, count: whole, last_at: name, networks: whole })),
        slow: Type.Array(Type.Object({ text: name, count: whole, mean_ms: number, most_ms: number, last_at: name })),
      }),
    ),
  },
};
