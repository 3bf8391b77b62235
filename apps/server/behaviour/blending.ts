import { roasterBlending } from '@hanjan/model/roaster/blending.ts';
import { invalid } from '../http/refusal.ts';
import type { BehaviourOf } from './behaviour.ts';
import { type Blend, pairRecipe, recipeFollows } from './blend_pair.ts';

/** A blend of one recipe alone goes with it until something else goes in. */
export const blending: BehaviourOf<'roaster_blending'> = {
  async fill(_, row, before) {
    if (before?.blending_create_use !== true) return row;
    if (!isAlone(row)) return { ...row, blending_create_use: false, roasting_create_seq: null };
    if (massOf(row) !== massOf(before)) {
      const at = { row: 0, item: 'roasting_mass' };
      throw invalid([{ name: 'roasting_comb', key: 'blending_mass_linked', args: {}, at }], roasterBlending);
    }
    return row;
  },

  async follow(work, { before, after }, key) {
    const recipe = (before ?? after)?.roasting_create_seq ?? null;
    if (recipe === null) return;
    if (after === null) {
      if (before?.blending_create_use) await pairRecipe(work, recipe, { blending_create_use: false });
    } else if (before?.blending_create_use && !after.blending_create_use) {
      await pairRecipe(work, recipe, { blending_create_use: false, blending_create_seq: null });
    } else if (after.blending_create_use) {
      await pairRecipe(work, recipe, { blending_create_use: true, blending_create_seq: key });
      await recipeFollows(work, after, recipe);
    }
  },
};

/** Whether nothing but the recipe goes into its blend. */
const isAlone = ({ roasting_comb, roasting_create_seq }: Blend) =>
  roasting_comb.length === 1 && roasting_comb[0]?.roasting_seq === roasting_create_seq;

const massOf = ({ roasting_comb }: Pick<Blend, 'roasting_comb'>) => roasting_comb[0]?.roasting_mass;
