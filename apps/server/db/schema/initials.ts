import type { Entity } from '@hanjan/core';
import type { Catalogue } from './ddl.ts';

/** A name has so many bytes at most; longer texts are searched as they stand. */
const NAME_TEXT_BYTES = 300;
/** What an entry of an index may hold of names, well below the 2,704 bytes that PostgreSQL allows. */
const INDEXED_BYTES = 2000;

/** The names that records are searched by: those of their label and of what their lists look into, as far as they are short. */
export function searchedNames({ screens }: Catalogue, entity: Entity): string[] {
  if (entity.isView) return [];
  const titles = screens.filter((screen) => screen.entity.name === entity.name).flatMap(({ list }) => list.title);
  return [...new Set([entity.label.plain, entity.label.locale, ...titles])].filter((name) => {
    const field = entity.fields[name];
    return field?.kind === 'text' && field.max <= NAME_TEXT_BYTES;
  });
}

/** The column that holds the initial consonants of a record's names, so that no search has to work them out. */
export function initialsSql(catalogue: Catalogue, entity: Entity): string[] {
  const names = searchedNames(catalogue, entity);
  const bytes = names.length * (NAME_TEXT_BYTES + 1);
  if (bytes > INDEXED_BYTES) throw new Error(`${entity.name}: its names are too long for an index`);
  const all = names.map((name) => `coalesce(initials_of(${name}), '')`).join(` || ' ' || `);
  return names.length === 0 ? [] : [`initials text GENERATED ALWAYS AS (${all}) STORED`];
}

/** Whether records have such a column. */
export const hasInitials = (catalogue: Catalogue, entity: Entity): boolean =>
  searchedNames(catalogue, entity).length > 0;
