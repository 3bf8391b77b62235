import { brew } from './brew.ts';
import { brewDifference } from './brew_difference.ts';
import { brewForm } from './brew_form.ts';
import { brewPage } from './brew_page.ts';
import { brewTimer } from './brew_timer.ts';
import { brewing } from './brewing.ts';

/** Texts of brews and recipes, on their pages and in their records. */
export default {
  ...brew,
  ...brewDifference,
  ...brewForm,
  ...brewPage,
  ...brewTimer,
  ...brewing,
} as const;
