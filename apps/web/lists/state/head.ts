import { namedBy, type Screen } from '@hanjan/core';
import { headText } from '../../base/texts/head.ts';

/** What a list calls a field of its records at the head of its column, and an item of their rows that narrows it. */
export function columnHead({ entity }: Pick<Screen, 'entity'>, name: string): string {
  const named = namedBy(entity.fields, name);
  return headText(named?.field.called ?? named?.name ?? name);
}
