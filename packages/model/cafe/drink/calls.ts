import type { Pagination, ResultNames } from '@hanjan/core';
import type { Point } from '../../shared/points.ts';
import type { CostLine } from './cost.ts';

/** Where it is asked what a drink costs, thing by thing. */
export const DRINK_COST_PATH = '/api/cafe/recipe/cost';

/** Where it is asked which drinks take what of each material. */
export const DRINK_MATERIAL_PATH = '/api/cafe/recipe/material';

/** Where it is asked what was changed in drinks, and what it did to their cost. */
export const DRINK_HISTORY_PATH = '/api/cafe/recipe/history';

/** Where all notes of one coffee are asked for. */
export const COFFEE_NOTES_PATH = '/api/cafe/qc/coffee';

interface Named {
  readonly name: string | null;
  readonly name_locale: string | null;
}

/** What one thing in a drink costs, and what it is called. */
export interface NamedCost extends CostLine, Named {}

/** What a drink costs. */
export interface DrinkCost {
  /** Won for all that it makes; null where something in it has no price. */
  readonly total: number | null;
  readonly lines: readonly NamedCost[];
}

/** A drink that takes of a material. */
export interface MaterialUser extends Named {
  readonly key: number;
  readonly served: string | null;
  /** ×10 of the material's unit, for a cup or for all that it makes; null where it was written in another unit. */
  readonly amount: number | null;
  /** For how many cups what is there is enough; null of what is no cup. */
  readonly cups: number | null;
  /** How much of it is made of that, where it is no cup. */
  readonly makes: { readonly amount: number; readonly unit: string } | null;
  /** Whether it goes into the drink by itself, and not by a base alone. */
  readonly is_direct: boolean;
}

/** A material that stands in drinks in use. */
export interface MaterialUses extends Named {
  readonly key: number;
  readonly unit: string;
  /** Null where nobody bought or counted it yet. */
  readonly instock: number | null;
  readonly is_used: boolean;
  readonly drinks: readonly MaterialUser[];
}

/** One save of a drink. What it cost before and after it, by the prices of that day, is for those who see costs. */
export interface DrinkStep extends Named {
  readonly drink_seq: number;
  readonly served: string | null;
  readonly version: number;
  readonly edit_at: string;
  readonly edit_user: string | null;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
  readonly cost: { readonly before: number | null; readonly after: number | null } | null;
}

/** Some saves of drinks, newest first. */
export interface DrinkHistory {
  readonly steps: readonly DrinkStep[];
  readonly names: ResultNames;
  readonly pagination: Pagination;
}

/** Somebody who wrote notes of a coffee. */
export interface CoffeeTaster {
  /** Null for whoever is not to know it. */
  readonly name: string | null;
  readonly is_me: boolean;
}

/** How a coffee was on a day, by somebody: `taster` is their place among the tasters. */
export interface CoffeeNote {
  readonly key: number;
  readonly day: string;
  readonly taster: number | null;
  readonly points: { readonly [P in Point]: number | null };
  readonly satis: number | null;
}

/** How a brew of it was. */
export type CoffeeBrew = Omit<CoffeeNote, 'points'>;

/** What was noted of one coffee, in order of days. */
export interface CoffeeNotes {
  /** The one that was asked for, or the one that was noted last; null where none ever was. */
  readonly coffee: (Named & { readonly key: number }) | null;
  readonly tasters: readonly CoffeeTaster[];
  readonly notes: readonly CoffeeNote[];
  readonly brews: readonly CoffeeBrew[];
}
