import { numberOrNull, type Row } from '@hanjan/core';
import { TARGETS, type Target } from '@hanjan/model/roaster/roasting_target.ts';

/** The points of a roast that the targets of a recipe are about. */
export const POINT_OF = {
  turning: 'turning',
  dried: 'dried',
  first: 'first_start',
  end: 'end',
} as const satisfies Record<Target, string>;

/** When a point of a roast was, in ms from its charge; null where nobody noted it. */
export function sinceCharge(row: Row, point: string): number | null {
  const at = numberOrNull(row[`${point}_term`]) ?? (point === 'end' ? numberOrNull(row.roasting_end_term) : null);
  const ms = at === null ? null : at - (numberOrNull(row.roasting_start_term) ?? 0);
  return ms !== null && ms >= 0 ? ms : null;
}

/** What a roast says to the targets of its recipe. */
function targetsOf(roast: Row): Row {
  const marks = TARGETS.flatMap((target) => [
    [`roasting_target_${target}_term`, sinceCharge(roast, POINT_OF[target])],
    [`roasting_target_${target}_bean`, numberOrNull(roast[`${POINT_OF[target]}_bean`])],
  ]);
  return {
    roasting_target_charge: numberOrNull(roast.roasting_start_bean),
    ...Object.fromEntries(marks),
    roasting_target_agtron: numberOrNull(roast.roasting_agtron),
    roasting_target_loss: numberOrNull(roast.roasting_loss),
  };
}

/** The fields by which a recipe names the roast that others are to be like. */
export const REFERENCE = ['roasting_reference_year', 'roasting_reference_seq'] as const;

/** How the roast is found that a recipe names; null where it names none. */
export function referenceIn(recipe: Row): Row | null {
  const [year, seq] = REFERENCE.map((name) => numberOrNull(recipe[name]));
  return year == null || seq == null ? null : { roasting_result_year: year, roasting_result_seq: seq };
}

/** What making a roast the reference of its recipe changes there: targets that were set stay as they are. */
export function madeReference(recipe: Row, roast: Row): Row {
  const open = Object.entries(targetsOf(roast)).filter(
    ([name, value]) => value !== null && (recipe[name] ?? null) === null,
  );
  const { roasting_result_year, roasting_result_seq } = roast;
  return {
    roasting_reference_year: roasting_result_year,
    roasting_reference_seq: roasting_result_seq,
    ...Object.fromEntries(open),
  };
}

/** Whether a recipe names this roast already. */
export const isReference = (recipe: Row, roast: Row): boolean =>
  recipe.roasting_reference_year === roast.roasting_result_year &&
  recipe.roasting_reference_seq === roast.roasting_result_seq;
