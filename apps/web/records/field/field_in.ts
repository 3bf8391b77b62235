import { type Entity, type Field, pathOf } from '@hanjan/core';
import type { Form } from '../form/store.ts';

/** A field of a record, with the path that a value of the record decides. */
export function fieldIn({ entity, values }: Pick<Form, 'values'> & { readonly entity: Entity }, name: string) {
  const field: Field | undefined = entity.fields[name];
  if (field?.kind !== 'uuid' || typeof field.path !== 'object') return field;
  const { path: _, ...rest } = field;
  const path = pathOf(field, values());
  return path === undefined ? rest : { ...rest, path };
}
