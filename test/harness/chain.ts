import type pg from 'pg';
import { makeOrg } from './org.ts';

/** A chain of lots, made past the application: a roastery's two beans, roasts and blend, and a cafe that pours it. */
export interface Chain {
  readonly roaster: number;
  readonly cafe: number;
  /** The links for everybody, by what they lead to, and those for cafes. */
  readonly links: Readonly<Record<'RSTRDF' | 'RSTRDT' | 'CAFEDF' | 'CAFEDT' | 'blendForCafe' | 'batchForCafe', string>>;
}

/**
 * Makes one. The blend is 60 % of a roast of two beans (2 : 1) and 40 % of one of the second bean alone, which is 40 % of
 * the first bean and 60 % of the second.
 */
export async function makeChain(admin: pg.Client): Promise<Chain> {
  const one = async (statement: string, values: readonly unknown[]): Promise<number> =>
    Number(Object.values((await admin.query(`${statement}`, [...values])).rows[0])[0]);
  const roaster = await makeOrg(admin, 'roaster', '느린 로스터리');
  const cafe = await makeOrg(admin, 'cafe', '카페 온도');
  const region = await one(
    `INSERT INTO region (region_country, region_name, region_name_locale) VALUES ('ETH', 'Guji', '구지') RETURNING region_seq`,
    [],
  );
  const farm = await one(
    `INSERT INTO farm (farm_name, farm_name_locale, farm_country_code) VALUES ('Uraga', '우라가', 'ETH') RETURNING farm_seq`,
    [],
  );
  const bean = (name: string, country: string, process: string) =>
    one(
      `INSERT INTO roaster_greenbean (org, greenbean_name_locale, greenbean_name, greenbean_country_code,
         greenbean_region_seq, greenbean_farm_seq, greenbean_variety_list, greenbean_process, greenbean_grade,
         greenbean_grade_detail, greenbean_altitude_min, greenbean_altitude_max, greenbean_moisture_min, greenbean_moisture_max,
         greenbean_density_min, greenbean_density_max, greenbean_harvest_min, greenbean_harvest_max, greenbean_desc)
       VALUES ($1, $2, $2, $3, $5, $6, '{74110}', $4, 'ETH_G1', 'SCR_18', 1900, 2200, 105, 112, 690, 710,
         '2025-11-01', '2026-01-01', 'secret of the house') RETURNING greenbean_roaster_seq`,
      [roaster, name, country, process, region, farm],
    );
  const beans = [await bean('Guji Uraga', 'ETH', 'WSHD'), await bean('Huila Pink', 'COL', 'NTRL')] as const;
  const lot = (bean: number) =>
    one(
      `INSERT INTO roaster_greenbean_year (org, greenbean_roaster_seq, greenbean_year, greenbean_import_date, greenbean_instock)
       VALUES ($1, $2, 2026, '2026-05-01', 600000) RETURNING greenbean_year_seq`,
      [roaster, bean],
    );
  for (const bean of beans) await lot(bean);
  const stages = `'ALL', 'DTL', 'NRML', 'LST'`;
  const recipe = async (name: string, parts: readonly (readonly [bean: number, mass: number])[]) => {
    const seq = await one(
      `INSERT INTO roaster_roasting (org, roasting_name_locale, roasting_name, greenbean_total_mass, roaster_public_stage,
         cafe_public_stage, customer_public_stage, normal_public_stage)
       VALUES ($1, $2, $2, 30000, ${stages}) RETURNING roasting_seq`,
      [roaster, name],
    );
    for (const [nth, [bean, mass]] of parts.entries())
      await admin.query(
        `INSERT INTO roaster_roasting_greenbean (org, roasting_seq, nth, greenbean_order, greenbean_roaster_seq, greenbean_mass)
         VALUES ($1, $2, $3, $3, $4, $5)`,
        [roaster, seq, nth + 1, bean, mass],
      );
    const key = await one(
      `INSERT INTO roaster_roasting_result (org, roasting_result_date, roasting_result_year, roasting_result_seq, roasting_seq,
         roasting_step, roasting_mass, roasting_loss, roasting_agtron, roasting_result_memo)
       SELECT $1, '2026-11-20', 2026, coalesce(max(roasting_result_seq), 0) + 1, $2, 'DONE', 25500, 150, 62, 'secret memo'
         FROM roaster_roasting_result WHERE org = $1 RETURNING roasting_result_key`,
      [roaster, seq],
    );
    for (const [nth, [bean, mass]] of parts.entries())
      await admin.query(
        `INSERT INTO roaster_roasting_result_greenbean (org, roasting_result_key, nth, greenbean_order, greenbean_roaster_seq,
           greenbean_year, greenbean_mass) VALUES ($1, $2, $3, $3, $4, 2026, $5)`,
        [roaster, key, nth + 1, bean, mass],
      );
    return { seq, key };
  };
  const both = await recipe('Both', [
    [beans[0], 20_000],
    [beans[1], 10_000],
  ]);
  const single = await recipe('Single', [[beans[1], 30_000]]);
  const blend = (
    await admin.query(
      `INSERT INTO roaster_blending (org, blending_name_locale, blending_name, blending_total_mass, blending_desc,
         roaster_public_stage, cafe_public_stage, customer_public_stage, normal_public_stage)
       VALUES ($1, '낮 블렌드', 'Noon Blend', 10000, 'for every day', ${stages})
       RETURNING blending_seq, blending_uuid_str, blending_uuid_cafe`,
      [roaster],
    )
  ).rows[0];
  const batch = (
    await admin.query(
      `INSERT INTO roaster_blending_result (org, blending_result_date, blending_result_year, blending_result_seq, blending_seq,
         blending_name_locale, blending_name, blending_total_mass, blending_instock, blending_loss, blending_organic_loss,
         blending_result_desc, roaster_public_stage, cafe_public_stage, customer_public_stage, normal_public_stage)
       VALUES ($1, '2026-11-21', 2026, 1, $2, '낮 블렌드', 'Noon Blend', 10000, 10000, 150, 48.5, 'secret memo', ${stages})
       RETURNING blending_result_key, blending_result_uuid_str, blending_result_uuid_cafe`,
      [roaster, blend.blending_seq],
    )
  ).rows[0];
  for (const [nth, { seq, key, mass }] of [
    { ...both, mass: 6000 },
    { ...single, mass: 4000 },
  ].entries()) {
    await admin.query(
      `INSERT INTO roaster_blending_roasting (org, blending_seq, nth, roasting_order, roasting_seq, roasting_mass)
       VALUES ($1, $2, $3, $3, $4, $5)`,
      [roaster, blend.blending_seq, nth + 1, seq, mass],
    );
    await admin.query(
      `INSERT INTO roaster_blending_result_batch (org, blending_result_key, nth, roasting_order, roasting_result_year,
         roasting_result_seq, roasting_mass, roasting_percent, roasting_loss, roasting_result_key)
       VALUES ($1, $2, $3, $3, 2026, $3, $4, $5, 150, $6)`,
      [roaster, batch.blending_result_key, nth + 1, mass, mass / 10, key],
    );
  }
  const recipeOf = (table: string, org: number, more: string, value: number | null) =>
    one(
      `INSERT INTO ${table} (org, brewing_name_locale, brewing_name, brewing_type, brewing_bean_mass, brewing_mass,
         brewing_temp, brewing_public, brewing_default_memo${more && `, ${more}`})
       VALUES ($1, '한 잔', 'One cup', 'DRP', 150, 2400, 9300, true, 'secret memo'${more && ', $2'}) RETURNING brewing_seq`,
      more ? [org, value] : [org],
    );
  const brd = await recipeOf('roaster_qc_brewing_default', roaster, '', null);
  const note = (table: string, org: number, on: string, value: number) =>
    admin.query(
      `INSERT INTO ${table} (org, cupnote_name, cupnote_date, cupnote_main, cupnote_satis, cupnote_aroma_point,
         cupnote_flavor_list, cupnote_desc, ${on}) VALUES ($1, 'Main', '2026-11-22', true, 9, 8, '{BLUEBERRY}', 'like berries', $2)`,
      [org, value],
    );
  await note('roaster_qc_blending', roaster, 'blending_seq', blend.blending_seq);
  await note('roaster_qc_blending_result', roaster, 'blending_result_key', batch.blending_result_key);
  await admin.query(
    'UPDATE roaster_qc_blending_result SET brewing_seq = $2, brewing_result_use = true WHERE org = $1',
    [roaster, brd],
  );
  const coffee = (
    await admin.query(
      `INSERT INTO cafe_coffeebean (org, coffeebean_name_locale, coffeebean_name, blending_country_list, blending_variety_list,
         blending_process_list, blending_region_list, blending_farm_list, coffeebean_desc, cafe_public_stage,
         customer_public_stage, normal_public_stage, blending_info_use, blending_cupnote_use, blending_uuid)
       VALUES ($1, '낮 블렌드', 'Noon Blend', '{ETH,COL}', '{74110}', '{WSHD,NTRL}', ARRAY[$2::bigint], ARRAY[$3::bigint],
         'our house coffee', 'DTL', 'NRML', 'LST', true, true, $4) RETURNING coffeebean_seq, coffeebean_uuid_str`,
      [cafe, region, farm, blend.blending_uuid_str],
    )
  ).rows[0];
  const received = (
    await admin.query(
      `INSERT INTO cafe_received (org, coffeebean_seq, received_date, received_mass, received_instock, received_div,
         blending_result_date, blending_loss, blending_organic_loss, blending_result_uuid)
       VALUES ($1, $2, '2026-11-23', 10000, 10000, 'shelf', '2026-11-21', 150, 48.5, $3) RETURNING received_uuid_str`,
      [cafe, coffee.coffeebean_seq, batch.blending_result_uuid_str],
    )
  ).rows[0];
  await note('cafe_qc_coffeebean', cafe, 'coffeebean_seq', coffee.coffeebean_seq);
  await recipeOf('cafe_brewing_default', cafe, 'coffeebean_seq', coffee.coffeebean_seq);
  return {
    roaster,
    cafe,
    links: {
      RSTRDF: blend.blending_uuid_str,
      RSTRDT: batch.blending_result_uuid_str,
      CAFEDF: coffee.coffeebean_uuid_str,
      CAFEDT: received.received_uuid_str,
      blendForCafe: blend.blending_uuid_cafe,
      batchForCafe: batch.blending_result_uuid_cafe,
    },
  };
}

/** Makes a roastery and a cafe be linked in a state, or changes the state. */
export async function linkThem(admin: pg.Client, { roaster, cafe }: Chain, link_auth: string): Promise<void> {
  await admin.query(
    `INSERT INTO roaster_link (roaster_org, cafe_org, link_auth) VALUES ($1, $2, $3)
     ON CONFLICT (roaster_org, cafe_org) DO UPDATE SET link_auth = $3`,
    [roaster, cafe, link_auth],
  );
}
