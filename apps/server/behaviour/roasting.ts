import type { BehaviourOf } from './behaviour.ts';
import { blendFollows, makeBlend, restoreBlend, retireBlend } from './blend_pair.ts';

/** A recipe that wants it has a blend of itself alone, which says what the recipe says. */
export const roasting: BehaviourOf<'roaster_roasting'> = {
  async follow(work, { before, after }, key) {
    const blend = (after ?? before)?.blending_create_seq ?? null;
    const had = before?.blending_create_use === true;
    if (after === null) {
      if (had && blend !== null) await retireBlend(work, key, blend, true);
      return;
    }
    const isWanted = after.blending_create_use === true;
    if (before === null && after.removed_at != null) {
      if (isWanted && blend !== null) await restoreBlend(work, after, key, blend, after.removed_at);
    } else if (isWanted) {
      const isThere = blend !== null && (await blendFollows(work, after, key, blend));
      if (!isThere) await makeBlend(work, after, key);
    } else if (had && blend !== null) {
      await retireBlend(work, key, blend, false);
    }
  },
};
