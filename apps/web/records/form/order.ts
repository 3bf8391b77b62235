import { type Entity, inLocale, inPairs } from '@hanjan/core';
import { currentLocale } from '../../base/texts/index.ts';

/** Of a pair of names the one for the language that is shown comes first. */
export const inOrder = (entity: Entity, names: readonly string[]): string[] =>
  inPairs(entity, names).flatMap(([name, local]) => (local ? inLocale(name, local, currentLocale()) : [name]));
