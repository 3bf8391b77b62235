import { type Entity, pathOf, type Row } from '@hanjan/core';

/** The whole address below which whoever holds it finds a record; null where it has none. */
export function linkOf({ fields }: Entity, record: Row): string | null {
  const paths = Object.entries(fields).flatMap(([name, field]) => {
    const path = field.kind === 'uuid' ? pathOf(field, record) : undefined;
    return path && record[name] ? `${location.origin}${path}/${record[name]}` : [];
  });
  return paths[0] ?? null;
}
