import type { Entity, Row } from '@hanjan/core';

/** The field of a brew that names its recipe; a recipe is known by it too. */
export const RECIPE = 'brewing_seq';

/** What a brew has of its own, whatever its recipe says: when it began, and what was thought of it. */
const OWN = [RECIPE, 'brewing_start_time', 'brewing_public', 'brewing_default_memo'];

/** What a recipe of no coffee in particular leaves as it is. */
const PERHAPS = ['coffeebean_seq'];

/**
 * What a recipe says of a brew after it, or a brew of a recipe like it: every field that both have, empty ones too, so
 * that no step of another one stays.
 */
export const saidBy = (said: Row, { fields: from }: Entity, { fields: to }: Entity): Row =>
  Object.fromEntries(
    Object.keys(from)
      .filter((name) => name in to && !to[name]?.readonly && !OWN.includes(name))
      .filter((name) => !PERHAPS.includes(name) || said[name] != null)
      .map((name) => [name, said[name] ?? null]),
  );
