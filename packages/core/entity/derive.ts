import { kindOf } from '../kind/registry.ts';
import type { Entity, Row } from './entity.ts';

/** The record with everything that is calculated calculated afresh: inside of its values, then from them. */
export function derived(entity: Entity, values: Row): Row {
  const row = { ...values };
  for (const [name, field] of Object.entries(entity.fields)) {
    const { settle } = kindOf(field);
    if (settle && (row[name] ?? null) !== null) row[name] = settle(row[name], field);
  }
  for (const [name, rule] of entity.derive) row[name] = rule.to(row);
  return row;
}
