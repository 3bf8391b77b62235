import type { Row } from '@hanjan/core';
import type { Blend } from './blends.ts';
import type { Chance } from './chance.ts';
import { coffeeOf, GREEN } from './green.ts';
import { tasteOf } from './notes.ts';
import { RECIPES } from './roast_plan.ts';

/** How the green coffee of a lot tasted on a day. */
export function greenCuppingOf(chance: Chance, nth: number, day: string): Row {
  const { ko, en } = coffeeOf(GREEN[nth]);
  return { cupnote_name_locale: ko, cupnote_name: en, ...cuppingOf(chance, nth, day) };
}

/** How a roast after a recipe tasted on a day: like what there is most of in it. */
export function roastCuppingOf(chance: Chance, recipe: number, day: string): Row {
  const { ko, en, shares } = RECIPES[recipe] ?? {};
  return { cupnote_name_locale: ko, cupnote_name: en, ...cuppingOf(chance, shares?.[0]?.[0] ?? 0, day) };
}

/** How a blend tasted on a day: like the recipe that there is most of in it. */
export function blendCuppingOf(chance: Chance, { ko, en, parts }: Blend, day: string): Row {
  const { cupnote_name_locale: _ko, cupnote_name: _en, ...cupping } = roastCuppingOf(chance, parts[0]?.[0] ?? 0, day);
  return { cupnote_name_locale: ko, cupnote_name: en, ...cupping };
}

/** What of a cupping somebody else scores otherwise: they like acidity more, and find less body in every second cup. */
const OTHERWISE: Readonly<Record<string, (nth: number) => number>> = {
  cupnote_acidity_point: () => 1,
  cupnote_sweetness_point: (nth) => (nth % 3 === 0 ? 1 : 0),
  cupnote_body_point: (nth) => -(nth % 2),
};

/** The same cup as somebody else at the table scored it, the nth of theirs. */
export const secondOpinion = (cupping: Row, nth: number): Row => ({
  ...cupping,
  cupnote_desc: null,
  ...Object.fromEntries(
    Object.entries(OTHERWISE).flatMap(([name, by]) => {
      const score = cupping[name];
      return typeof score === 'number' ? [[name, Math.min(10, Math.max(0, score + by(nth)))]] : [];
    }),
  ),
});

const cuppingOf = (chance: Chance, bean: number, day: string): Row => ({
  cupnote_date: day,
  cupnote_satis: chance.between(6, 9),
  ...tasteOf(chance, coffeeOf(GREEN[bean]), 'ko', ['hot', 'cool']),
});
