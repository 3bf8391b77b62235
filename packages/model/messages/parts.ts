import type { PageKey } from '../menu.ts';

/** Texts of the lists and forms whose names begin with these words. */
const AREA_TEXTS = ['user_brewing', 'cafe', 'roaster'] as const;

/**
 * Texts that only some pages need: those of all lists and forms, those of some of them, those about roasts, those about
 * brews and of their timers, those of what is opened from lists, records and everywhere, and those of pages of their own.
 */
export type TextPart =
  | 'work'
  | (typeof AREA_TEXTS)[number]
  | 'roast'
  | 'brew'
  | 'brew_room'
  | 'compare'
  | 'sheet'
  | 'palette'
  | 'intro'
  | 'guide'
  | 'demo';

/** What hand-made pages need besides the texts of every page. */
export const PAGE_TEXTS: Readonly<Partial<Record<PageKey, TextPart>>> = {
  Intro: 'intro',
  Guide: 'guide',
  Demo: 'demo',
  RoastingProfile: 'roast',
  BrewingRecord: 'brew',
  Country: 'work',
  CafeCreate: 'work',
  RoasterCreate: 'work',
};

/** What every list and record needs. */
export const SCREEN_TEXTS = 'work' satisfies TextPart;

/** What the list and the records of a screen need besides. */
export const textsOf = (screen: string): readonly TextPart[] =>
  AREA_TEXTS.filter((part) => screen.startsWith(`${part}_`));
