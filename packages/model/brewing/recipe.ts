import type { Entity, Row } from '@hanjan/core';

/** What a brew has of its own, whatever its recipe says: when it began, and what was thought of it. */
const OWN = ['brewing_seq', 'brewing_start_time', 'brewing_public', 'brewing_default_memo'];

/** What a recipe says of a brew after it: every field that both have, empty ones too, so that no step of another recipe stays. */
export const saidBy = (recipe: Row, { fields: ofRecipe }: Entity, { fields: ofBrew }: Entity): Row =>
  Object.fromEntries(
    Object.keys(ofRecipe)
      .filter((name) => name in ofBrew && !ofBrew[name]?.readonly && !OWN.includes(name))
      .map((name) => [name, recipe[name] ?? null]),
  );
