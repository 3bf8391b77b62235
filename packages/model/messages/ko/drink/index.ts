import { drink } from './drink.ts';
import { drinkPages } from './drink_pages.ts';

/** Texts of what a cafe sells. */
export default {
  ...drink,
  ...drinkPages,
} as const;
