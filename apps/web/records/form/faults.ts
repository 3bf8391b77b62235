import { type Field, type FieldFault, gaugeOf } from '@hanjan/core';
import { units } from '../../base/session/preferences.ts';
import { hasText, t, textOf } from '../../base/texts/index.ts';

/** What a person can do about a fault: in the field's own words, else in its kind's, else in general; and where. */
export function faultText({ name, key, args, at }: FieldFault, field: Field): string {
  const item = at && 'of' in field ? field.of[at.item] : undefined;
  if (at && item) {
    const text = faultText({ name: at.item, key, args }, item);
    return t('rows_fault', { row: at.row + 1, name: textOf(item.called ?? at.item), text });
  }
  const own = [`${name}_${key}`, `${field.kind}_${key}`].find(hasText);
  return textOf(own ?? key, 'measure' in field ? gaugeOf(field, units.get()).args(args) : args);
}
