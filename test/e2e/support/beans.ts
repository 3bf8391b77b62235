import { type Chain, makeChain } from '../../harness/chain.ts';
import { behind } from './product.ts';

/** The dose of the recipes of `beansOf`, in grams. */
export const DOSE = 18;

/** A chain of lots whose notes are scored and whose recipes have steps. */
export const beansOf = (): Promise<Chain> =>
  behind(async (admin) => {
    const chain = await makeChain(admin);
    for (const table of ['roaster_qc_blending', 'roaster_qc_blending_result', 'cafe_qc_coffeebean'])
      await admin.query(
        `UPDATE ${table} SET cupnote_balance_point = 8, cupnote_sweetness_point = 9, cupnote_body_point = 6,
           cupnote_flavor_point = 9, cupnote_acidity_point = 8, cupnote_flavor_list = '{BLUEBERRY,JASMINE,HONEY}',
           cupnote_desc = '블루베리와 꽃향이 길게 남습니다.' WHERE org = ANY($1)`,
        [[chain.roaster, chain.cafe]],
      );
    for (const table of ['roaster_qc_brewing_default', 'cafe_brewing_default'])
      await admin.query(
        `UPDATE ${table} SET brewing_bean_mass = $2, brewing_mass = 3000, brewing_term = 180000, brewing_step_use = true,
           brewing_start_mass = 500, brewing_step1_term = 35000, brewing_step1_mass = 1300, brewing_step2_term = 75000,
           brewing_step2_mass = 1200, brewing_step_end_term = 180000 WHERE org = ANY($1)`,
        [[chain.roaster, chain.cafe], DOSE * 10],
      );
    return chain;
  });
