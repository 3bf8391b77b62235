import type { Entity, ResultNames, Row } from '@hanjan/core';
import { sourceOf } from './source.ts';

type NamesOfRecord = ResultNames[string][string];

/** The language in which the plain one of two names is written; all others read the locale one. */
const PLAIN_LOCALE = 'en';

/** Two names with the one for a language first. */
export const inLocale = <T>(plain: T, local: T, locale: string): readonly [T, T] =>
  locale === PLAIN_LOCALE ? [plain, local] : [local, plain];

/** The entity whose names stand for a record: its own, or the one that its label refers to. */
function namedBy(entity: Entity): Entity {
  const field = entity.fields[entity.label.plain];
  return field && 'to' in field ? namedBy(sourceOf(field.to).entity) : entity;
}

/** The name among those that came with an answer for a record of an entity. */
export function nameAmong(entity: Entity, names: NamesOfRecord, locale: string): string | null {
  const { label } = namedBy(entity);
  const [first, second] = inLocale(names[label.plain], names[label.locale], locale);
  return first || second || null;
}

/**
 * How people know a record: by its name in their language or else the other one. Where a record is known by another one
 * the names must have come with it, as `resultName`.
 */
export function labelOf(entity: Entity, row: Row, locale: string): string {
  const { label, key } = entity;
  const named = namedBy(entity);
  const found = (row.resultName as ResultNames | undefined)?.[label.plain]?.[String(row[label.plain])];
  const names = named === entity ? (row as NamesOfRecord) : found;
  return (names && nameAmong(named, names, locale)) || `#${row[key]}`;
}
