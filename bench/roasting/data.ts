import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Batch, BLEND_MOVES, fillBlends } from './data_blends.ts';

export const TOKEN = createHash('sha256').update('roasting').digest('base64url');
/** Lots that a roast of the bench takes from. */
export const ROWS = 20;
/** Roasts of the past, with three lots and their own stock each. */
const ROASTS = 25_000;
export const MOVES = ROASTS * 4 + BLEND_MOVES;
const DAYS = 500;

export interface Filled {
  readonly org: number;
  readonly beans: readonly number[];
  readonly batches: readonly Batch[];
}

/** A roastery with a past of 500 days. */
export async function fill(admin: pg.Client): Promise<Filled> {
  const one = async (statement: string, values: unknown[] = []) =>
    Number(Object.values((await admin.query(statement, values)).rows[0])[0]);
  const user = await one(
    "INSERT INTO account (user_id, user_pass, user_name, user_country, user_type) VALUES ('roaster', '-', '로스터', 'KOR', 'PAID') RETURNING user_seq",
  );
  await admin.query("INSERT INTO session (token_hash, user_seq, subnet) VALUES ($1, $2, '127.0.0.0/24')", [
    createHash('sha256').update(TOKEN).digest(),
    user,
  ]);
  const org = await one("INSERT INTO org (org_kind, org_name) VALUES ('roaster', 'Roastery') RETURNING org");
  await admin.query("INSERT INTO membership (org, user_seq, user_auth, user_nick) VALUES ($1, $2, 'OWN', '로스터')", [
    org,
    user,
  ]);
  const { rows: beans } = await admin.query(
    `INSERT INTO roaster_greenbean (org, greenbean_name, greenbean_name_locale, greenbean_country_code)
     SELECT $1, 'Bean ' || g, '생두 ' || g, 'KEN' FROM generate_series(1, 60) AS g RETURNING greenbean_roaster_seq AS key`,
    [org],
  );
  await admin.query(
    `INSERT INTO roaster_greenbean_year (org, greenbean_roaster_seq, greenbean_year, greenbean_instock)
     SELECT org, greenbean_roaster_seq, year, 900000000 FROM roaster_greenbean, generate_series(2024, 2026) AS year`,
  );
  await admin.query(
    `INSERT INTO roaster_roasting_result (org, roasting_result_date, roasting_result_year, roasting_result_seq, roasting_name,
       roasting_step, roasting_batch_no, roasting_mass, roasting_instock)
     SELECT $1, day, extract(year FROM day), 1000000 + g, 'Roast ' || g, 'DONE', 1 + g % 50, 8400,
            CASE WHEN g % 50 = 0 THEN 4000 ELSE 0 END
       FROM (SELECT g, current_date - $2::integer + g / 50 AS day FROM generate_series(0, $3::integer - 1) AS g) AS roasts`,
    [org, DAYS, ROASTS],
  );
  // What each was made of; every hundredth of the last month is only planned.
  await admin.query(
    `INSERT INTO roaster_roasting_result_greenbean (org, roasting_result_key, nth, greenbean_order, greenbean_roaster_seq,
       greenbean_year, greenbean_mass, greenbean_year_seq)
     SELECT lot.org, roasting_result_key, nth + 1, nth + 1, greenbean_roaster_seq, greenbean_year, 3000, greenbean_year_seq
       FROM roaster_roasting_result, generate_series(0, 2) AS nth, roaster_greenbean_year AS lot
      WHERE greenbean_year_seq = (SELECT min(greenbean_year_seq) FROM roaster_greenbean_year) + (roasting_result_key * 7 + nth) % 180`,
  );
  await admin.query(
    `UPDATE roaster_roasting_result SET roasting_step = 'RSRV', roasting_mass = NULL
      WHERE roasting_result_date > current_date - 30 AND roasting_result_key % 100 = 1`,
  );
  await admin.query(
    `INSERT INTO stock_move (org, greenbean_year_seq, roasting_result_key, move_mass, move_balance, move_reason,
       cause_entity, cause_seq, rgst_by, rgst_at)
     SELECT org, CASE WHEN nth < 3 THEN (SELECT min(greenbean_year_seq) FROM roaster_greenbean_year) + (roasting_result_key * 7 + nth) % 180 END,
            CASE WHEN nth = 3 THEN roasting_result_key END, CASE WHEN nth < 3 THEN -3000 ELSE 8400 END, 100000, 'ROAST',
            'roaster_roasting_result', roasting_result_key, $1, roasting_result_date + interval '9 hours'
       FROM roaster_roasting_result, generate_series(0, 3) AS nth ORDER BY roasting_result_date`,
    [user],
  );
  const batches = await fillBlends(admin, org, user);
  await admin.query('VACUUM ANALYZE');
  return { org, batches, beans: beans.slice(0, ROWS).map(({ key }) => Number(key)) };
}

/** A curve of 100,000 letters: a reading every quarter of a second, twelve minutes long. */
const LOG = JSON.stringify(
  Object.fromEntries(
    Array.from({ length: 2_780 }, (_, nth) => [nth * 250, { bean: 9_200 + nth * 4, air: 18_000 + nth }]),
  ),
);

/** A roast of 20 lots with a log as long as one may be. */
export const roast = ({ org, beans }: Filled) => ({
  roaster_seq: org,
  roasting_result_date: new Date().toISOString().slice(0, 10),
  roasting_name: 'House',
  roasting_step: 'DONE',
  roasting_mass: 16_000,
  roasting_result_greenbean: beans.map((greenbean_roaster_seq) => ({
    greenbean_roaster_seq,
    greenbean_year: 2026,
    greenbean_mass: 1000,
    greenbean_moisture: 110,
  })),
  roasting_chart_log: LOG,
});
