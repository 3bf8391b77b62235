import type { FieldFault, KindName } from '@hanjan/core';
import { hasText, textOf } from '../../i18n/index.ts';

/** What a person can do about a fault: in the field's own words, else in its kind's, else in general. */
export function faultText({ name, key, args }: FieldFault, kind: KindName): string {
  const own = [`${name}_${key}`, `${kind}_${key}`].find(hasText);
  return textOf(own ?? key, args);
}
