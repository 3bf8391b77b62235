import type { Row } from '@hanjan/core';
import { TARGETS, targetFields } from '@hanjan/model/roaster/roasting_target.ts';
import { MARK_OF } from '@hanjan/roastlog/curve/points.ts';
import type { Golden } from '@hanjan/roastlog/figures/golden.ts';
import { POINT_OF, REFERENCE } from '../plan/reference.ts';
import { heldOf } from '../points/points.ts';

/** What a golden curve says to the targets of a recipe, which are then what its roasts are to be like, not one roast. */
export function targetsOfGolden({ marks }: Golden): Row {
  const said = TARGETS.flatMap((target) => {
    const mark = MARK_OF[POINT_OF[target]];
    const at = mark ? marks[mark] : null;
    const [term, bean] = [`roasting_target_${target}_term`, `roasting_target_${target}_bean`] as const;
    return [
      [term, heldOf(targetFields[term], at && at.s * 1000)],
      [bean, heldOf(targetFields[bean], at?.bean)],
    ] as const;
  });
  const charge = heldOf(targetFields.roasting_target_charge, marks.CHARGE?.bean);
  const known = [['roasting_target_charge', charge] as const, ...said].filter(([, value]) => value !== null);
  return { ...Object.fromEntries(known), ...Object.fromEntries(REFERENCE.map((name) => [name, null])) };
}
