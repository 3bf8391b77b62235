import type { Kind } from './kind.ts';
import { type Field, itemKinds, type KindName, type KindTypes } from './registry.ts';
import { rowsKind } from './rows.ts';

/** Every kind by its name. */
export const kinds: { readonly [K in KindName]: Kind<KindTypes[K]['options']> } = { ...itemKinds, rows: rowsKind };

/** The kind of a field, ready to take that field as its options. */
export const kindOf = (field: Field): Kind<Field> => kinds[field.kind] as Kind<Field>;
