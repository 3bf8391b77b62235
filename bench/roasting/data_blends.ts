import type pg from 'pg';

/** Roast recipes, and as many blend recipes of five of them each. */
export const RECIPES = 200;
/** Blends that were made in the past, of five batches each; one of ten is left. */
const BLENDS = 5000;
export const BLEND_MOVES = BLENDS * 6;
/** Batches that a blend of the bench is made of. */
export const PARTS = 20;

export interface Batch {
  readonly year: number;
  readonly seq: number;
}

/** Recipes for the roasts that there are, blends of them in the past, and batches for the blends of the bench. */
export async function fillBlends(admin: pg.Client, org: number, user: number): Promise<readonly Batch[]> {
  await admin.query(
    `INSERT INTO roaster_roasting (org, roasting_name, greenbean_total_mass, roaster_public_stage, cafe_public_stage,
       customer_public_stage, normal_public_stage)
     SELECT $1, 'Recipe ' || g, 9000, 'ALL', 'DTL', 'NRML', 'LST' FROM generate_series(1, $2::integer) AS g`,
    [org, RECIPES],
  );
  await admin.query(
    `INSERT INTO roaster_roasting_greenbean (org, roasting_seq, nth, greenbean_order, greenbean_roaster_seq, greenbean_mass)
     SELECT $1, roasting_seq, nth + 1, nth + 1, (SELECT min(greenbean_roaster_seq) FROM roaster_greenbean) + (roasting_seq * 7 + nth) % 60, 3000
       FROM roaster_roasting, generate_series(0, 2) AS nth`,
    [org],
  );
  await admin.query(
    `UPDATE roaster_roasting_result SET roasting_seq = (SELECT min(roasting_seq) FROM roaster_roasting) + roasting_result_key % $1,
       greenbean_total_mass = 9000, roasting_loss = 120 + roasting_result_key % 60, roasting_organic_loss = 50,
       roasting_moisture = 20`,
    [RECIPES],
  );
  await admin.query(
    `INSERT INTO roaster_blending (org, blending_name, blending_total_mass, roaster_public_stage, cafe_public_stage,
       customer_public_stage, normal_public_stage)
     SELECT $1, 'Blend ' || g, 50000, 'ALL', 'DTL', 'NRML', 'LST' FROM generate_series(1, $2::integer) AS g`,
    [org, RECIPES],
  );
  await admin.query(
    `INSERT INTO roaster_blending_roasting (org, blending_seq, nth, roasting_order, roasting_seq, roasting_mass, roasting_percent)
     SELECT $1, blending_seq, nth + 1, nth + 1, (SELECT min(roasting_seq) FROM roaster_roasting) + (blending_seq * 11 + nth) % $2, 10000, 200
       FROM roaster_blending, generate_series(0, 4) AS nth`,
    [org, RECIPES],
  );
  await admin.query(
    `INSERT INTO roaster_blending_result (org, blending_result_date, blending_result_year, blending_result_seq, blending_seq,
       blending_name, blending_total_mass, blending_instock, roaster_public_stage, cafe_public_stage, customer_public_stage,
       normal_public_stage)
     SELECT $1, day, extract(year FROM day), 1000000 + g, (SELECT min(blending_seq) FROM roaster_blending) + g % $2, 'Blend ' || g,
            5000, CASE WHEN g % 10 = 0 THEN 5000 ELSE 0 END, 'ALL', 'DTL', 'NRML', 'LST'
       FROM (SELECT g, current_date - g / 10 AS day FROM generate_series(0, $3::integer - 1) AS g) AS made`,
    [org, RECIPES, BLENDS],
  );
  const batchOf =
    '(SELECT min(roasting_result_key) FROM roaster_roasting_result) + (blending_result_key * 5 + nth) % 25000';
  await admin.query(
    `INSERT INTO roaster_blending_result_batch (org, blending_result_key, nth, roasting_order, roasting_result_year,
       roasting_result_seq, roasting_mass, roasting_percent, roasting_result_key)
     SELECT $1, blending_result_key, nth + 1, nth + 1, roasting_result_year, roasting_result_seq, 1000, 200, roasting_result_key
       FROM roaster_blending_result, generate_series(0, 4) AS nth, roaster_roasting_result
      WHERE roasting_result_key = ${batchOf}`,
    [org],
  );
  await admin.query(
    `INSERT INTO stock_move (org, roasting_result_key, blending_result_key, move_mass, move_balance, move_reason,
       cause_entity, cause_seq, rgst_by, rgst_at)
     SELECT $1, CASE WHEN nth < 5 THEN ${batchOf} END, CASE WHEN nth = 5 THEN blending_result_key END,
            CASE WHEN nth < 5 THEN -1000 ELSE 5000 END, 5000, 'BLEND', 'roaster_blending_result', blending_result_key, $2,
            blending_result_date + interval '11 hours'
       FROM roaster_blending_result, generate_series(0, 5) AS nth ORDER BY blending_result_date`,
    [org, user],
  );
  const { rows } = await admin.query(
    `UPDATE roaster_roasting_result SET roasting_instock = 900000000 WHERE roasting_result_key IN
       (SELECT roasting_result_key FROM roaster_roasting_result WHERE roasting_step = 'DONE' ORDER BY 1 DESC LIMIT ${PARTS})
     RETURNING roasting_result_year AS year, roasting_result_seq AS seq`,
  );
  return rows;
}

/** A blend of twenty batches. */
export const blend = (org: number, batches: readonly Batch[]) => ({
  roaster_seq: org,
  blending_result_date: new Date().toISOString().slice(0, 10),
  blending_name: 'House',
  blending_result_comb: batches.map(({ year, seq }) => ({
    roasting_result_year: year,
    roasting_result_seq: seq,
    roasting_mass: 1000,
  })),
});
