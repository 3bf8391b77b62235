import { type Entity, inLocale, pairOf } from '@hanjan/core';
import { currentLocale } from '../../base/texts/index.ts';

/** Of a pair of names the one for the language that is shown comes first. */
export function inOrder(entity: Entity, names: readonly string[]): string[] {
  const paired = names.flatMap((name) => {
    const pair = pairOf(entity, name);
    return pair?.every((one) => names.includes(one)) ? inLocale(...pair, currentLocale()) : [name];
  });
  return [...new Set(paired)];
}
