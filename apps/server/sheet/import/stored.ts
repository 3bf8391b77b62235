import { type Entity, type Names, type ResultNames, type Row, tamed } from '@hanjan/core';
import { clockOf } from '@hanjan/core/calc/time/zone.ts';
import { LOCALES } from '@hanjan/model/messages/locales.ts';
import { sql } from 'kysely';
import { rowSql } from '../../engine/list.ts';
import { takeNames } from '../../engine/names.ts';
import { columnList, scopeSql } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import { sheetNames, type Told } from '../names.ts';
import type { Typed } from '../read/sheet.ts';
import { cellOf, cellText } from '../write/cells.ts';
import { fitting } from '../write/xlsx.ts';

/** The living records that a file names, by key, with the names behind their references. */
export interface Stored {
  readonly records: ReadonlyMap<number, Row>;
  readonly resultName: ResultNames;
}

/** Tells the value of a field in words. */
export type Tell = (name: string, value: unknown) => string;

/** Reads the records that a file names; for a save nobody else changes them until it is done. */
export async function readStored(
  work: Work,
  entity: Entity,
  keys: readonly number[],
  isForSave: boolean,
): Promise<Stored> {
  if (keys.length === 0) return { records: new Map(), resultName: {} };
  const table = sql.table(entity.table);
  const key = columnList(entity, [entity.key]);
  const where = sql`${scopeSql(entity, work.actor)} AND ${key} = ANY(${[...keys]}) AND removed_at IS NULL`;
  if (isForSave) await work.run(sql`SELECT ${key} FROM ${table} WHERE ${where} ORDER BY ${key} FOR UPDATE`);
  const names = Object.keys(entity.fields);
  const found = await work.run(sql<Row>`SELECT ${rowSql(work, entity, names)} FROM ${table} WHERE ${where}`);
  const { rows, resultName } = takeNames(found);
  return { records: new Map(rows.map((row) => [row[entity.key] as number, row])), resultName };
}

/** Tells a stored value as an export in the language and the zone of the actor would. */
export function tellerOf(work: Work, { fields }: Entity, told: Told, { resultName }: Stored, zone: string): Tell {
  const names = sheetNames(work.known, fields, told, resultName, work.locale);
  const read = clockOf(zone);
  return (name, value) => {
    const field = fields[name];
    return field ? cellText(cellOf(field, value, names), read) : '';
  };
}

/**
 * Whether a cell says what an export says of a stored value, in any language: then it is that value, even where its name
 * means several records, is out of use, or was too long for a cell.
 */
export function isToldBy(work: Work, entity: Entity, told: Told, { resultName }: Stored) {
  const all: Names[] = LOCALES.map(({ id }) => sheetNames(work.known, entity.fields, told, resultName, id));
  return (name: string, cell: Typed, value: unknown): boolean => {
    const field = entity.fields[name];
    if (!field || value === null || typeof cell !== 'string') return false;
    return all.some((names) => {
      const own = cellOf(field, value, names);
      // What was exported as CSV and saved as Excel has the sign before it still that made it a text.
      return typeof own === 'string' && [own, fitting(own), tamed(own)].includes(cell);
    });
  };
}
