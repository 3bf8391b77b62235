import type { Entity, Row } from './entity.ts';

/** The record with its derived fields calculated afresh. */
export function derived(entity: Entity, values: Row): Row {
  const row = { ...values };
  for (const [name, rule] of entity.derive) row[name] = rule.to(row);
  return row;
}
