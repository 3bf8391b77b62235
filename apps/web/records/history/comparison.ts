import { type Field, kindOf, type Names, type Row } from '@hanjan/core';
import { compareTexts, isAlike, type Stretch, shortened } from '../../parts/difference/texts.ts';
import type { RowsField } from '../rows/items.ts';

/** Two values of a field as they are best held side by side: lists by their items or rows, texts by their words. */
export type Comparison =
  | { readonly as: 'lists'; readonly before: readonly string[]; readonly after: readonly string[] }
  | {
      readonly as: 'texts';
      readonly stretches: readonly Stretch[];
      /** Without what is long and the same. */
      readonly short: readonly Stretch[];
      /** Both say much the same. */
      readonly isAlike: boolean;
    }
  | { readonly as: 'rows'; readonly field: RowsField; readonly before: readonly Row[]; readonly after: readonly Row[] }
  | { readonly as: 'values' };

/** Texts up to this long are read as they are. */
const SHORT_TEXT = 200;

export function compareValues(field: Field, before: unknown, after: unknown, names: Names): Comparison {
  if (field.kind === 'rows') {
    const rows = (value: unknown): readonly Row[] => (Array.isArray(value) ? value : []);
    return { as: 'rows', field, before: rows(before), after: rows(after) };
  }
  const { show, search } = kindOf(field);
  const items = (value: unknown) => (Array.isArray(value) ? value.map((item) => show([item], field, names)) : []);
  if (search === 'any_of') return { as: 'lists', before: items(before), after: items(after) };
  if (search !== 'contains') return { as: 'values' };
  const texts = [before, after].map((value) => String(value ?? ''));
  const stretches = compareTexts(texts[0] ?? '', texts[1] ?? '');
  const isLong = texts.some((text) => text.length > SHORT_TEXT);
  return { as: 'texts', stretches, short: isLong ? shortened(stretches) : stretches, isAlike: isAlike(stretches) };
}
