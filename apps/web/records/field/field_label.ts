import type { Entity, Field } from '@hanjan/core';
import { textOf } from '../../base/texts/index.ts';
import type { Form } from '../form/store.ts';

/** What a field is called, which may depend on the value of another one. */
export const labelWith = (name: string, field: Field | undefined, value?: unknown): string =>
  textOf(field?.labels?.of[String(value)] ?? field?.called ?? name);

/** What a field of a record that is read is called. */
export function labelIn({ entity, field }: Pick<Form, 'field'> & { readonly entity: Entity }, name: string): string {
  const labels = entity.fields[name]?.labels;
  return labelWith(name, entity.fields[name], labels && field(labels.by).value);
}
