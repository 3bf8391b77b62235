import type { Entity, Row } from '@hanjan/core';

/**
 * Whether a value says something to a reader. A flag does when it is not what every new record starts with; what only
 * steers the form does not.
 */
export function saysSomething(entity: Entity, row: Row, name: string): boolean {
  const value = row[name] ?? null;
  if (entity.fields[name]?.steers) return false;
  return typeof value === 'boolean' ? value !== (entity.fields[name]?.initial ?? false) : value !== null;
}
