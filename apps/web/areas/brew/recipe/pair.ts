import type { Entity, Screen } from '@hanjan/core';
import { RECIPE } from '@hanjan/model/brewing/recipe.ts';
import { findScreen } from '../../../records/catalogue.ts';

/** A note may name the setting of its cup; a brew is filled by its recipe. */
const isAfter = ({ fields: { [RECIPE]: recipe } }: Entity, { name }: Entity): boolean =>
  recipe !== undefined && 'to' in recipe && recipe.view === 'recipe' && recipe.to === name;

/** The recipes that brews of an entity are brewed after. */
export const recipesOf = (brews: Entity): Screen | undefined =>
  findScreen(({ entity, access }) => Boolean(access.code && isAfter(brews, entity)));

/** What is brewed after recipes of an entity, where it is written. */
export const brewsOf = (recipes: Entity): Screen | undefined =>
  findScreen(({ entity, access }) => Boolean(access.write && isAfter(entity, recipes)));
