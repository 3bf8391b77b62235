import type { Names, Units } from '@hanjan/core';
import { currentLocale, textOf } from '../../base/texts/index.ts';

/** How values at a chart are read and said: none of them refers to a code or a record. */
export const namesIn = (units: Units): Names => ({
  locale: currentLocale(),
  text: textOf,
  code: (_, id) => id,
  ref: (_, key) => String(key),
  units,
});
