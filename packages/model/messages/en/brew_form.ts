import type { brewForm as ko } from '../ko/brew_form.ts';

/** Lists and forms of recipes and brews: what they are called, the ways from one to the other, the timer that fills them. */
export const brewForm = {
  user_brewing_default_write: 'New recipe',
  user_brewing_result_write: 'New brew',
  list_user_brewing_default_title: 'Recipes',
  list_user_brewing_default_new: 'Write a recipe',
  list_user_brewing_default_empty_title: 'Waiting for the first recipe',
  list_user_brewing_default_empty_text:
    'Write down how you like to brew, and choose it whenever you do. A name is enough.',
  list_user_brewing_result_title: 'Brews',
  list_user_brewing_result_new: 'Record a brew',
  list_user_brewing_result_empty_title: 'Waiting for the first brew',
  list_user_brewing_result_empty_text:
    'Brews that you record gather here by date. Choose a recipe, and it fills in the rest.',

  brew_this_recipe: 'Brew this recipe',
  brew_to_recipe: 'Make it a recipe',
  brew_by_timer: 'Brew with the timer',
  brew_timed: 'The times and masses of this brew are filled in.',
  brew_yield: 'Extraction yield',
  brew_beside_recipe: 'Where it differed from the recipe',
  brew_recipe_gone: 'The recipe was removed, so the brew is shown without its plan.',
} as const satisfies Record<keyof typeof ko, string>;
