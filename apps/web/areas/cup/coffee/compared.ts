import { calibrationOf } from '@hanjan/core/calc/taste/calibration.ts';
import type { CoffeeNote, CoffeeNotes } from '@hanjan/model/cafe/drink/calls.ts';
import type { Taster } from '@hanjan/model/qc/calibration.ts';
import { POINTS } from '@hanjan/model/shared/points.ts';

const EMPTY = { cups: 0, bias: null, spread: null };

/** How the tasters of one coffee scored it beside one another: a cup is a day, because it tastes otherwise every day. */
export function comparedOf({ notes, tasters }: Pick<CoffeeNotes, 'notes' | 'tasters'>): Taster[] {
  const tasted = notes.flatMap(({ day, taster, points }) =>
    taster === null ? [] : [{ cup: day, taster, scores: POINTS.map((name) => points[name]) }],
  );
  return calibrationOf(tasted).map(({ taster, total, attributes }) => {
    const points = pointsOf((at) => attributes[at] ?? EMPTY);
    return { name: null, is_me: false, ...tasters[taster], total, points };
  });
}

/** What there is of each score, by its place among them. */
const pointsOf = (at: (nth: number) => Taster['points'][(typeof POINTS)[number]]): Taster['points'] => {
  const [balance, aroma, sweetness, body, flavor, acidity] = POINTS.map((_, nth) => at(nth));
  return {
    cupnote_balance_point: balance ?? EMPTY,
    cupnote_aroma_point: aroma ?? EMPTY,
    cupnote_sweetness_point: sweetness ?? EMPTY,
    cupnote_body_point: body ?? EMPTY,
    cupnote_flavor_point: flavor ?? EMPTY,
    cupnote_acidity_point: acidity ?? EMPTY,
  };
};

/** The mean of what was scored in a note; null where nothing was. */
export function meanOfNote({ points }: Pick<CoffeeNote, 'points'>): number | null {
  const given = POINTS.flatMap((name) => points[name] ?? []);
  return given.length === 0 ? null : given.reduce((sum, one) => sum + one, 0) / given.length;
}
