import type pg from 'pg';
import type { Filled } from './data.ts';

/** Roasts of the list that is narrowed. */
export const LISTED = 200_000;

/** What the list of roasts is narrowed by, as people look for them. */
export interface Question {
  readonly what: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** Adds roasts of long ago until there are 200,000 with three lots each, one of which was used in 30 of them alone. */
export async function fillList(admin: pg.Client, { org, beans }: Filled): Promise<readonly Question[]> {
  await admin.query(
    `INSERT INTO roaster_roasting_result (org, roasting_result_date, roasting_result_year, roasting_result_seq, roasting_name,
       roasting_step, roasting_batch_no, roasting_mass, roasting_instock)
     SELECT $1, day, extract(year FROM day), 2000000 + g, 'Roast ' || g, 'DONE', 1 + g % 50, 8400, 0
       FROM (SELECT g, current_date - 600 - g / 50 AS day
               FROM generate_series(0, $2 - 1 - (SELECT count(*)::integer FROM roaster_roasting_result)) AS g) AS roasts`,
    [org, LISTED],
  );
  await admin.query(
    `INSERT INTO roaster_roasting_result_greenbean (org, roasting_result_key, nth, greenbean_order, greenbean_roaster_seq,
       greenbean_year, greenbean_mass, greenbean_year_seq)
     SELECT lot.org, roasting_result_key, nth + 1, nth + 1, greenbean_roaster_seq, greenbean_year, 3000, greenbean_year_seq
       FROM roaster_roasting_result, generate_series(0, 2) AS nth, roaster_greenbean_year AS lot
      WHERE greenbean_year_seq = (SELECT min(greenbean_year_seq) FROM roaster_greenbean_year) + (roasting_result_key * 7 + nth) % 180
     ON CONFLICT DO NOTHING`,
  );
  // From 10 to 25 %, as after a first crack at any time of a roast of ten minutes.
  await admin.query(
    `UPDATE roaster_roasting_result SET end_term = 600000, end_bean = 19000 + roasting_result_key * 13 % 3000,
       roasting_dtr = 100 + roasting_result_key * 31 % 150, roasting_loss = 120 + roasting_result_key * 17 % 60,
       rgst_by = CASE WHEN roasting_result_key % 5 = 0 THEN (SELECT min(user_seq) FROM membership) END`,
  );
  const bean = beans[0];
  const { rows } = await admin.query(
    `INSERT INTO roaster_greenbean_year (org, greenbean_roaster_seq, greenbean_year, greenbean_instock)
     VALUES ($1, $2, 2010, 0) RETURNING greenbean_year_seq AS key`,
    [org, bean],
  );
  const seldom = Number(rows[0].key);
  await admin.query(
    `UPDATE roaster_roasting_result_greenbean SET greenbean_year_seq = $1, greenbean_roaster_seq = $2, greenbean_year = 2010
      WHERE nth = 1 AND roasting_result_key IN (SELECT roasting_result_key FROM roaster_roasting_result
        WHERE org = $3 ORDER BY roasting_result_date LIMIT 30)`,
    [seldom, bean, org],
  );
  await admin.query('VACUUM ANALYZE');
  const lot = 'roasting_result_greenbean.greenbean_year_seq';
  const dtr = { roasting_dtr: { from: 150, to: 160 } };
  const usual = Number(
    (await admin.query('SELECT min(greenbean_year_seq) AS key FROM roaster_greenbean_year')).rows[0].key,
  );
  return [
    { what: 'all', filters: {} },
    { what: 'a lot of 3,300 roasts', filters: { [lot]: [usual] } },
    { what: 'a lot of 30 roasts', filters: { [lot]: [seldom] } },
    { what: 'a green bean', filters: { 'roasting_result_greenbean.greenbean_roaster_seq': [bean] } },
    { what: 'DTR', filters: dtr },
    { what: 'a lot and DTR', filters: { [lot]: [usual], ...dtr } },
    { what: 'end temperature', filters: { end_bean: { from: 20_000, to: 20_500 } } },
    { what: 'weight loss', filters: { roasting_loss: { from: 150, to: 160 } } },
    { what: 'a weight loss that none has', filters: { roasting_loss: { from: 900 } } },
    { what: 'who wrote it', filters: { rgst_user: '로스터' } },
  ];
}
