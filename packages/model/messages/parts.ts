import type { PageKey } from '../menu.ts';

/** Texts that only some pages need: those of lists and forms, those about roasts, and those about brews. */
export type TextPart = 'work' | 'roast' | 'brew';

/** What hand-made pages need besides the texts of every page. */
export const PAGE_TEXTS: Readonly<Partial<Record<PageKey, TextPart>>> = {
  RoastingProfile: 'roast',
  BrewingRecord: 'brew',
  Country: 'work',
};
/** What every list and record needs. */
export const SCREEN_TEXTS = 'work' satisfies TextPart;
