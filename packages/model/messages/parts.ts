import type { PageKey } from '../menu.ts';

/** Texts that only some pages need: those of lists and forms, those about roasts, those about brews, and those of pages of their own. */
export type TextPart = 'work' | 'roast' | 'brew' | 'intro' | 'guide' | 'demo';

/** What hand-made pages need besides the texts of every page. */
export const PAGE_TEXTS: Readonly<Partial<Record<PageKey, TextPart>>> = {
  Intro: 'intro',
  Guide: 'guide',
  Demo: 'demo',
  RoastingProfile: 'roast',
  BrewingRecord: 'brew',
  Country: 'work',
};
/** What every list and record needs. */
export const SCREEN_TEXTS = 'work' satisfies TextPart;
