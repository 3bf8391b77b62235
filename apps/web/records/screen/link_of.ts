import { type Entity, pathOf, type Row } from '@hanjan/core';

/** The whole address below which whoever holds it finds a record, by one of its public numbers; null where it has none. */
export function linkAt({ fields }: Entity, record: Row, name: string): string | null {
  const field = fields[name];
  const path = field?.kind === 'uuid' ? pathOf(field, record) : undefined;
  return path && record[name] ? `${location.origin}${path}/${record[name]}` : null;
}

/** The first such address of a record. */
export const linkOf = (entity: Entity, record: Row): string | null =>
  Object.keys(entity.fields).flatMap((name) => linkAt(entity, record, name) ?? [])[0] ?? null;
