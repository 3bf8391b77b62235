import { checkField, type Entity, type Field, type FieldFault, kindOf, type Row } from '@hanjan/core';
import { badExampleOf, exampleRecord } from '@hanjan/model/dev/examples.ts';
import { devKind } from '@hanjan/model/dev/kinds.ts';
import { currentLocale } from '../../base/texts/index.ts';
import { createForm, type Form } from '../../records/form/store.ts';

/** The states in which every field is shown, in their order. `dense` is a cell of a list. */
export const STATES = ['empty', 'required', 'filled', 'failing', 'fixed', 'dense'] as const;
export type State = (typeof STATES)[number];

const filled = exampleRecord();
const required: Entity = { ...devKind, fields: mapped(devKind.fields, (field) => ({ ...field, required: true })) };

/** A form over the entity with every field in one state; the name keeps the ids of its controls apart. */
export function formIn(state: State): Form {
  const entity = { ...(state === 'required' ? required : devKind), name: `${devKind.name}-${state}` };
  const begin = state === 'empty' || state === 'required' ? {} : filled;
  const form = createForm({ entity, begin, isNew: true });
  form.mark(faultsIn(state, entity));
  return form;
}

/** What the fields of a state fail with: what is required is missing, what is wrong is wrong as in the samples. */
const REFUSED: Partial<Record<State, (field: Field) => unknown>> = {
  required: (field) => kindOf(field).clean(null, field),
  failing: badExampleOf,
};

function faultsIn(state: State, { fields }: Entity): FieldFault[] {
  const refused = REFUSED[state];
  if (!refused) return [];
  return Object.entries(fields).flatMap(([name, field]) => {
    const fault = checkField(field, refused(field), currentLocale());
    return fault ? [{ name, args: {}, ...fault }] : [];
  });
}

function mapped(fields: Entity['fields'], change: (field: Field) => Field): Entity['fields'] {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]));
}

/** The values that the filled states show. */
export const filledValues: Row = filled;
