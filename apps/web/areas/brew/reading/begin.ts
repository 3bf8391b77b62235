import { type Entity, inLocale, type Names, pick, type Row, type Screen } from '@hanjan/core';
import { RECIPE, saidBy } from '@hanjan/model/brewing/recipe.ts';
import { tabOf } from '@hanjan/model/menu.ts';
import { currentLocale, loadTexts } from '../../../base/texts/index.ts';
import { tellMissing } from '../../../parts/states/missing.ts';
import { brewTitle } from '../recipe/timed.ts';
import { BREWS } from '../run/apart.ts';

/** What a coffee is besides how it is brewed: the next cup of it has the same. */
const COFFEE = [
  ...['brewing_coffee', 'coffeebean_seq', 'received_seq'],
  ...['blending_result_date', 'blending_loss', 'blending_organic_loss'],
];

/** A new brew after a recipe; which coffee it is is still to be written. */
export const brewAfter = (recipe: Row, recipes: Entity, brews: Entity): Row => ({
  [brews.label.plain]: null,
  [RECIPE]: recipe[recipes.key],
  ...saidBy(recipe, recipes, brews),
});

/** A new brew just like one before: the same coffee in the same way. `recipes` says what of a brew is its way. */
export const brewAgain = (brew: Row, brews: Entity, recipes: Entity): Row => ({
  ...pick(
    brew,
    COFFEE.filter((name) => name in brews.fields),
  ),
  [RECIPE]: brew[RECIPE] ?? null,
  ...saidBy(brew, brews, recipes),
});

/** Opens the timer for a brew, ready to be started. What comes of it becomes a record of its own among those brews. */
async function openBrew(fields: Row, title: string, { name }: Screen): Promise<void> {
  try {
    // With its texts: it may have to ask before another brew is thrown away.
    const [{ startBrew }] = await Promise.all([import('../run/store.ts'), loadTexts('brew'), loadTexts('brew_room')]);
    await startBrew({ home: tabOf(name)?.path ?? BREWS, draft: null, title, fields }, true);
  } catch {
    tellMissing();
  }
}

/** Opens the timer for a recipe. */
export function openRecipe(recipe: Row, recipes: Screen, brews: Screen): Promise<void> {
  const { plain, locale } = recipes.entity.label;
  const title = inLocale(plain, locale, currentLocale()).map((name) => recipe[name]);
  return openBrew(brewAfter(recipe, recipes.entity, brews.entity), String(title.find(Boolean) ?? ''), brews);
}

/** Opens the timer for one more cup like one before. */
export const openAgain = (brew: Row, brews: Screen, recipes: Screen, names: Names): Promise<void> =>
  openBrew(brewAgain(brew, brews.entity, recipes.entity), brewTitle(brews.entity, brew, names), brews);
