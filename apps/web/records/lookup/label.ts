import { type Entity, hasPublicId, idOf, inPairs, nameInLocale, type ResultNames, type Row } from '@hanjan/core';
import { shortDay } from '../../base/texts/times.ts';
import { sourceOf } from './source.ts';

type NamesOfRecord = ResultNames[string][string];

/** The entities whose records say how one is called: its own, and those that its label refers to. */
export function namingOf(entity: Entity): readonly Entity[] {
  const field = entity.fields[entity.label.plain];
  return [entity, ...(field && 'to' in field ? namingOf(sourceOf(field.to).entity) : [])];
}

/** The entity whose names stand for a record. */
const namedBy = (entity: Entity): Entity => namingOf(entity).at(-1) ?? entity;

/** The name among those that came with an answer for a record of an entity. */
export function nameAmong(entity: Entity, names: NamesOfRecord, locale: string): string | null {
  const { label } = namedBy(entity);
  return nameInLocale(names[label.plain], names[label.locale], locale) || null;
}

/** What names a code, where that is known. */
type CodeName = (group: string, id: string) => string;

/**
 * How people know a record: by its name in their language or else the other one, and where it has none by what tells it
 * from others. Where a record is known by another one the names must have come with it, as `resultName`.
 */
export const labelOf = (entity: Entity, row: Row, locale: string, codeName?: CodeName): string =>
  nameOf(entity, row, locale) ?? (subtitleOf(entity, row, locale, codeName) || `#${row[entity.key]}`);

/** The name of a record; null where it has none, or where it is known by another one whose names did not come with it. */
export function nameOf(entity: Entity, row: Row, locale: string): string | null {
  const names = namesOf(entity, row);
  return names ? nameAmong(namedBy(entity), names, locale) : null;
}

/** The names of a record in both languages, each where it has one. */
export function bothNames(entity: Entity, row: Row): { readonly plain: string; readonly locale: string } {
  const { label } = namedBy(entity);
  const names = namesOf(entity, row) ?? {};
  return { plain: names[label.plain] ?? '', locale: names[label.locale] ?? '' };
}

/** The names that stand for a record, of its own or of what it is known by. */
function namesOf(entity: Entity, row: Row): NamesOfRecord | undefined {
  const { plain } = entity.label;
  if (namedBy(entity) === entity) return row as NamesOfRecord;
  return (row.resultName as ResultNames | undefined)?.[plain]?.[String(row[plain])];
}

/** What tells a record from others of its name: its public number, its day and the like. */
export function subtitleOf(entity: Entity, row: Row, locale: string, codeName?: CodeName): string {
  const said = inPairs(entity, entity.subtitle).flatMap(([name, local]) => {
    if (local) return [nameInLocale(row[name] as string | null, row[local] as string | null, locale)];
    const field = entity.fields[name];
    const value = row[name] ?? null;
    if (!field || value === null) return [];
    if (field.kind === 'date') return [shortDay(String(value), locale)];
    if (field.kind === 'code') return codeName ? [codeName(field.group, String(value))] : [];
    return [String(value)];
  });
  const isNumbered = hasPublicId(entity) && entity.id.every((name) => typeof row[name] === 'number');
  return [...(isNumbered ? [idOf(entity, row)] : []), ...said].filter(Boolean).join(' · ');
}
