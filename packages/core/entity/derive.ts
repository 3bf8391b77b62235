import { kindOf } from '../kind/kinds.ts';
import type { Field } from '../kind/registry.ts';
import type { Entity, Row } from './entity.ts';

/**
 * The record with everything that is calculated calculated afresh: inside of its values, then from them. Anything may have
 * been sent: what is of another type than the values of its field counts as nothing there.
 */
export function derived(entity: Entity, values: Row): Row {
  const row = { ...values };
  for (const [name, field] of Object.entries(entity.fields)) {
    const { settle } = kindOf(field);
    if (settle && (row[name] ?? null) !== null) row[name] = settle(row[name], field);
  }
  const known = { ...row };
  for (const name of entity.derive.flatMap(([, { from }]) => from)) {
    if (!isOfType(entity.fields[name], row[name])) known[name] = null;
  }
  for (const [name, rule] of entity.derive) {
    known[name] = rule.to(known);
    row[name] = known[name];
  }
  return row;
}

/** Whether a value has the type that the values of a field have in JSON. */
function isOfType(field: Field | undefined, value: unknown): boolean {
  const { type } = field ? kindOf(field).json(field) : {};
  return type === 'array' ? Array.isArray(value) : typeof value === (type === 'integer' ? 'number' : type);
}
