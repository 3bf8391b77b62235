import type { brewForm as ko } from '../ko/brew_form.ts';

/** Forms of recipes and brews: the ways from one to the other, and the timer that fills them. */
export const brewForm = {
  brew_this_recipe: 'Brew this recipe',
  brew_to_recipe: 'Make it a recipe',
  brew_by_timer: 'Brew with the timer',
  brew_timed: 'The times and the water of this brew are filled in.',
  brew_yield: 'Extraction yield',
  brew_beside_recipe: 'Where it differed from the recipe',
  brew_recipe_gone: 'The recipe was removed, so the brew is shown without its plan.',
} as const satisfies Record<keyof typeof ko, string>;
