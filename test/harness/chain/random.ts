import type { TraceOf } from '@hanjan/model/roaster/trace/trace.ts';
import type pg from 'pg';

export const named = ({ kind, lot }: TraceOf): string => `${kind} ${lot}`;

/** Random chains of one roastery, as a plain model. */
export interface Model {
  readonly green: number[];
  readonly roasts: Map<number, Map<number, number>>;
  readonly blends: Map<number, Map<number, number>>;
  readonly removed: Set<string>;
}

/** A generator of the same numbers for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return (most: number) => Math.floor(next() * most);
}

/** Makes them, past the application, the same ones every time. */
export async function randomChains(admin: pg.Client, org: number, by: number): Promise<Model> {
  const upTo = randomOf(20_261_124);
  const keys = async (statement: string, values: unknown[]) =>
    (await admin.query(statement, values)).rows.map((row) => Number(row.key));
  const [bean] = await keys(
    `INSERT INTO roaster_greenbean (org, greenbean_name_locale, greenbean_name) VALUES ($1, 'bean', 'bean') RETURNING greenbean_roaster_seq AS key`,
    [org],
  );
  const green = await keys(
    `INSERT INTO roaster_greenbean_year (org, greenbean_roaster_seq, greenbean_year) SELECT $1, $2, generate_series(1990, 2019)
     RETURNING greenbean_year_seq AS key`,
    [org, bean],
  );
  const roastKeys = await keys(
    `INSERT INTO roaster_roasting_result (org, roasting_result_date, roasting_result_year, roasting_result_seq, roasting_step,
       removed_at) SELECT $1, '2026-11-01', 2026, n, 'DONE', CASE WHEN n % 17 = 0 THEN now() END FROM generate_series(1, 150) AS n
     RETURNING roasting_result_key AS key`,
    [org],
  );
  const blendKeys = await keys(
    `INSERT INTO roaster_blending_result (org, blending_result_date, blending_result_year, blending_result_seq,
       roaster_public_stage, cafe_public_stage, customer_public_stage, normal_public_stage, removed_at)
     SELECT $1, '2026-11-02', 2026, n, 'ALL', 'DTL', 'NRML', 'LST', CASE WHEN n % 13 = 0 THEN now() END
       FROM generate_series(1, 120) AS n RETURNING blending_result_key AS key`,
    [org],
  );
  const mix = (from: number[], most: number) =>
    new Map(Array.from({ length: 1 + upTo(most) }, () => [from[upTo(from.length)] ?? 0, 1 + upTo(5000)] as const));
  const roasts = new Map(roastKeys.map((key) => [key, mix(green, 3)]));
  const blends = new Map(blendKeys.map((key) => [key, mix(roastKeys, 4)]));
  const rows = (made: Map<number, Map<number, number>>) =>
    [...made].flatMap(([key, parts]) => [...parts].map(([part, mass], nth) => ({ key, part, mass, nth: nth + 1 })));
  await admin.query(
    `INSERT INTO roaster_roasting_result_greenbean (org, roasting_result_key, nth, greenbean_roaster_seq, greenbean_year, greenbean_mass, greenbean_year_seq)
     SELECT $1, key, nth, $3, (SELECT greenbean_year FROM roaster_greenbean_year WHERE org = $1 AND greenbean_year_seq = part), mass, part
       FROM json_to_recordset($2) AS one(key bigint, part bigint, mass integer, nth integer)`,
    [org, JSON.stringify(rows(roasts)), bean],
  );
  await admin.query(
    `INSERT INTO roaster_blending_result_batch (org, blending_result_key, nth, roasting_result_year, roasting_result_seq, roasting_mass, roasting_result_key)
     SELECT $1, key, nth, 2026, 1, mass, part FROM json_to_recordset($2) AS one(key bigint, part bigint, mass integer, nth integer)`,
    [org, JSON.stringify(rows(blends))],
  );
  await admin.query(
    `UPDATE roaster_roasting_result AS made SET greenbean_total_mass = (SELECT sum(greenbean_mass) FROM roaster_roasting_result_greenbean AS part
       WHERE part.org = made.org AND part.roasting_result_key = made.roasting_result_key) WHERE org = $1`,
    [org],
  );
  await admin.query(
    `UPDATE roaster_blending_result AS made SET blending_total_mass = (SELECT sum(roasting_mass) FROM roaster_blending_result_batch AS part
       WHERE part.org = made.org AND part.blending_result_key = made.blending_result_key) WHERE org = $1`,
    [org],
  );
  // Of every blend something left, some of it taken back.
  await admin.query(
    `INSERT INTO stock_move (org, blending_result_key, move_mass, move_balance, move_reason, move_customer, rgst_by)
     SELECT $1, key, m.mass, m.balance, m.reason, m.customer, $3 FROM unnest($2::bigint[]) AS key,
       (VALUES (9000, 9000, 'BLEND', NULL), (-700, 8300, 'DELIVER', '단골'), (-200, 8100, 'WASTE', NULL), (50, 8150, 'COUNT', NULL))
         AS m(mass, balance, reason, customer)`,
    [org, blendKeys, by],
  );
  await admin.query('UPDATE roaster_blending_result SET blending_instock = 8150 WHERE org = $1', [org]);
  const removed = new Set([
    ...roastKeys.filter((_, at) => (at + 1) % 17 === 0).map((lot) => `roasting ${lot}`),
    ...blendKeys.filter((_, at) => (at + 1) % 13 === 0).map((lot) => `blending ${lot}`),
  ]);
  return { green, roasts, blends, removed };
}

/** The lots of a chain and their shares, by walking every way through the model. */
export function walk({ roasts, blends, removed }: Model, start: TraceOf): Map<string, number | null> {
  const found = new Map<string, number | null>([[named(start), 1]]);
  const isThere = (name: string) => !removed.has(name);
  const total = (parts: Map<number, number>) => [...parts.values()].reduce((sum, mass) => sum + mass, 0);
  const shareIn = (key: number): number => {
    const parts = roasts.get(key) ?? new Map<number, number>();
    if (start.kind === 'roasting') return key === start.lot ? 1 : 0;
    return (parts.get(start.lot) ?? 0) / total(parts);
  };
  if (start.kind === 'greenbean')
    for (const [key, parts] of roasts)
      if (parts.has(start.lot) && isThere(`roasting ${key}`)) found.set(`roasting ${key}`, shareIn(key));
  if (start.kind !== 'blending')
    for (const [key, parts] of blends) {
      if (!isThere(`blending ${key}`)) continue;
      const touching = [...parts].filter(([part]) =>
        start.kind === 'roasting' ? part === start.lot : roasts.get(part)?.has(start.lot),
      );
      if (touching.length === 0) continue;
      const reached = touching.filter(([part]) => isThere(`roasting ${part}`));
      const mass = reached.reduce((sum, [part, of]) => sum + of * shareIn(part), 0);
      found.set(`blending ${key}`, reached.length > 0 ? mass / total(parts) : null);
    }
  const upOf = (key: number) => {
    for (const part of roasts.get(key)?.keys() ?? [])
      if (!found.has(`greenbean ${part}`)) found.set(`greenbean ${part}`, null);
  };
  if (start.kind === 'roasting') upOf(start.lot);
  if (start.kind === 'blending')
    for (const part of blends.get(start.lot)?.keys() ?? []) {
      if (isThere(`roasting ${part}`)) found.set(`roasting ${part}`, null);
      upOf(part);
    }
  return found;
}
