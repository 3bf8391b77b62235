import type { Screen } from '@hanjan/core';
import { headText } from '../../base/texts/head.ts';

/** What a list calls a field of its records at the head of its column. */
export const columnHead = ({ entity }: Pick<Screen, 'entity'>, name: string): string =>
  headText(entity.fields[name]?.called ?? name);
